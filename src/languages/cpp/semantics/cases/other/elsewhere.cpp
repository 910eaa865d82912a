namespace other {
class Item {
public:
	int price();
};
int Item::price() { return 2; }
int total(Item &item) { return item.price(); } //= price elsewhere.cpp#other.Item.price
}
static int hidden() { return 1; }
int helper(int x) { return hidden(); } //= hidden elsewhere.cpp#hidden
using other::Item;
int use(Item i) {
	i.price(); //= price elsewhere.cpp#other.Item.price
	i.set(2); //= set dynamic
	return total(i); //= total unresolved
}
