import type { Extractor } from '../../model/language.ts';
import { ModuleFlag, type Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { shownValue } from '../shared/shown-value.ts';
import { type Attribute, isLetter, readTag, type Tag } from '../shared/tags.ts';

/** More elements are data that a program wrote: those beyond are passed over. */
const MAX_ELEMENTS = 20_000;
const MAX_VALUE = 2_000;

/**
 * Project files of .NET: targets and properties as chunks, packages and other project files as imports. `<Using>` opens a
 * namespace in every file of the project, as `global using` does in C#.
 */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	/** Names of the elements that are open, the innermost last. */
	const open: string[] = [];
	let left = MAX_ELEMENTS;
	for (let at = out.text.indexOf('<'); at !== -1 && left > 0; left--) {
		at = out.text.indexOf('<', readElement(out, at, open));
	}
}

/** Reads what begins at a `<`; returns where to go on. */
function readElement(out: Recorder, start: number, open: string[]): number {
	const { text } = out;
	if (text.startsWith('<!--', start)) return past(text, '-->', start);
	if (text.startsWith('<![CDATA[', start)) return past(text, ']]>', start);
	if (text[start + 1] === '/') {
		const name = /^[\w.:-]{1,200}/.exec(text.slice(start + 2, start + 202))?.[0];
		const opened = name === undefined ? -1 : open.lastIndexOf(name);
		if (opened >= 0) open.length = opened;
		return start + 2;
	}
	if (!isLetter(text.charCodeAt(start + 1))) return start + 1;
	const tag = readTag(text, start);
	if (tag.isCut) {
		out.syntaxError(tag.start, tag.end);
		return Math.max(tag.end, start + 1);
	}
	const around = open.at(-1);
	if (around === 'PropertyGroup') recordProperty(out, tag);
	else recordItem(out, tag);
	if (!tag.selfClosing && open.length < 100) open.push(tag.name);
	return tag.end;
}

function past(text: string, mark: string, from: number): number {
	const found = text.indexOf(mark, from);
	return found === -1 ? text.length : found + mark.length;
}

function recordProperty(out: Recorder, tag: Tag): void {
	const { text } = out;
	const close = tag.selfClosing ? -1 : text.indexOf('<', tag.end);
	const isPlain = close !== -1 && close - tag.end <= MAX_VALUE && text.startsWith(`</${tag.name}>`, close);
	out.openChunk({
		kind: 'property',
		name: tag.name,
		start: tag.start,
		end: isPlain ? close + tag.name.length + 3 : tag.end,
		nameStart: tag.start + 1,
		flags: 0,
		type: isPlain ? shownValue(tag.name, text.slice(tag.end, close).trim()) : null,
	});
	out.closeChunk();
}

/** Elements that name a package or a file, by the attribute that has it. */
const IMPORTS: Readonly<Record<string, { attribute: string; kind: 'import' | 'include' }>> = {
	PackageReference: { attribute: 'include', kind: 'import' },
	PackageVersion: { attribute: 'include', kind: 'import' },
	FrameworkReference: { attribute: 'include', kind: 'import' },
	ProjectReference: { attribute: 'include', kind: 'include' },
	Import: { attribute: 'project', kind: 'include' },
};

function recordItem(out: Recorder, tag: Tag): void {
	if (tag.name === 'Using') {
		recordUsing(out, tag);
		return;
	}
	const target = tag.name === 'Target' ? attributeOf(tag, 'name') : undefined;
	if (target !== undefined) {
		const name = out.text.slice(target.start, target.end);
		out.openChunk({
			kind: 'section',
			name,
			start: tag.start,
			end: tag.end,
			nameStart: target.start,
			flags: 0,
		});
		out.closeChunk();
		return;
	}
	const { attribute, kind } = Object.hasOwn(IMPORTS, tag.name) ? IMPORTS[tag.name] : NO_IMPORT;
	const named = attribute === '' ? undefined : attributeOf(tag, attribute);
	if (named === undefined) return;
	const module = out.text.slice(named.start, named.end).trim();
	out.importName({
		kind,
		module: kind === 'include' ? module.replaceAll('\\', '/') : module,
		imported: '',
		local: null,
		start: tag.start,
		end: tag.end,
		nameStart: named.start,
		flags: attributeOf(tag, 'condition') === undefined ? 0 : ModuleFlag.conditional,
	});
}

const NO_IMPORT = { attribute: '', kind: 'import' } as const;

/** `<Using Include="Xunit" />`; with `Static` the members of a type, with `Alias` under another name. */
function recordUsing(out: Recorder, tag: Tag): void {
	const named = attributeOf(tag, 'include');
	if (named === undefined || named.end === named.start) return;
	const module = out.text.slice(named.start, named.end).trim();
	const alias = attributeOf(tag, 'alias');
	const local = alias === undefined ? '*' : module.slice(module.lastIndexOf('.') + 1);
	const place = { start: tag.start, end: tag.end };
	out.openChunk({
		kind: 'property',
		name: tag.name,
		...place,
		nameStart: tag.start + 1,
		flags: 0,
		type: module,
	});
	out.exportName({
		kind: alias === undefined ? 'star' : 'named',
		exported: alias === undefined ? '*' : out.text.slice(alias.start, alias.end),
		local,
		module: alias === undefined ? module : module.slice(0, Math.max(0, module.lastIndexOf('.'))),
		...place,
		nameStart: named.start,
		flags: attributeOf(tag, 'static') === undefined ? 0 : ModuleFlag.static,
		chunk: -1,
	});
	out.closeChunk();
}

/** An attribute with a value. */
function attributeOf({ attributes }: Tag, name: string): Attribute | undefined {
	return attributes.find((each) => each.name === name && each.start !== -1);
}

const extractor: Extractor = { extract };

export default extractor;
