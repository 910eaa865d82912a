#include <gtest/gtest.h>
#include "shop/item.hpp"
extern "C" {
#include "../../c/include/net/link.h"
}

namespace sh = shop;
using namespace shop;
using shop::detail::round;

static int helper(int x) { return x; }
static int price() { return 2; }

class Discount : public Item {
public:
	using Item::Item;
	int price() const override { return Item::price() - 1; } //= price item.cpp#shop.Item.price
	int both() { return price() + twice(); } //= price main.cpp#Discount.price
	int outer() { return ::helper(2); } //= helper main.cpp#helper
};

class Unknown : public Missing {
	void go() { start(); } //= start unresolved
};

class Fixture : public testing::Test {
protected:
	int prepared() { return 1; }
	Item item_{1};
};

typedef Fixture OtherFixture;
using LastFixture = OtherFixture;

TEST_F(OtherFixture, Prepares) {
	prepared(); //= prepared main.cpp#Fixture.prepared
}

TEST_F(LastFixture, Prepares) {
	prepared(); //= prepared main.cpp#Fixture.prepared
}

TEST_F(Fixture, Prepares) {
	prepared(); //= prepared main.cpp#Fixture.prepared
	item_.price(); //= price item.cpp#shop.Item.price
}

template <typename T>
int generic(T t) {
	t.price(); //= price dynamic
	return 1;
}

int run(Store &store, Item::Ptr shared, std::function<int(int)> given) {
	Item plain(1); //= Item item.cpp#shop.Item.Item
	Item made{1, "x"}; //= Item item.cpp#shop.Item.Item
	auto heap = new Item(2); //= Item item.cpp#shop.Item.Item
	auto unique = std::make_unique<Item>(3);
	auto moved = std::move(plain);
	moved.price(); //= price dynamic
	plain.price(); //= price item.cpp#shop.Item.price
	heap->next()->price(); //= price item.cpp#shop.Item.price
	heap->next(); //= next item.hpp#shop.Item.next
	unique->price(); //= price item.cpp#shop.Item.price
	unique.get()->set(1); //= set item.cpp#shop.Item.set
	shared->price(); //= price item.cpp#shop.Item.price
	shared.reset(); //= reset external std
	store.last->price(); //= price item.cpp#shop.Item.price
	store.at(1).price(); //= price item.cpp#shop.Item.price
	store[2].price(); //= price item.cpp#shop.Item.price
	heap->store().add(plain); //= add item.cpp#shop.Store.add
	Base *base = heap;
	base->price(); //= price item.hpp#shop.Base.price
	dynamic_cast<Item *>(base)->set(1); //= set item.cpp#shop.Item.set
	Box<Item> box;
	box.get().price(); //= price item.cpp#shop.Item.price
	box.put(plain); //= put item.cpp#shop.Box.put
	sh::total(plain); //= total item.cpp#shop.total
	shop::detail::round(1); //= round item.cpp#shop.detail.round
	round(1); //= round item.cpp#shop.detail.round
	total(plain, 2); //= total item.cpp#shop.total
	helper(1); //= helper main.cpp#helper
	price(); //= price main.cpp#price
	given(2); //= given main.cpp#given
	generic(plain); //= generic main.cpp#generic
	auto twice = [&](int x) { return plain.price() + x; }; //= price item.cpp#shop.Item.price
	twice(2); //= twice main.cpp#run.
	std::vector<Item> items;
	items.front().price(); //= price item.cpp#shop.Item.price
	for (const auto &each : items) each.price(); //= price item.cpp#shop.Item.price
	items.push_back(plain); //= push_back external std
	link_new(); //= link_new link.c#link_new
	other::total(plain); //= total dynamic
	hidden(); //= hidden unresolved
	return EXPECT_EQ(1, 2); //= EXPECT_EQ external gtest
}
