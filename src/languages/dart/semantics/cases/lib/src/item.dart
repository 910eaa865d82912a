part of 'cart.dart';

class Item {
  String name;
  Item(this.name);
  const Item.named(this.name);
  static Item make() => Item('made'); //= Item item.dart#Item.Item
  void rename(String to) {
    name = to;
    describe(this); //= describe item.dart#describe
  }

  bool isNew() => _private(); //= _private item.dart#_private
}

enum Kind {
  small,
  large;

  String label() => name;
}

extension Shouting on Item {
  void shout() {
    rename('LOUD'); //= rename item.dart#Item.rename
  }
}

extension Texts on String {
  String twice() => this + this;
}

void describe(Item item) {}

bool _private() => true;

Item? kept(Item item) => item;

final held = Item('held');
