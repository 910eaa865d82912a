class Saw {
  void cut() {}
}

class Blade {
  void cut() {}
}
