typedef Handler = void Function(Leaf leaf, int at);
typedef void OldHandler(Leaf leaf);
typedef Taking<T> = void Function(T value, [Leaf? other]);
typedef Making = Leaf Function(Twig) Function(Leaf);

class Leaf {
  void turn() {}
  List<Twig> get twigs => [];
}

class Twig {
  void snap() {}
}

class Branch<T> {
  final void Function(Twig twig)? onBreak;
  final Handler handler;
  const Branch({this.onBreak, required this.handler});

  void each(void Function(T) run, {OldHandler? old, void Function({Leaf? leaf})? named}) {}
  void taking(Taking<Twig> run) {}
}

void handle(Handler first, [OldHandler? second]) {}
void make(Making making) {}
void untyped(Function run, dynamic other) {}

void given(Branch<Leaf> branch, List<Leaf> leaves, Map<Leaf, Twig> map, Future<Leaf> later) {
  handle((leaf, at) => leaf.turn()); //= turn callbacks.dart#Leaf.turn
  handle((leaf, at) => at.abs()); //= abs external dart:core
  handle((leaf, at) {}, (leaf) => leaf.turn()); //= turn callbacks.dart#Leaf.turn
  branch.each((x) => x.turn()); //= turn callbacks.dart#Leaf.turn
  branch.each((x) => x.snap()); //= snap dynamic
  branch.each((x) {}, old: (y) => y.turn()); //= turn callbacks.dart#Leaf.turn
  branch.taking((value, [other]) => value.snap()); //= snap callbacks.dart#Twig.snap
  Branch<Leaf>(onBreak: (twig) => twig.snap(), handler: (leaf, at) {}); //= snap callbacks.dart#Twig.snap
  Branch<Leaf>(handler: (leaf, at) => leaf.turn()); //= turn callbacks.dart#Leaf.turn
  make((leaf) => leaf.turn()); //= turn callbacks.dart#Leaf.turn
  untyped((x) => x.turn(), (y) => y.turn()); //= turn dynamic
  Handler held = (leaf, at) => leaf.turn(); //= turn callbacks.dart#Leaf.turn
  map.forEach((key, value) => value.snap()); //= snap callbacks.dart#Twig.snap
  map.forEach((key, value) => key.snap()); //= snap dynamic
  leaves.sort((a, b) => b.turn()); //= turn callbacks.dart#Leaf.turn
  leaves.fold(0, (sum, leaf) => leaf.turn()); //= turn callbacks.dart#Leaf.turn
  leaves.fold(0, (sum, leaf) => sum.turn()); //= turn dynamic
  leaves.forEachIndexed((at, leaf) => leaf.turn()); //= turn callbacks.dart#Leaf.turn
  leaves.expand((leaf) => leaf.twigs).first.snap(); //= snap callbacks.dart#Twig.snap
  leaves.map((leaf) => leaf.twigs).toList().first.first.snap(); //= snap callbacks.dart#Twig.snap
  leaves.map((leaf) => untypedResult(leaf)).first.snap(); //= snap dynamic
  leaves.where((leaf) => true).toList(); //= toList external dart:core
  later.then((leaf) => leaf.twigs).then((twigs) => twigs.first.snap()); //= snap callbacks.dart#Twig.snap
}
