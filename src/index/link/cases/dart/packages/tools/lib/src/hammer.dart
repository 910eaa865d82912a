class Hammer {
  final int weight;
  const Hammer(this.weight);
  Hammer.light() : weight = 1;
  static Hammer heavy() => Hammer(9); //= Hammer hammer.dart#Hammer.Hammer
  void hit() {}
  Hammer again() => this;
}

class Secret {
  void tell() {}
}

class Cart {
  void roll() {}
}

void swing(Hammer hammer) {
  hammer.hit(); //= hit hammer.dart#Hammer.hit
  _aim(); //= _aim hammer.dart#_aim
}

void _aim() {}
