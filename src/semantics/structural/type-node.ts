/** A type as written, as far as it says what members there are. */
export type TypeNode =
	| { is: 'name'; name: string; args: readonly TypeNode[] }
	/** One of these; what is nothing (`null`, `None`) is left out. */
	| { is: 'union'; of: readonly TypeNode[] }
	/** All of these at once. */
	| { is: 'all'; of: readonly TypeNode[] }
	| { is: 'list'; of: TypeNode }
	| { is: 'tuple'; of: readonly TypeNode[] }
	/** `isRecord`: its values are members of it. */
	| { is: 'map'; of: TypeNode; isRecord?: true }
	| { is: 'promise'; of: TypeNode }
	| { is: 'function'; params: readonly TypeNode[]; returns: TypeNode; rest?: boolean }
	| { is: 'object'; members: readonly { name: string; type: TypeNode }[] }
	/** The type of a value: `typeof config`. */
	| { is: 'typeof'; name: string }
	/** A class itself, not what it makes: `type[User]`. */
	| { is: 'class'; of: TypeNode }
	/** What a function of that type gives back. */
	| { is: 'returned'; of: TypeNode }
	/** What a class of that type makes. */
	| { is: 'made'; of: TypeNode }
	/** `User['address']`. */
	| { is: 'member'; of: TypeNode; name: string }
	/** A string, a number: nothing of the repository. */
	| { is: 'plain' }
	| { is: 'unknown' };

export const UNKNOWN: TypeNode = { is: 'unknown' };
export const PLAIN: TypeNode = { is: 'plain' };

/** Types nested deeper are not read. */
export const MAX_DEPTH = 24;
