import 'package:test/test.dart';
import 'package:mocks/mocks.dart';
import 'package:tools/tools.dart';

part 'made.g.dart';

int todos() => 1;

void go(Shape shape, Other other) {
  expect(1, 1); //= expect external test | mocks
  todosProvider(1); //= todosProvider unresolved
  Expando<int>().upsert(); //= upsert hammer.dart#Extra.upsert
  Expando<int>().other(); //= other external dart:core
  shape.round(); //= round hammer.dart#Rounding.round
  other.round(); //= round external test | mocks
  Registry(); //= Registry unresolved
  'a'.hideIt(); //= hideIt external dart:core
  'a'.own(); //= own external dart:core
  'a'.sawn(); //= sawn external dart:core
}
