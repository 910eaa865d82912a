abstract class Base<T> {
  final String name;
  Base(this.name);
  void label() {}
  void describe() {}
}

mixin Loud {
  void describe() {}
}

mixin Quiet {
  void describe() {}
  void hush() {}
}

abstract class Priced {
  int price();
}
