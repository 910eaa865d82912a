from .cli import run
