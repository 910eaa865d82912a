"""Without a list, what has no leading underscore is offered."""
from .core import helper  # ^ no export
import util  # ^ no export


def run():  # ^ export named run chunk=run
    def inner(): pass  # ^ no export
    local = 1  # ^ no export
class Api:  # ^ export named Api chunk=Api
    field = 1  # ^ no export
def _hidden(): pass  # ^ no export
LIMIT = 1  # ^ export named LIMIT chunk=LIMIT
_limit = 2  # ^ no export
left, _right = 1, 2  # ^ export named left chunk=left
key = lambda x: x  # ^ export named key chunk=key
if flag:
    def guarded(): pass  # ^ export named guarded
try:
    value = 1  # ^ export named value
finally:
    value = 2  # ^ no export
for item in []:  # ^ no export
    pass
__all__ = [name for name in dir()]  # ^ no export
