"""The variance of whole numbers that are kept as their count, their sum and the sum of their squares.

Its products are beyond 62 bits. Python lets an interrupt (Ctrl-C) be raised within such a one: a
multiplication of compiled code takes that for lack of memory and ends the process, while a function that it
calls may fail.
"""

from operator import mul


def square(number: int) -> int:
    """The square of a number of any size."""
    return int(mul(number, number))


def scaled_variance(count: int, sum: int, squares: int) -> int:
    """The variance of `count` numbers, times the square of `count`."""
    return int(mul(count, squares)) - square(sum)


def exceeds(sum: int, doubt: int, count: int, variance: int) -> bool:
    """Whether a mean is above `doubt` hundredths of its standard error; `variance` is the scaled one."""
    return int(mul(10000 * (count - 1), square(sum))) > int(mul(doubt * doubt, variance))
