"""The rules core: what every game, bot, server and study stands on.

Nothing here knows a game, and nothing here imports more than the standard library, `librt` and the
fixed-width integers of `mypy_extensions` that both builds need.
"""
