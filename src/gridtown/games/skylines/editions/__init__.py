"""The printings of Skylines as data, and the checks that a printing must pass. Always interpreted."""
