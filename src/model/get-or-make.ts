/** What a map has under a key; what it has not is made, and kept. */
export function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
}

export function newMap<Key, Value>(): Map<Key, Value> {
	return new Map();
}
