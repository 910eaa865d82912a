/// The library. It does things.
@TestOn('vm')
library app.core; // ^ no call
import 'dart:async'; // ^ import * from dart:async
import 'package:a/b.dart' as b; // ^ import * as b from package:a/b.dart ^ bind import b
import 'package:a/c.dart' show X, Y hide Z; // ^ import X as X from package:a/c.dart ^ import Y as Y from package:a/c.dart ^ bind import X ^ bind import Y
import 'package:a/all.dart' hide Hidden; // ^ import * from package:a/all.dart
import 'big.dart' deferred as big; // ^ import * as big from big.dart lazy
import 'io.dart' if (dart.library.html) 'web.dart'; // ^ import * from io.dart ^ import * from web.dart conditional
export 'src/e.dart'; // ^ export star *
export 'src/f.dart' show E, F; // ^ export named E ^ export named F
export 'src/g.dart' hide G; // ^ export star *
part 'model.g.dart'; // ^ import * from model.g.dart kind=include
int counter = 1, other = make(); // ^ chunk variable counter exported type=int sig="int counter" ^ chunk variable other exported type=int sig="int other" ^ call make in=other ^ bind let counter ^ bind let other ^ export named counter ^ export named other
const limit = 10; // ^ chunk constant limit exported readonly sig="const limit" ^ bind const limit
final String name = 'x'; // ^ chunk constant name exported readonly type=String
late final Thing thing; // ^ chunk constant thing exported readonly sig="late final Thing thing" type=Thing
var _hidden = 2; // ^ chunk variable _hidden private ^ no export
Map<String, List<int>> table = {}; // ^ chunk variable table exported type="Map<String, List<int>>"
int get total => counter; // ^ chunk getter total() exported type=int ^ export named total
set total(int v) { counter = v; } // ^ chunk setter total(v: int) exported ^ assign counter = v
external int native(); // ^ chunk function native() declaration exported sig="external int native()"
void main(List<String> args) async { // ^ chunk function main(args: List<String>) async exported type=void
	counter = 2; // ^ assign counter = <number> ^ no chunk
	final local = 1; // ^ no chunk ^ bind const local
	int inner(int a) => a; // ^ chunk function main.inner(a: int) ^ yields return a
}
void _private() { } // ^ chunk function _private() private ^ no export
// void commented() { } // ^ no chunk
final text = 'void no() { }'; // ^ chunk constant text exported readonly
