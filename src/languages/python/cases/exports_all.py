from .core import Engine as Motor, helper
import util

__all__ = ["run", 'Motor', "missing"] + extra.__all__ + ("Late",)
# ^ export all run local=run from=- ^ export all Motor local=Engine from=.core ^ export all missing local=missing from=- ^ export all Late
__all__ += ["_private"]  # ^ export all _private ^ refs __all__:readwrite
__all__.extend(["util"])  # ^ export all util local=* from=util
__all__.append("added")  # ^ export all added
other.__all__.append("no")  # ^ no export
names.extend(["no"])  # ^ no export


def run(): pass  # ^ chunk function run() exported
def public(): __all__.append("no")  # ^ chunk function public() ^ no export
def _private(): pass  # ^ chunk function _private() exported protected
class Late:  # ^ chunk class Late exported
    __all__ = ["no"]  # ^ no export
    def run(self): pass  # ^ chunk method Late.run(self)
added = 1  # ^ chunk variable added exported
