"""The rules of Skylines, a module for each part of the course of play."""
