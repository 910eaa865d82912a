import type { Annotation } from '../../model/chunk.ts';

const MAX_TEXT = 400;
/** `//go:name args`, `//tool:name args`: written without a space after the slashes. */
const DIRECTIVE = /^\/\/([a-z0-9]+:[a-z0-9]\S*)(?:[ \t]+(.*))?$/;
const OLD_BUILD_TAG = /^\/\/[ \t]*(\+build)[ \t]+(.*)$/;
const CGO_EXPORT = /^\/\/(export|extern)[ \t]+(.*)$/;
const NOLINT = /^\/\/[ \t]?(nolint)\b(?::([^\s/]*))?/;
const CGO_FLAGS = /^[ \t]*#cgo[ \t]+(.*)$/gm;
const CGO_INCLUDE = /^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]/gm;

/** A comment that speaks to a tool and not to people, as name and arguments; null for any other. */
export function readDirective(comment: string): Annotation | null {
	if (comment.charCodeAt(1) !== 47) return null;
	const line = comment.length > MAX_TEXT ? comment.slice(0, MAX_TEXT) : comment.trimEnd();
	const match =
		NOLINT.exec(line) ?? OLD_BUILD_TAG.exec(line) ?? DIRECTIVE.exec(line) ?? CGO_EXPORT.exec(line);
	if (match === null) return null;
	const [, name, args] = match;
	return args === undefined || args === '' ? { name } : { name, args: args.trim() };
}

/** The `#cgo` lines of a C preamble. */
export function readCgoFlags(preamble: string): Annotation[] {
	return Array.from(withoutSlashes(preamble).matchAll(CGO_FLAGS), ([, args]) => ({
		name: 'cgo',
		args: args.slice(0, MAX_TEXT).trim(),
	}));
}

/** Headers that a C preamble includes, with their offsets in it. */
export function readCgoIncludes(preamble: string): { header: string; at: number }[] {
	return Array.from(withoutSlashes(preamble).matchAll(CGO_INCLUDE), (match) => ({
		header: match[1],
		at: match.index + match[0].lastIndexOf(match[1]),
	}));
}

/** Comment markers turned into spaces, so that offsets stay what they are. */
function withoutSlashes(preamble: string): string {
	return preamble.replace(/^([ \t]*)\/[/*]/gm, '$1  ');
}
