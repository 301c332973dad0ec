"""The printings of NEOM as data, and the checks that a printing must pass. Always interpreted."""
