import { ChunkFlag } from '../../model/chunk.ts';

/** `__x` is private to its class (its name is mangled), `_x` protected by custom, `__x__` the language's. */
export function visibilityFlags(name: string): number {
	if (name.charCodeAt(0) !== 95 || name === '_') return 0;
	if (!name.startsWith('__')) return ChunkFlag.protected;
	return name.endsWith('__') ? 0 : ChunkFlag.private;
}

export function isPublic(name: string): boolean {
	return name.charCodeAt(0) !== 95;
}

export function isConstantName(name: string): boolean {
	return /^_*[A-Z][A-Z0-9_]*$/.test(name);
}

const DOTTED = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u;

/** True for `a`, `a.b`: what a string annotation must be to name a type. */
export function isDottedName(text: string): boolean {
	return DOTTED.test(text);
}

/** `Final` in `typing.Final[int]`. */
export function lastNameOfType(text: string): string {
	const bare = text.split('[', 1)[0].trim();
	return bare.slice(bare.lastIndexOf('.') + 1);
}
