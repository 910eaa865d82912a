import { ModuleFlag, type Recorder } from '../../model/recorder.ts';
import { type Attribute, isSpace } from '../shared/tags.ts';
import type { Element } from './elements.ts';

/** Attributes whose words are ids of other elements. */
const ID_LISTS =
	/^(?:for|form|list|headers|itemref|popovertarget|commandfor|anchor|aria-(?:labelledby|describedby|controls|owns|flowto|details|errormessage|activedescendant))$/;
/** Attributes with a selector; only that of one id is taken. */
const TARGETS =
	/^(?:href|xlink:href|usemap|data-(?:bs-)?(?:target|parent)|data-(?:bs-)?toggle-target|hx-target)$/;
/** What an element loads, by its name and the attribute's. */
const LOADED =
	/^(?:(?:script|img|iframe|frame|embed|source|track|video|audio|input) src|link href|video poster|object data|(?:image|use|feimage) (?:xlink:)?href|body background)$/;
/** Where a click or a form leads. */
const VISITED = /^(?:(?:a|area) href|form action|(?:button|input) formaction|(?:blockquote|q|del|ins) cite)$/;
const NO_FILE = /^(?:#|data:|javascript:|mailto:|tel:|sms:|blob:|about:)/i;
/** What a template engine has still to put in. */
const TEMPLATE = /\{\{|\{%|<%|<\?|\$\{|\[\[/;

/** The words of a value with their offsets. */
function words(text: string, { start, end }: Attribute): [string, number][] {
	const found: [string, number][] = [];
	for (let at = start; at < end; ) {
		if (isSpace(text.charCodeAt(at))) {
			at++;
			continue;
		}
		let last = at + 1;
		while (last < end && !isSpace(text.charCodeAt(last))) last++;
		found.push([text.slice(at, last), at]);
		at = last;
	}
	return found;
}

/** What an element's attributes refer to: classes, ids of others, files. `ids` are the chunks of a page by their ids; null for a component. */
export function referAttributes(
	out: Recorder,
	element: Element,
	ids: ReadonlyMap<string, number> | null,
	hasCode = false,
): void {
	const { text } = out;
	for (const attribute of element.tag.attributes) {
		const { name, start, end, isCode } = attribute;
		if (isCode || start === -1 || end <= start) continue;
		const value = text.slice(start, end);
		if (hasCode && value.includes('{')) continue;
		if (name === 'class' || name === 'classname') {
			if (!TEMPLATE.test(value))
				for (const [word, at] of words(text, attribute)) referClass(out, word, at, ids !== null);
		} else if (ID_LISTS.test(name)) {
			if (!TEMPLATE.test(value)) for (const [word, at] of words(text, attribute)) referId(out, word, at, ids);
		} else if (name === 'slot' && !TEMPLATE.test(value))
			out.refer(value.trim(), start + value.search(/\S|$/), 'read', false);
		if (TARGETS.test(name)) referTarget(out, value, start, ids);
		if (name === 'srcset' || name === 'imagesrcset') includeSet(out, element, attribute);
		else includeFile(out, element, attribute);
	}
}

/** `#id`, and nothing else. */
function referTarget(
	out: Recorder,
	value: string,
	start: number,
	ids: ReadonlyMap<string, number> | null,
): void {
	const id = /^\s*#([^\s#.,:>+~[\]{}%<]+)\s*$/.exec(value);
	if (id !== null) referId(out, id[1], start + value.indexOf(id[1]), ids);
}

/** An element by its id: the one of the page that has it. */
function referId(out: Recorder, id: string, start: number, ids: ReadonlyMap<string, number> | null): void {
	out.refer(id, start, 'read', false);
	const chunk = ids?.get(id) ?? -1;
	if (chunk >= 0) out.yields('return', out.value('chunk', null, chunk, -1), start);
}

/** A class, which styles that the page loads may have rules for. */
function referClass(out: Recorder, name: string, start: number, isPage: boolean): void {
	out.refer(name, start, 'read', false);
	if (isPage) out.yields('return', out.value('member', name, out.value('name', 'class', -1, -1), -1), start);
}

function includeFile(out: Recorder, element: Element, attribute: Attribute): void {
	const place = `${element.name} ${attribute.name}`;
	const isLoaded = LOADED.test(place);
	if (!isLoaded && !VISITED.test(place)) return;
	const written = out.text.slice(attribute.start, attribute.end);
	const isModule = element.name === 'script' && valueIn(out, element, 'type').toLowerCase() === 'module';
	include(out, element, written, attribute.start, isLoaded ? 0 : ModuleFlag.lazy, isModule);
}

/** `a.png 1x, b.png 2x`. */
function includeSet(out: Recorder, element: Element, attribute: Attribute): void {
	let at = attribute.start;
	for (const item of out.text.slice(attribute.start, attribute.end).split(',')) {
		const blank = item.search(/\S|$/);
		include(out, element, item.slice(blank).split(/\s/, 1)[0], at + blank, 0, false);
		at += item.length + 1;
	}
}

function include(
	out: Recorder,
	{ tag }: Element,
	written: string,
	start: number,
	flags: number,
	isModule: boolean,
): void {
	const module = written.trim();
	if (module === '' || NO_FILE.test(module) || TEMPLATE.test(module)) return;
	out.importName({
		kind: isModule ? 'import' : 'include',
		module,
		imported: '',
		local: null,
		start: tag.start,
		end: tag.end,
		nameStart: start + written.indexOf(module),
		flags,
	});
}

export function attributeOf({ tag }: Element, name: string): Attribute | null {
	for (const attribute of tag.attributes)
		if (attribute.name === name && attribute.start !== -1) return attribute;
	return null;
}

function valueIn(out: Recorder, element: Element, name: string): string {
	const attribute = attributeOf(element, name);
	return attribute === null ? '' : out.text.slice(attribute.start, attribute.end).trim();
}
