"""The printings of Mayor as data, and the checks that a printing must pass. Always interpreted."""
