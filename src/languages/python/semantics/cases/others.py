"""Others may call what these modules have: what is passed to it is not known."""
from .topics import attributes, callers, classes, containers, flow, narrowing, tables
