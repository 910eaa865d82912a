'use strict';
const fs = require('node:fs');

(function (root, factory) {
	root.runner = factory();
})(this, function () {
	// A module written as a function.
	const limits = { one: 1 };

	/** Runs it. */
	function run(path) {
		const text = fs.readFileSync(path, 'utf8');
		if (/[{]/.test(text) || text.length / 2 > 1) {
			return text.replace(/\}/g, '');
		}
		log(text);
		log(text);
		return text;
	}

	function short() {
		return 1;
	}

	class Store {
		static #made = 0;
		get(name) {
			a();
			b();
			c();
			d();
			return this[name];
		}
	}

	return { run, short, Store };
});
