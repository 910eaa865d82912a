/** Calls by the last name of their callee that may change what is in an object, a list, a map or a class. */
export const CHANGES: ReadonlySet<string> = new Set(
	`append extend insert remove pop clear update setdefault add discard appendleft extendleft popleft popitem sort reverse
__setitem__ push unshift splice set fill setattr assign defineProperty defineProperties setPrototypeOf`.split(
		/\s+/,
	),
);
