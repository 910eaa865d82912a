from __future__ import annotations  # ^ import annotations as annotations from __future__ ^ no refs
import os  # ^ import * as os from os ^ bind import os scope=module ^ no export ^ no refs
import a.b.c  # ^ import * as a from a.b.c ^ bind import a
import a.b as ab, sys  # ^ import * as ab from a.b ^ import * as sys from sys
import again as again  # ^ import * as again from again ^ export named again from=again local=*
from . import sibling  # ^ import sibling as sibling from .
from .. import up as higher  # ^ import up as higher from ..
from ...pkg . mod import (  # ^ no import
    one,  # ^ import one as one from ...pkg.mod
    two as second,  # ^ import two as second from ...pkg.mod ^ bind import second
)
from .same import kept as kept  # ^ import kept as kept from .same ^ export named kept from=.same local=kept
from star import *  # ^ import * from star ^ no bind ^ export star * from=star
import unicode.\
    split  # ^ no import

if TYPE_CHECKING:
    from models import User  # ^ import User as User from models typeOnly
else:
    User = None  # ^ no chunk
if typing.TYPE_CHECKING:
    import heavy as heavy  # ^ import * as heavy from heavy typeOnly ^ no export
if sys.version_info >= (3, 11):
    import tomllib  # ^ import * as tomllib from tomllib conditional
elif old:
    import tomli as tomllib  # ^ import * as tomllib from tomli conditional
try:
    import ujson as json  # ^ import * as json from ujson conditional
except ImportError:
    import json  # ^ import * as json from json conditional


def late():
    import shutil  # ^ import * as shutil from shutil lazy ^ bind import shutil scope=function
    if x:
        from p import q  # ^ import q as q from p conditional lazy
    plug = __import__("plug")  # ^ import * from plug kind=dynamic lazy ^ bind var plug value=module(plug)
    importlib.import_module(name)  # ^ import * from - kind=dynamic lazy
    other.import_module("x")  # ^ no import


class Holder:
    import inside  # ^ import * as inside from inside ^ bind import inside scope=class


"import fake"  # ^ no import
# import fake
exec("import fake")  # ^ no import
from package import (a, b)  # ^ import a as a from package ^ import b as b from package
