#include "shop/item.hpp"
#include <algorithm>

namespace shop {
namespace {
int helper(int x) { return x; }
}

class Item::Impl {
public:
	void run();
};

void Item::Impl::run() { helper(2); } //= helper item.cpp#shop.helper

Base::Base(int id) : id_(id) {}
Base::~Base() = default;
int Base::count() { return 1; }

Item::Item(int id, const std::string &name) : Base(id) { set(1); } //= set item.cpp#shop.Item.set
Item::Item(int id) : Base(id) {}

int Item::price() const {
	int sum = twice(); //= twice item.hpp#shop.Base.twice
	sum += Base::count(); //= count item.cpp#shop.Base.count
	impl_->run(); //= run item.cpp#shop.Item.Impl.run
	for (auto &part : parts_) part.fix(); //= fix item.cpp#shop.Item.Part.fix
	by_name_.at("x")->price(); //= price item.cpp#shop.Item.price
	by_name_["x"]->set(1, 2); //= set item.cpp#shop.Item.set
	auto found = by_name_.find("y");
	found->second->with(1); //= with item.cpp#shop.Item.with
	parts_.size(); //= size external std
	std::sort(parts_.begin(), parts_.end()); //= sort external std
	return total(*this) + detail::round(sum); //= round item.cpp#shop.detail.round
}

void Item::Part::fix() {}
void Item::set(int a) { this->set(a, 2); } //= set item.cpp#shop.Item.set
void Item::set(int a, int b) { with(a); } //= with item.cpp#shop.Item.with
void Item::with(int a, int b) {}
void Item::with(const std::string &text, int b, int c) {}
Store &Item::store() {
	static Store store;
	return store;
}

int total(const Item &item) { return total(item, 3); } //= total item.cpp#shop.total
int total(const Item &item, int tax) { return item.price(); } //= price item.cpp#shop.Item.price
int detail::round(int x) { return x; }
} // namespace shop

shop::Item &shop::Store::at(int index) { return *last; }
void shop::Store::add(Item item) { at(1).set(2); } //= set item.cpp#shop.Item.set
template <typename T>
void shop::Box<T>::put(T t) { get(); } //= get item.hpp#shop.Box.get
