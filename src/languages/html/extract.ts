import { ChunkFlag } from '../../model/chunk.ts';
import type { Extractor } from '../../model/language.ts';
import type { Arg, Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { summaryOf } from '../shared/comment-text.ts';
import type { Attribute } from '../shared/tags.ts';
import { BraceTemplate } from './brace-template.ts';
import { type Element, readElements } from './elements.ts';
import { facts } from './facts.ts';
import { readHandler } from './handlers.ts';
import { attributeOf, referAttributes } from './references.ts';
import { VueTemplate } from './vue-template.ts';

const MAX_ARGS = 8;
const MAX_DOC = 1000;
/** Elements that others find by their `name`. */
const NAMED = /^(?:slot|form|a|map|iframe)$/;

/**
 * Reads the markup of a page: elements that have a name, what they refer to and what they load. Scripts
 * and styles in it are texts of their own.
 */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	/** Ends of the elements whose chunks or scopes are open. */
	const open: { end: number; isChunk: boolean }[] = [];
	const closeBefore = (at: number): void => {
		while (open.length > 0 && at >= open[open.length - 1].end) {
			if (open.pop()!.isChunk) out.closeChunk();
			else out.closeScope();
		}
	};
	const template = templateOf(out);
	const elements = readElements(out.text, template instanceof BraceTemplate ? template.scanner : null);
	const openScope = (end: number): void => {
		open.push({ end, isChunk: false });
	};
	const ids = template === null ? idsOf(out, elements) : null;
	for (const element of elements) {
		template?.readTexts(element.tag.start, closeBefore, openScope);
		closeBefore(element.tag.start);
		const end = Math.min(element.end, open.at(-1)?.end ?? out.text.length);
		const name = nameOf(out, element);
		if (name !== null) {
			openElement(out, element, name, end);
			open.push({ end, isChunk: true });
		}
		if (element.name === 'title') describe(out, element);
		if (element.tag.isCut) out.syntaxError(element.tag.start, element.tag.end);
		useComponent(out, element, template);
		referAttributes(out, element, ids, template instanceof BraceTemplate);
		if (template === null) for (const attribute of element.tag.attributes) readHandler(out, attribute);
		else for (let n = template.readElement(element, end); n > 0; n--) openScope(end);
	}
	template?.readTexts(out.text.length, closeBefore, openScope);
	closeBefore(Number.POSITIVE_INFINITY);
}

type Template = VueTemplate | BraceTemplate;

/** How the code of a component's markup is read; null for a page, which has none. */
function templateOf(out: Recorder): Template | null {
	if (out.path?.endsWith('.vue')) return new VueTemplate(out);
	const isSvelte = out.path?.endsWith('.svelte') ?? false;
	return isSvelte || out.path?.endsWith('.astro') ? new BraceTemplate(out, isSvelte) : null;
}

/** The id, or the name of what goes by that; none when a template makes it. */
function nameOf({ text }: Recorder, element: Element): { name: string; start: number } | null {
	const named =
		attributeOf(element, 'id') ?? (NAMED.test(element.name) ? attributeOf(element, 'name') : null);
	if (named === null) return null;
	const written = text.slice(named.start, named.end);
	const name = written.trim();
	if (name === '' || /[\s{}<>$]/.test(name)) return null;
	return { name, start: named.start + written.indexOf(name) };
}

/** The chunks that elements with a name will be, by their names; of several with one name it is not known which is meant. */
function idsOf(out: Recorder, elements: readonly Element[]): Map<string, number> {
	const ids = new Map<string, number>();
	let chunk = out.currentChunk;
	for (const element of elements) {
		const name = nameOf(out, element)?.name;
		if (name === undefined) continue;
		chunk++;
		// Slots and forms are found by their names in other ways.
		const isId = attributeOf(element, 'id') !== null || /^(?:a|map)$/.test(element.name);
		if (isId) ids.set(name, ids.has(name) ? -1 : chunk);
	}
	return ids;
}

