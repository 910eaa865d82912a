#!/usr/bin/env python3
"""What this module is for.

More about it.
"""
import os
from typing import (
    Any,
    Iterable,
)

# A remark.
LIMITS = {
    "one": 1,
    "two": 2,
    "three": [
        1,
        2,
    ],
    "four": 4,
    "five": "}",
}


@register("runner", options={"a": 1})
class Runner(Base, metaclass=Meta):
    """Runs everything.

    It takes its time.
    """

    name: str = "runner"
    retries = 3

    def __init__(
        self,
        path: str,
        *,
        deep: bool = False,
    ) -> None:
        """Makes one: of a path."""
        self.path = path
        self.deep = deep
        self.seen = {}
        self.open()
        self.close()

    @property
    def size(self) -> int:
        return len(self.seen)

    async def run(self, items: Iterable[Any] = ()) -> dict[str, Any]:
        result = {}
        for item in items:
            def inner():
                return item
            result[str(item)] = inner()
        # done
        return result

    def text(self):  # noqa
        return """
        {
        def not_one():
        """


def short(x): return x


def generate(n):
    '''Counts.'''
    while n:
        yield n
        n -= 1
        if n == 3:
            continue
    return


if __name__ == "__main__":
    main()
    a = 1
    b = 2
    c = 3
    d = 4
    e = 5
    f = 6
    g = 7
