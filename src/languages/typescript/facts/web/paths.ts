import type { FactFile } from '../../../../model/facts/rules.ts';
import type { ArgKind } from '../../../../model/recorder.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { partsIn, propertiesIn } from './expressions.ts';

const SUBSTITUTION = /\$\{\s{0,8}([\w$.]{1,100})\s{0,8}\}/g;
const NAME = /^[\w$]{1,100}$/;
const MEMBER = /^([\w$]{1,100})\.([\w$]{1,100})$/;
const MAX_WRITTEN = 160;

/**
 * The path that an expression says: literals, templates and sums of them, with constants of the file put
 * in. What is not known stays as it is written, `${config.base}/users`.
 */
export function pathText(written: string, scope: number, file: FactFile, depth = 0): string {
	const text = written.trim();
	const literal = literalText(text);
	if (literal !== null && !text.startsWith('`')) return literal;
	if (literal !== null) {
		return literal.replace(SUBSTITUTION, (whole, name: string) => known(name, scope, file, depth) ?? whole);
	}
	if (/^\/.{1,400}\/[a-z]{0,8}$/.test(text)) return text;
	const terms = sumOf(text);
	if (terms.length > 1) return terms.map((term) => pathText(term, scope, file, depth)).join('');
	return known(text, scope, file, depth) ?? `\${${text.replace(/\s+/g, ' ').slice(0, MAX_WRITTEN)}}`;
}

/** The terms of `a + '/b'`; one when it is no sum. */
function sumOf(text: string): string[] {
	if (!text.includes('+')) return [text];
	return partsIn(`(${text})`, 0, '+')?.map((part) => part.text) ?? [text];
}

/** The string that a name, a member of an object or of an enum of this file holds. */
function known(written: string, scope: number, file: FactFile, depth: number): string | null {
	if (NAME.test(written)) return file.constant(written, scope) ?? templateOf(written, scope, file, depth);
	const member = MEMBER.exec(written);
	if (member === null) return null;
	const binding = file.binding(member[1], scope);
	if (binding === null || binding.kind === 'param' || binding.kind === 'import') return null;
	const open = file.text.indexOf('{', binding.start);
	if (open < 0 || open > binding.start + 120) return null;
	const property = propertiesIn(file.text, open).find(({ key }) => key === member[2]);
	return property === undefined
		? null
		: literalText(property.value.text.replace(/\s{1,8}as\s{1,8}const$/, ''));
}

const PATH_KINDS: ReadonlySet<ArgKind> = new Set([
	'string',
	'template',
	'regex',
	'array',
	'identifier',
	'member',
	'call',
	'other',
]);

/** The paths of an argument that is one, or a list of them. */
export function pathsOf(kind: ArgKind, written: string, scope: number, file: FactFile): string[] {
	if (!PATH_KINDS.has(kind)) return [];
	if (kind !== 'array') return [pathText(written, scope, file)];
	return (partsIn(written, 0) ?? []).map((part) => pathText(part.text, scope, file));
}

/** Literals that can only be paths: `'/users'`, `'*'`, `['/a', '/b']`. */
export function isPlainPath(kind: ArgKind, written: string): boolean {
	if (kind === 'array') return /^\[\s{0,80}['"`][/*]/.test(written);
	return (kind === 'string' || kind === 'template') && /^['"`][/*]/.test(written);
}

const TEMPLATE = /^[\w$]{1,100}\s{0,8}(?::[^=]{0,60})?=\s{0,8}(`[^`\n]{1,200}`)\s{0,8}(?:[;\n]|$)/;
const MAX_DEPTH = 3;

/** What a constant is that is put together of others: ``const members = `${users}/:id/members` ``. */
function templateOf(name: string, scope: number, file: FactFile, depth: number): string | null {
	const binding = depth < MAX_DEPTH ? file.binding(name, scope) : null;
	if (binding?.kind !== 'const' || binding.path !== null) return null;
	const written = TEMPLATE.exec(file.text.slice(binding.start, binding.start + 400))?.[1];
	return written === undefined ? null : pathText(written, binding.scope, file, depth + 1);
}
