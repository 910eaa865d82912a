/**
 * Keeps what was last made of something. Rules look at one text after the other, and several at the same:
 * what they all need is made once, and forgotten with the next.
 */
export function keptFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
	let last: { key: Key; value: Value } | null = null;
	return (key) => {
		if (last?.key !== key) last = { key, value: make(key) };
		return last.value;
	};
}
