#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace shop {

class Store;

class Base {
public:
	explicit Base(int id);
	virtual ~Base();
	virtual int price() const = 0;
	int twice() const { return price() * 2; } //= price item.hpp#shop.Base.price
	static int count();

protected:
	int id_;
};

class Item : public Base {
public:
	Item(int id, const std::string &name);
	explicit Item(int id);
	int price() const override;
	Item *next() { return next_.get(); } //= get external std
	void set(int a);
	void set(int a, int b);
	void with(int a, int b = 2);
	void with(const std::string &text, int b, int c);
	Store &store();
	struct Part {
		void fix();
	};
	using Ptr = std::shared_ptr<Item>;

private:
	class Impl;
	Impl *impl_;
	std::unique_ptr<Item> next_;
	std::vector<Part> parts_;
	std::map<std::string, Item *> by_name_;
};

class Store {
public:
	Item &at(int index);
	Item operator[](int index);
	void add(Item item);
	Item::Ptr last;
};

int total(const Item &item);
int total(const Item &item, int tax);

template <typename T>
class Box {
public:
	T get() { return value; }
	void put(T t);
	T value;
};

namespace detail {
int round(int x);
}
} // namespace shop
