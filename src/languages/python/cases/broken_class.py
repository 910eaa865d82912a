class Command:  # ^ chunk class Command broken exported doc="Commands." ^ error
    """Commands."""
    prompt = "> "  # ^ chunk field Command.prompt parent=Command

    def first(self):  # ^ chunk method Command.first(self) parent=Command
        return 1

    def second(self)  # ^ chunk method Command.second broken
        """Misses its colon."""
        if self.first():  # ^ call self.first
            return 2

    def third(self):  # ^ chunk method Command.third(self) broken ^ no export
        return 3

    @property
    def fourth(self):  # ^ chunk getter Command.fourth(self) broken
        return 4


class Other:  # ^ chunk class Other broken
    def open(self:  # ^ chunk method Other.open broken
        x = (1,

    def lost(self):  # ^ chunk method Other.lost broken ^ no call
        pass


def after():  # ^ chunk function after broken ^ no call ^ no refs
    return 1
