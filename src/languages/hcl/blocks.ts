import { type Annotation, ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { afterBracket } from '../shared/brackets.ts';
import { type DocRange, docAbove, summaryOf } from '../shared/comment-text.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { addressValue, referExpressions } from './references.ts';
import { isAssigned, labelStart, labelText, valueEnd, type Walk } from './walk.ts';

/** How a block of Terraform is addressed. */
interface BlockForm {
	kind: ChunkKind;
	/** What stands before the name in an address, from the labels before the last. */
	container(labels: readonly string[]): string | null;
	exported?: true;
}

const FORMS: ReadonlyMap<string, BlockForm> = new Map<string, BlockForm>([
	['resource', { kind: 'resource', container: (labels) => labels[0] ?? null }],
	['data', { kind: 'resource', container: (labels) => ['data', ...labels].join('.') }],
	['ephemeral', { kind: 'resource', container: (labels) => ['ephemeral', ...labels].join('.') }],
	['module', { kind: 'namespace', container: () => 'module' }],
	['variable', { kind: 'variable', container: () => 'var', exported: true }],
	['output', { kind: 'property', container: () => 'output', exported: true }],
	['provider', { kind: 'object', container: () => 'provider' }],
]);

export interface Attribute {
	name: number;
	/** Tokens of the value. */
	from: number;
	to: number;
}

/** Direct attributes of a block. */
function attributesOf(walk: Walk, open: number): Map<string, Attribute> {
	const { tokens, brackets } = walk;
	const found = new Map<string, Attribute>();
	const close = brackets.close[open];
	for (let i = open + 1; i < close; ) {
		if (tokens.kind[i] === Token.word && isAssigned(walk, i + 1)) {
			const to = valueEnd(walk, i + 2, close);
			found.set(tokenText(tokens, i), { name: i, from: i + 2, to });
			i = Math.max(to, i + 2);
		} else i = afterBracket(brackets, i);
	}
	return found;
}

/** A block with labels, opened at `open`; returns the token after it. */
export function readBlock(walk: Walk, index: number, open: number): number {
	const { tokens, brackets, out } = walk;
	const type = tokenText(tokens, index);
	const labels: number[] = [];
	for (let i = index + 1; i < open; i++) labels.push(i);
	const broken = brackets.broken[open] === 1;
	const after = afterBracket(brackets, open);
	if (type === 'locals' && labels.length === 0) {
		readLocals(walk, open);
		return after;
	}
	const form = FORMS.get(type);
	const attributes = attributesOf(walk, open);
	const { name, container } = addressOf(walk, index, labels, attributes);
	const chunk = out.openChunk({
		kind: form?.kind ?? 'block',
		name: labelText(walk, name),
		start: tokens.start[index],
		end: tokens.end[after - 1],
		nameStart: labelStart(walk, name),
		flags: flagsOf(type, attributes, broken),
		signature: tokens.text.slice(tokens.start[index], tokens.end[open - 1]),
		type: typeOf(walk, type, attributes, labels),
		annotations: /^(?:variable|output|module)$/.test(type) ? notesOf(walk, attributes) : null,
		container,
		...docOf(walk, index, attributes),
	});
	if (name !== index) bindBlock(walk, name, chunk);
	importSource(walk, type, attributes, labels);
	if (type === 'module' && name !== index) giveArguments(walk, labelText(walk, name), attributes);
	if (type === 'terraform') readProviders(walk, open);
	if (type === 'resource' || type === 'data') {
		const label = labels[0];
		if (label !== undefined && labels.length > 1)
			out.refer(labelText(walk, label), labelStart(walk, label), 'type', false);
	}
	const skipped = type === 'variable' ? attributes.get('type') : undefined;
	if (skipped === undefined) referExpressions(walk, open + 1, brackets.close[open]);
	else {
		referExpressions(walk, open + 1, skipped.name);
		referExpressions(walk, skipped.to, brackets.close[open]);
	}
	out.closeChunk();
	return after;
}

/** The label (or attribute, of a provider's alias) that names a block, and what stands before it in its address. */
function addressOf(
	walk: Walk,
	index: number,
	labels: readonly number[],
	attributes: Map<string, Attribute>,
): { name: number; container: string | null } {
	const type = tokenText(walk.tokens, index);
	const last = labels.length === 0 ? -1 : labels[labels.length - 1];
	if (last === -1 || labelText(walk, last) === '') return { name: index, container: null };
	const alias = type === 'provider' ? attributes.get('alias') : undefined;
	if (
		alias !== undefined &&
		walk.tokens.kind[alias.from] === Token.string &&
		labelText(walk, alias.from) !== ''
	) {
		return { name: alias.from, container: labelText(walk, last) };
	}
	const before = labels.slice(0, -1).map((label) => labelText(walk, label));
	const form = FORMS.get(type);
	return { name: last, container: form === undefined ? [type, ...before].join('.') : form.container(before) };
}

/** Files of one folder see each other's names. */
function bindBlock(walk: Walk, name: number, chunk: number): void {
	const { out } = walk;
	out.bind({
		scope: out.currentScope,
		name: labelText(walk, name),
		kind: 'const',
		start: labelStart(walk, name),
		chunk,
		type: null,
		value: -1,
		path: null,
		index: -1,
	});
}

/** The declared type of a variable, the type of a resource, where a module comes from. */
function typeOf(
	walk: Walk,
	type: string,
	attributes: Map<string, Attribute>,
	labels: readonly number[],
): string | null {
	const { tokens } = walk;
	if (type === 'resource' || type === 'data') return labels.length > 1 ? labelText(walk, labels[0]) : null;
	const attribute = attributes.get(type === 'module' ? 'source' : 'type');
	if (attribute === undefined || (type !== 'variable' && type !== 'module')) return null;
	const written = tokens.text.slice(tokens.start[attribute.from], tokens.end[attribute.to - 1]);
	return written.replace(/^"(.*)"$/, '$1');
}

/** `description = "…"` of a variable or output says what it is for; else the comment above does. */
function docOf(walk: Walk, index: number, attributes: Map<string, Attribute>): DocRange {
	const { tokens } = walk;
	const isDescribed = /^(?:variable|output)$/.test(tokenText(tokens, index));
	const described = isDescribed ? attributes.get('description') : undefined;
	if (described === undefined || tokens.kind[described.from] !== Token.string) return docAbove(tokens, index);
	const [docStart, docEnd] = [tokens.start[described.from], tokens.end[described.from]];
	const written = tokens.text.slice(docStart, Math.min(docEnd, docStart + 1000));
	const isHereDocument = written.startsWith('<<');
	const words = isHereDocument ? written.slice(written.indexOf('\n') + 1) : labelText(walk, described.from);
	return { docStart, docEnd, summary: summaryOf(words.slice(0, 1000)) };
}

/** What else a variable, an output or a module says about itself. */
const NOTED = ['default', 'sensitive', 'nullable', 'ephemeral', 'deprecated', 'version'];

function notesOf(walk: Walk, attributes: Map<string, Attribute>): Annotation[] {
	const { tokens } = walk;
	return NOTED.flatMap((name) => {
		const value = attributes.get(name);
		if (value === undefined || value.to <= value.from) return [];
		return [{ name, args: tokens.text.slice(tokens.start[value.from], tokens.end[value.to - 1]) }];
	});
}

function flagsOf(type: string, attributes: Map<string, Attribute>, isBroken: boolean): number {
	let flags = isBroken ? ChunkFlag.broken : 0;
	if (FORMS.get(type)?.exported) flags |= ChunkFlag.exported;
	if (type === 'variable' && attributes.has('default')) flags |= ChunkFlag.optional;
	if (type === 'run') flags |= ChunkFlag.test;
	return flags;
}

/** Attributes that say where something comes from, by the type of block. */
const SOURCES: Readonly<Record<string, string>> = {
	module: 'source',
	terraform: 'source',
	dependency: 'config_path',
	include: 'path',
};

function importSource(
	walk: Walk,
	type: string,
	attributes: Map<string, Attribute>,
	labels: readonly number[],
): void {
	const attribute = Object.hasOwn(SOURCES, type) ? attributes.get(SOURCES[type]) : undefined;
	if (attribute === undefined) return;
	const local = type === 'module' && labels.length > 0 ? labelText(walk, labels[0]) : null;
	importString(walk, attribute.name, attribute.from, local, type === 'module' ? 'import' : 'include');
}

/** Attributes of a module that are not variables of it. */
const OF_MODULE_ITSELF = /^(?:source|version|count|for_each|providers|depends_on)$/;

/** What stands in a module gives its variables their values. */
function giveArguments({ tokens, out }: Walk, module: string, attributes: Map<string, Attribute>): void {
	for (const [name, { name: token }] of attributes) {
		if (OF_MODULE_ITSELF.test(name)) continue;
		out.refer(name, tokens.start[token], 'write', true);
		out.assign(addressValue(out, ['module', module, name]), -1, tokens.start[token]);
	}
}

function importString(
	walk: Walk,
	first: number,
	index: number,
	local: string | null,
	kind: 'import' | 'include',
): void {
	const { tokens, out } = walk;
	if (tokens.kind[index] !== Token.string || labelText(walk, index) === '') return;
	out.importName({
		kind,
		module: labelText(walk, index),
		imported: local === null ? '' : '*',
		local,
		start: tokens.start[first],
		end: tokens.end[index],
		nameStart: labelStart(walk, index),
		flags: 0,
	});
}

/** `required_providers { aws = { source = "hashicorp/aws" } }` */
function readProviders(walk: Walk, open: number): void {
	const { tokens, brackets } = walk;
	const close = brackets.close[open];
	for (let i = open + 1; i < close; i = afterBracket(brackets, i)) {
		if (tokenText(tokens, i) !== 'required_providers' || !isMark(tokens, i + 1, '{')) continue;
		for (const [name, { from }] of attributesOf(walk, i + 1)) {
			if (!isMark(tokens, from, '{')) continue;
			const source = attributesOf(walk, from).get('source');
			if (source !== undefined) importString(walk, source.name, source.from, name, 'import');
		}
	}
}

function readLocals(walk: Walk, open: number): void {
	const { tokens, out } = walk;
	for (const [name, { name: token, from, to }] of attributesOf(walk, open)) {
		out.openChunk({
			kind: 'constant',
			name,
			start: tokens.start[token],
			end: tokens.end[Math.max(to, from) - 1],
			nameStart: tokens.start[token],
			flags: 0,
			signature: tokens.text.slice(tokens.start[token], tokens.end[Math.max(to, from) - 1]),
			container: 'local',
			...docAbove(tokens, token),
		});
		referExpressions(walk, from, to);
		out.closeChunk();
	}
}
