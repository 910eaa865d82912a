const MAX_KEY = 40;

/** Strings that could be a key, a module or an event; prose is not worth keeping. */
export function isKeyLike(text: string): boolean {
	return text.length <= MAX_KEY && !/\s/.test(text);
}

/** Names of containers beyond this length are not extended: nested a thousand deep they would be megabytes. */
const MAX_QUALIFIED = 500;

export function qualify(outer: string | null, name: string | null): string | null {
	if (name === null || (outer !== null && outer.length > MAX_QUALIFIED)) return outer;
	return outer === null ? name : `${outer}.${name}`;
}

/** The callee is just its receiver, a dot and its name: then it need not be stored. */
export function isPlainCallee(callee: string, receiver: string | null, name: string): boolean {
	if (receiver === null) return callee === name;
	const dot = receiver.length;
	return (
		callee.length === dot + 1 + name.length &&
		callee.charCodeAt(dot) === 46 &&
		callee.startsWith(receiver) &&
		callee.endsWith(name)
	);
}
