import 'package:tools/tools.dart' as tools;
import 'package:tools/src/hammer.dart' show Hiding;
import 'package:test/test.dart';

void go() {
  Expando<int>().upsert(); //= upsert hammer.dart#Extra.upsert
  'a'.hideIt(); //= hideIt hammer.dart#Hiding.hideIt
  expect(1, 1); //= expect external test
  todosProvider(1); //= todosProvider external test
}
