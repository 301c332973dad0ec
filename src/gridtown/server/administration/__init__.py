"""What those who run the server may do, from the command line or over the guarded address.

- commands: what can be asked for, and how it is answered. admin_service: carries it out.

A command is written to the database and nothing else; every process of the server reads there what has been
ordered (live.admin_state). So it is the same whether a command comes from the program or over the address.
"""
