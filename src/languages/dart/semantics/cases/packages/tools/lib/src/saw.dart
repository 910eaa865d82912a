class Saw {
  void cut() {}
}

class Blade {
  void cut() {}
}

extension Sawing on String {
  void sawn() {}
}
