import type { Language } from '../../model/language.ts';
import type { Segment } from '../../model/segment.ts';
import { DIALECTS } from './dialect.ts';
import { resolveLanguageAlias } from './language-alias.ts';
import { scanFences } from './markdown.ts';
import { type AddSegment, scanMarkup } from './markup.ts';
import { scanNotebook } from './notebook.ts';

export const MAX_SEGMENTS = 10_000;

/** A Vue component in a Markdown fence is looked into; what lies deeper than this is not. */
const MAX_DEPTH = 3;

export function isContainerLanguage(language: string): boolean {
	return language === 'markdown' || language === 'jupyter' || Object.hasOwn(DIALECTS, language);
}

/**
 * The embedded pieces of a file, in source order, those inside a piece after all of its level. A list
 * of `MAX_SEGMENTS` was cut. `languages` gives the words of fences and `lang` attributes their ids.
 */
export function segmentFile(language: string, text: string, languages: readonly Language[] = []): Segment[] {
	const segments: Segment[] = [];
	const resolve = (word: string): string => resolveLanguageAlias(word, languages);
	/** `base` is where the piece begins in the file. */
	const scan = (container: string, piece: string, base: number, parent: number): void => {
		const add: AddSegment = (type, effective, start, end) => {
			if (end > start) {
				segments.push({ type, language: effective, start: base + start, end: base + end, parent });
			}
			return segments.length < MAX_SEGMENTS;
		};
		if (container === 'markdown') {
			scanFences(piece, resolve, add);
			return;
		}
		const markupStart = container === 'astro' ? readFrontmatter(piece, add) : 0;
		scanMarkup(piece, markupStart, DIALECTS[container], resolve, add);
	};
	if (!isContainerLanguage(language)) return segments;
	if (language === 'jupyter') {
		scanNotebook(text, (effective, start, end, written) => {
			segments.push({ type: 'cell', language: effective, start, end, parent: -1, written });
			return segments.length < MAX_SEGMENTS;
		});
		return segments;
	}
	scan(language, text, 0, -1);
	let depthEnd = segments.length;
	for (let i = 0, depth = 1; i < segments.length && segments.length < MAX_SEGMENTS; i++) {
		if (i === depthEnd) {
			depth++;
			depthEnd = segments.length;
		}
		const { type, language: inner, start, end } = segments[i];
		if (depth < MAX_DEPTH && type === 'fence' && isContainerLanguage(inner)) {
			scan(inner, text.slice(start, end), start, i);
		}
	}
	return segments;
}

/** Reports Astro's component script, and returns where the markup begins. */
function readFrontmatter(text: string, add: AddSegment): number {
	const fence = text.search(/\S/);
	if (fence === -1 || !text.startsWith('---', fence)) return 0;
	const start = fence + 3;
	// In a list of a Markdown file both fences are indented.
	const indent = text.slice(text.lastIndexOf('\n', fence) + 1, fence);
	const close = text.indexOf(`\n${indent}---`, start);
	const end = close === -1 ? text.length : close + 1;
	add('frontmatter', 'typescript', start, end);
	return close === -1 ? end : end + indent.length + 3;
}
