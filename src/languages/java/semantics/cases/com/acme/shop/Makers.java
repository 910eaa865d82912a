package com.acme.shop;

/** What only implements something is made by nobody's constructor but that of all. */
class Makers implements Shape2 {
	private final PoolState state = new PoolState(this); //= PoolState Makers.java#PoolState.PoolState
	private int poolState;

	Makers() {
		super(); //= super external java.lang
	}

	Makers(int a) {
		this(); //= this Makers.java#Makers.Makers
	}

	PoolState getPoolState() {
		return new PoolState(null); //= PoolState Makers.java#PoolState.PoolState
	}

	public String toString() {
		return super.toString(); //= toString external java.lang
	}
}

interface Shape2 {}

class PoolState {
	PoolState(Makers of) {
		super(); //= super external java.lang
	}
}

class Below extends Makers implements Shape2 {
	Below() {
		super(1); //= super Makers.java#Makers.Makers
	}

	void go(Below other) {
		other.getPoolState(); //= getPoolState Makers.java#Makers.getPoolState
	}
}

/** A constructor calls another one, of as many parameters of other types: that of the header. */
record Account(long id, String name, String kind) {
	Account(long id, String name, Kind kind) {
		this(id, name, kind.toString()); //= this Makers.java#Account
	}

	Account(long id) {
		this(id, "", ""); //= this Makers.java#Account
	}
}

record Checked(long id, String name) {
	Checked {
		if (id < 0) throw new IllegalArgumentException();
	}

	Checked(long id) {
		this(id, ""); //= this Makers.java#Checked.Checked
	}
}

enum Kind { ONE }
