import { type MarkupDialect, scriptLanguage, styleLanguage, templateLanguage } from './dialect.ts';
import {
	findClosingTag,
	isClosingTag,
	isLetter,
	type OpenTag,
	readOpenTag,
	skipComment,
	skipTag,
} from './tag.ts';

/** Receives a segment; false when no more are wanted. */
export type AddSegment = (type: string, language: string, start: number, end: number) => boolean;

/** Elements whose content is text to a browser: a tag in it is not one. */
const RAW_TEXT: ReadonlySet<string> = new Set(['textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/** Searches for a closing tag that may find nothing, a text; more would make a hostile one quadratic. */
const MAX_MISSES = 16;

/** One pass over the text; an element that never ends lasts to the end of it. */
export function scanMarkup(
	text: string,
	from: number,
	dialect: MarkupDialect,
	resolve: (word: string) => string,
	add: AddSegment,
): void {
	const limit = text.length;
	let misses = 0;
	let at = from;
	let pieceStart = from;
	/** The markup up to an offset, in a dialect whose markup stands between scripts and styles. */
	const addPiece = (end: number): boolean =>
		!dialect.bare || text.slice(pieceStart, end).trim() === '' || add('template', 'html', pieceStart, end);
	while (at < limit) {
		at = text.indexOf('<', at);
		if (at === -1) break;
		const next = text.charCodeAt(at + 1);
		if (next === 33) {
			at = text.startsWith('<!--', at) ? skipComment(text, at) : skipTag(text, at);
			continue;
		}
		if (!isLetter(next)) {
			at++;
			continue;
		}
		const tag = readOpenTag(text, at, dialect.braces);
		const tagStart = at;
		at = tag.contentStart;
		if (!tag.closed || tag.selfClosing) continue;
		if (tag.name === 'script' || tag.name === 'style') {
			const language =
				tag.name === 'script'
					? scriptLanguage(tag.attributes, dialect, resolve)
					: styleLanguage(tag.attributes, resolve);
			const close = findClosingTag(text, tag.name, at);
			const end = close === -1 ? limit : close;
			if (!addPiece(tagStart)) return;
			if (language !== null && !add(tag.name, language, at, end)) return;
			at = end;
			pieceStart = pastTag(text, end);
		} else if (dialect.blocks && tag.name === 'template') {
			const language = templateLanguage(tag.attributes, resolve);
			const end = findTemplateEnd(text, tag, language);
			if (!add('template', language, at, end)) return;
			at = end;
		} else if ((dialect.blocks || RAW_TEXT.has(tag.name)) && misses < MAX_MISSES) {
			const close = findClosingTag(text, tag.name, at);
			if (close === -1) misses++;
			else at = close;
		}
	}
	addPiece(limit);
}

/** Past the closing tag at an offset. */
function pastTag(text: string, at: number): number {
	const end = text.indexOf('>', at);
	return end === -1 ? text.length : end + 1;
}

/** Templates nest; a `<template>` in another template language (Pug) is plain text. */
function findTemplateEnd(text: string, tag: OpenTag, language: string): number {
	const limit = text.length;
	if (language !== 'html') {
		const close = findClosingTag(text, tag.name, tag.contentStart);
		return close === -1 ? limit : close;
	}
	let depth = 1;
	let at = tag.contentStart;
	while (at < limit) {
		at = text.indexOf('<', at);
		if (at === -1) return limit;
		const next = text.charCodeAt(at + 1);
		if (text.startsWith('<!--', at)) at = skipComment(text, at);
		else if (next === 47) {
			if (isClosingTag(text, tag.name, at) && --depth === 0) return at;
			at += 2;
		} else if (isLetter(next)) {
			const inner = readOpenTag(text, at, false);
			if (inner.name === tag.name && inner.closed && !inner.selfClosing) depth++;
			at = inner.contentStart;
		} else at++;
	}
	return limit;
}
