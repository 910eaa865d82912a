import { K } from './reading/kinds.ts';
import type { Walk } from './walk.ts';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** The text of a string or a word without variables in it; null for anything else. */
export function literalText(walk: Walk, node: number): string | null {
	switch (walk.kind(node)) {
		case K.word:
		case K.name:
			return unescaped(walk.textOf(node));
		case K.string:
			return stringText(walk.textOf(node));
		case K.operand:
		case K.expression:
		case K.argument:
		case K.command_name:
			return literalText(walk, walk.only(node));
		default:
			return null;
	}
}

function stringText(written: string): string {
	if (written.startsWith('@')) {
		const first = written.indexOf('\n');
		const last = written.lastIndexOf('\n');
		return first === last ? '' : written.slice(first + 1, last).replace(/\r$/, '');
	}
	const inner = written.slice(1, -1);
	return written[0] === "'" ? inner.replaceAll("''", "'") : unescaped(inner.replaceAll('""', '"'));
}

function unescaped(written: string): string {
	if (!written.includes('`')) return written;
	return written.replace(/`(.)/gs, (_, unit: string) => ESCAPES[unit] ?? unit);
}
