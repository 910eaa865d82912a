package com.acme;

import static com.acme.util.Helper.twice;

import com.acme.util.Helper;
import java.util.List;

public class App extends Base implements Runnable {
	private final Helper helper = new Helper(2); //= Helper Helper.java#Helper.Helper
	private List<Helper> all;

	public App(Helper h) {
		super(h); //= super Base.java#Base.Base
		this.helper.go(1); //= go Helper.java#Helper.go
	}

	public void run() {
		Helper h = new Helper(1);
		h.go(2).chain(); //= chain Helper.java#Helper.chain
		for (Helper x : all) x.go(3); //= go Helper.java#Helper.go
		twice(3); //= twice Helper.java#Helper.twice
		local(); //= local App.java#App.local
		inherited(); //= inherited Base.java#Base.inherited
		this.local(1); //= local App.java#App.local
		App.make().run(); //= run App.java#App.run
		var y = h.next();
		y.go(1); //= go Helper.java#Helper.go
		all.get(0).go(1); //= go Helper.java#Helper.go
		new Inner().hi(); //= hi App.java#App.Inner.hi
		all.forEach(z -> z.go(4)); //= forEach external java.util
		toString(); //= toString external java.lang
	}

	void local() {}

	void local(int a) {}

	static App make() {
		return new App(null); //= App App.java#App.App
	}

	class Inner {
		void hi() {
			local(); //= local App.java#App.local
		}
	}
}