function openElement(
	out: Recorder,
	element: Element,
	named: { name: string; start: number },
	end: number,
): void {
	const { tag, docStart, docEnd } = element;
	const { text } = out;
	out.openChunk({
		kind: 'element',
		name: named.name,
		start: tag.start,
		end,
		nameStart: named.start,
		flags: tag.isCut ? ChunkFlag.broken : 0,
		signature: text.slice(tag.start, Math.min(tag.end, tag.start + MAX_DOC)),
		type: element.name,
		// An id is one of the page, wherever the element is.
		container: '',
		...(docStart === -1
			? {}
			: { docStart, docEnd, summary: summaryOf(text.slice(docStart, Math.min(docEnd, docStart + MAX_DOC))) }),
	});
}

/** The title says what the page is about. */
function describe(out: Recorder, { tag, end }: Element): void {
	const [docStart, docEnd] = [tag.end, out.text.lastIndexOf('</', end)];
	if (docEnd <= docStart || out.currentChunk !== 0) return;
	const summary = out.text
		.slice(docStart, Math.min(docEnd, docStart + MAX_DOC))
		.replace(/\s+/g, ' ')
		.trim();
	if (summary !== '') out.describeModule({ docStart, docEnd, summary });
}

const CUSTOM = /^[a-z][a-z0-9]*-[\w.-]*$/;
const COMPONENT = /^[A-Z][a-z0-9]\w*(?:\.\w+)*$/;
const OF_HTML =
	/^(?:html|head|body|title|meta|link|script|style|div|span|table|form|input|button|center|font|image|textarea|select|option|label|img|ul|li|ol|tr|td|th|br|hr|thead|tbody)$/;
const OF_SVG = /^(?:annotation-xml|color-profile|font-face(?:-\w+)?|missing-glyph)$/;

/** `<my-card size="2">`, `<MyCard>`: the use of a component, told as JSX is. */
function useComponent(out: Recorder, { tag, name }: Element, template: Template | null): void {
	// In Svelte and Astro a name in lower case is an element, never a component.
	const isCustom = !(template instanceof BraceTemplate) && CUSTOM.test(tag.name) && !OF_SVG.test(name);
	const isComponent = COMPONENT.test(tag.name) && !OF_HTML.test(name);
	if (!isCustom && !isComponent) return;
	const dot = tag.name.lastIndexOf('.');
	const last = tag.name.slice(dot + 1);
	const nameStart = tag.start + 2 + dot;
	const written = template instanceof VueTemplate && isCustom ? inCapitals(tag.name) : tag.name;
	const calleeValue = componentValue(out, written);
	if (dot > 0) out.refer(tag.name.slice(0, tag.name.indexOf('.')), tag.start + 1, 'read', false);
	out.refer(last, nameStart, 'call', dot > 0);
	out.call({
		via: 'jsx',
		callee: tag.name,
		name: last,
		receiver: dot > 0 ? tag.name.slice(0, dot) : null,
		nameStart,
		start: tag.start,
		end: tag.end,
		flags: 0,
		args: tag.attributes.slice(0, MAX_ARGS).map((attribute) => argOf(out, attribute)),
		argCount: tag.attributes.length,
		calleeValue,
		argValues: [],
	});
}

/** `Card`, `tabs.Item`. */
function componentValue(out: Recorder, name: string): number {
	const [first, ...members] = name.split('.');
	return members.reduce(
		(of, member) => out.value('member', member, of, -1),
		out.value('name', first, -1, -1),
	);
}

/** The name under which a script of Vue imports what its template calls `my-card`. */
function inCapitals(name: string): string {
	return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function argOf({ text }: Recorder, { name, start, end, isCode }: Attribute): Arg {
	if (start === -1) return { kind: 'boolean', text: 'true', name };
	const written = text.slice(start, end);
	if (!isCode) return { kind: 'string', text: written, name };
	const kind = /^\s*[\w$]+\s*$/.test(written) ? 'identifier' : 'other';
	return { kind, text: written, name: name === '' ? written.trim() : name };
}

const extractor: Extractor = { facts, extract };

export default extractor;
