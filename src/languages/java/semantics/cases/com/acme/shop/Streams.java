package com.acme.shop;

import static com.acme.other.Square.*;

import com.acme.lib.Tool;
import com.acme.other.Square;
import java.util.*;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;

class Box<T extends Square> {
	T item;

	T get() {
		item.turn(); //= turn Square.java#Square.turn
		return item;
	}

	<R> R map(java.util.function.Function<T, R> how) {
		return how.apply(item); //= apply external java.util.function
	}
}

interface Visitor {
	void visit(Square square, int depth);
}

class BigBox extends Box<BigSquare> {
	void open() {
		get().huge(); //= huge Streams.java#BigSquare.huge
	}
}

class BigSquare extends Square {
	void huge() {}
}

@lombok.Data
class Person {
	private String name;

	void greet() {
		getName(); //= getName unresolved
	}
}

abstract class Streams<E extends Square> extends AbstractThing {
	Map<String, Square> byName = new HashMap<>();
	Map<String, List<BigSquare>> lists;
	List<Square> all;

	abstract E make();

	static <T> T same(T value) {
		return value;
	}

	static <T> T of(Class<T> type) {
		return null;
	}

	void walk(Visitor visitor) {}

	void use(Optional<Square> maybe, Box<BigSquare> box, Person person) {
		all.forEach(each -> each.turn()); //= turn Square.java#Square.turn
		all.stream().filter(s -> s.area() > 1).map(Square::turn).findFirst().get().area(); //= area Square.java#Square.area
		all.stream().map(s -> new BigSquare()).forEach(b -> b.huge()); //= huge Streams.java#BigSquare.huge
		for (var entry : byName.entrySet()) entry.getValue().turn(); //= turn Square.java#Square.turn
		byName.forEach((name, value) -> value.turn()); //= turn Square.java#Square.turn
		byName.computeIfAbsent("a", key -> new Square()).turn(); //= turn Square.java#Square.turn
		lists.get("a").get(0).huge(); //= huge Streams.java#BigSquare.huge
		byName.get("a").huge(); //= huge dynamic
		maybe.map(Square::turn).orElse(null).area(); //= area Square.java#Square.area
		maybe.ifPresent(s -> s.turn()); //= turn Square.java#Square.turn
		box.get().huge(); //= huge Streams.java#BigSquare.huge
		box.map(b -> b.turn()).area(); //= area Square.java#Square.area
		new Box<BigSquare>().get().huge(); //= huge Streams.java#BigSquare.huge
		same(new BigSquare()).huge(); //= huge Streams.java#BigSquare.huge
		of(BigSquare.class).huge(); //= huge Streams.java#BigSquare.huge
		of(Tool.class).huge(); //= huge dynamic
		Consumer<Square> consumer = s -> s.turn(); //= turn Square.java#Square.turn
		walk((square, depth) -> square.turn()); //= turn Square.java#Square.turn
		make().turn(); //= turn Square.java#Square.turn
		builder().label("a").build().turn(); //= turn Square.java#Square.turn
		Square.builder().build(); //= build Square.java#Square.Builder.build
		new Builder().label("x"); //= label Square.java#Square.Builder.label
		com.acme.other.Square.builder(); //= builder Square.java#Square.builder
		List.of(new Square()).get(0).turn(); //= turn Square.java#Square.turn
		Objects.requireNonNull(box).get(); //= get Streams.java#Box.get
		CompletableFuture.supplyAsync(() -> new BigSquare()).thenAccept(b -> b.huge()); //= huge Streams.java#BigSquare.huge
		all.stream().collect(Collectors.toList()); //= collect external java.util.stream
		person.getName(); //= getName dynamic
		person.greet(); //= greet Streams.java#Person.greet
		new Tool().run(); //= run Tool.java#Tool.run
		Runnable action = new Runnable() {
			@Override
			public void run() {
				helper(); //= helper Streams.java#Streams.use.helper
				Streams.this.make(); //= make Streams.java#Streams.make
				walk(null); //= walk Streams.java#Streams.walk
			}

			void helper() {}
		};
		action.run(); //= run external java.lang
		class Local {
			void hi() {
				walk(null); //= walk Streams.java#Streams.walk
			}
		}
		new Local().hi(); //= hi Streams.java#Streams.use.Local.hi
		Object any = person;
		if (any instanceof Person p && p.name != null) p.greet(); //= greet Streams.java#Person.greet
		switch (any) {
			case BigSquare big -> big.huge(); //= huge Streams.java#BigSquare.huge
			default -> {}
		}
		((BigSquare) any).huge(); //= huge Streams.java#BigSquare.huge
	}

	void shadowed(String all) {
		all.turn(); //= turn external java.lang
		this.all.get(0).turn(); //= turn Square.java#Square.turn
	}
}
