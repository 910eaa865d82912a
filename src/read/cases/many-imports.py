import os
import re
import sys

from collections import defaultdict
from typing import (
    Any,
    Iterable,
    Optional,
)
from .models import (
    Account,
    Budget,
    Category,
    Payee,
    Transaction,
)


def load(path: str) -> Any:
    """Loads everything."""
    return os.path.join(path, sys.argv[0])
