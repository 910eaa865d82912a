package com.acme.shop;

import com.acme.other.Square;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

class Generated extends Missing {
	void use() {
		inheritedFromElsewhere(); //= inheritedFromElsewhere unresolved
	}
}

class Parent {
	void take(String text) {}

	void only(int a, int b) {}

	void hidden(Object any) {}
}

public class Overloads extends Parent {
	int count;

	void take(int number) {}

	void take(Square square) {}

	void only(int a) {}

	@Override
	void hidden(Object any) {}

	void rest(String first) {}

	void rest(String first, Object... more) {}

	void wide(long number) {}

	void wide(Object any) {}

	void lazy(Supplier<String> text) {}

	void lazy(Function<String, String> text) {}

	void either(List<String> list) {}

	void either(Runnable action) {}

	int count() {
		return count;
	}

	void use(Square square, Shapes.Square ours, Object any, Unknown thing) {
		take("text"); //= take Overloads.java#Parent.take
		take(1); //= take Overloads.java#Overloads.take
		take(square); //= take Overloads.java#Overloads.take
		take(thing); //= take ambiguous
		only(1); //= only Overloads.java#Overloads.only
		only(1, 2); //= only Overloads.java#Parent.only
		hidden(any); //= hidden Overloads.java#Overloads.hidden
		rest("a"); //= rest Overloads.java#Overloads.rest
		rest("a", 1, 2); //= rest Overloads.java#Overloads.rest
		wide(3); //= wide Overloads.java#Overloads.wide
		lazy(() -> "x"); //= lazy Overloads.java#Overloads.lazy
		lazy(x -> x); //= lazy Overloads.java#Overloads.lazy
		either(() -> {}); //= either ambiguous
		count(); //= count Overloads.java#Overloads.count
		ours.area(); //= area Shapes.java#Shapes.Square.area
		square.area(); //= area Square.java#Square.area
		square.grow(); //= grow dynamic
		thing.area(); //= area dynamic
		super.take("x"); //= take Overloads.java#Parent.take
	}
}
