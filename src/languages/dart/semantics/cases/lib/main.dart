import 'package:tools/tools.dart' hide Cart;
import 'package:tools/src/hammer.dart' as parts;
import 'package:shop/src/cart.dart' show Cart, Item;
import 'package:vendor/vendor.dart' as vendor;
import 'package:widgets/widgets.dart';
import 'src/base.dart';
import 'missing.g.dart' as made;

void main() {
  Hammer(1).hit(); //= hit hammer.dart#Hammer.hit
  Hammer.light().again().hit(); //= hit hammer.dart#Hammer.hit
  Hammer.heavy(); //= heavy hammer.dart#Hammer.heavy
  swing(Hammer(2)); //= swing hammer.dart#swing
  Saw().cut(); //= cut saw.dart#Saw.cut
  Blade(); //= Blade external widgets
  Secret(); //= Secret external widgets
  parts.Secret().tell(); //= tell hammer.dart#Secret.tell
  parts.swing(Hammer(3)); //= swing hammer.dart#swing
  parts.Cart().roll(); //= roll hammer.dart#Cart.roll
  Outer(); //= Outer external outside
  Cart().run(Item('a'), 1); //= run cart.dart#Cart.run
  Cart().roll(); //= roll dynamic
  Kind.small; //= Kind external widgets
  vendor.Item().rename('b'); //= rename external vendor
  made.build(); //= build dynamic
  final Priced priced = Cart();
  priced.price(); //= price base.dart#Priced.price
  _aim(); //= _aim unresolved
  Text('x'); //= Text external widgets
}
