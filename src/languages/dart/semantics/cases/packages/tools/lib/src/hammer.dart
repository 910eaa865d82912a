import 'package:mocks/mocks.dart';

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

extension Extra on Expando<int> {
  void upsert() {}
}

extension Rounding on Shape {
  void round() {}
}

extension Hiding on String {
  void hideIt() {}
}

extension on String {
  void own() {}
}

void shown(String text) {
  text.own(); //= own hammer.dart#String.own
  text.hideIt(); //= hideIt hammer.dart#Hiding.hideIt
}
