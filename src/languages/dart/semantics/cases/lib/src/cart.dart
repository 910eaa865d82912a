import 'dart:async';
import 'base.dart';

part 'item.dart';

class Cart extends Base<Item> with Loud, Quiet implements Priced {
  final List<Item> items = [];
  final Map<String, Item> byName = {};
  late Item best;
  var other = Item('x');
  final Base? parent;

  Cart({this.parent}) : super('cart'); //= super base.dart#Base.Base
  Cart.empty() : this(); //= this cart.dart#Cart.Cart
  factory Cart.from(Item item) {
    final cart = Cart(); //= Cart cart.dart#Cart.Cart
    cart.items.add(item); //= add external dart:core
    return cart;
  }

  @override
  int price() => items.length;

  Item get first => items.first;

  Future<Item> load() async => Item('a');

  Stream<Item> watch() async* {}

  void run(Item item, dynamic anything, [Item? maybe]) async {
    describe(); //= describe base.dart#Quiet.describe
    this.describe(); //= describe base.dart#Quiet.describe
    super.describe(); //= describe base.dart#Quiet.describe
    label(); //= label base.dart#Base.label
    hush(); //= hush base.dart#Quiet.hush
    item.rename('b'); //= rename item.dart#Item.rename
    maybe?.rename('c'); //= rename item.dart#Item.rename
    maybe!.rename('c'); //= rename item.dart#Item.rename
    first.rename('d'); //= rename item.dart#Item.rename
    best.rename('e'); //= rename item.dart#Item.rename
    other.rename('f'); //= rename item.dart#Item.rename
    items[0].rename('g'); //= rename item.dart#Item.rename
    items.first.rename('h'); //= rename item.dart#Item.rename
    items.firstWhere((each) => each.isNew()).rename('i'); //= rename item.dart#Item.rename
    items.where((each) => each.isNew()); //= isNew item.dart#Item.isNew
    items.forEach((each) {
      each.rename('j'); //= rename item.dart#Item.rename
    });
    for (final each in items) {
      each.rename('k'); //= rename item.dart#Item.rename
    }
    byName['a']?.rename('l'); //= rename item.dart#Item.rename
    byName.values.first.rename('l'); //= rename item.dart#Item.rename
    (await load()).rename('m'); //= rename item.dart#Item.rename
    final loaded = await load();
    loaded.rename('n'); //= rename item.dart#Item.rename
    load().then((each) => each.rename('n')); //= rename item.dart#Item.rename
    Item('o')
      ..rename('p') //= rename item.dart#Item.rename
      ..isNew(); //= isNew item.dart#Item.isNew
    Item.make().rename('q'); //= rename item.dart#Item.rename
    Item.named('r'); //= named item.dart#Item.named
    const Item.named('r').isNew(); //= isNew item.dart#Item.isNew
    anything.rename('s'); //= rename dynamic
    (anything as Item).rename('t'); //= rename item.dart#Item.rename
    item.shout(); //= shout item.dart#Shouting.shout
    'text'.twice(); //= twice item.dart#Texts.twice
    'text'.trim(); //= trim external dart:core
    kept(item)?.rename('u'); //= rename item.dart#Item.rename
    Kind.small.label(); //= label item.dart#Kind.label
    Kind.values.first.label(); //= label item.dart#Kind.label
    parent?.label(); //= label base.dart#Base.label
    local(int n) => Item('$n');
    local(1).rename('v'); //= rename item.dart#Item.rename
    final make = () => Item('w');
    make().rename('w'); //= rename item.dart#Item.rename
    _private(); //= _private item.dart#_private
    Timer.run(() {}); //= run external dart:async
    print(item); //= print external dart:core
    toString(); //= toString external dart:core
    missing(); //= missing unresolved
    held.rename('x'); //= rename item.dart#Item.rename
  }

  T keep<T extends Base>(T value) => value;
}
