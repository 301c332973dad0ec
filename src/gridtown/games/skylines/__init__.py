"""Skylines: Cities: Skylines – The Board Game. Build a happy city together, piece by piece. 1 to 4
players.
"""
