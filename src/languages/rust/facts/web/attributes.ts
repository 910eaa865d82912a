import type { Attributes, FactFile, SeenAnnotation } from '../../../../model/facts/rules.ts';
import { words } from '../../../../model/word-list.ts';
import { literalText, splitArguments } from '../../../shared/facts/literals.ts';
import { functionKey, nameOf } from './names.ts';

/** Attributes of functions that are named after verbs, and the one for several. */
export const ROUTE_ATTRIBUTES: readonly string[] = words(
	'get post put delete patch head options trace connect route',
);

const FRAMEWORKS: Readonly<Record<string, string>> = {
	actix_web: 'actix',
	rocket: 'rocket',
	actix_web_lab: 'actix',
};

/** The framework that an attribute belongs to: by its path, by its import, or the only one of the file. */
function frameworkOf({ name }: SeenAnnotation, file: FactFile): string | null {
	const [first, ...rest] = name.split('::');
	if (rest.length > 0) return FRAMEWORKS[first] ?? null;
	const spec = file.imports.find(({ local }) => local === first);
	if (spec?.module) return FRAMEWORKS[spec.module.split('::', 1)[0]] ?? null;
	if (file.binding(first, 0) !== null) return null;
	if (file.importsFrom(['rocket'])) return 'rocket';
	return file.importsFrom(['actix_web']) ? 'actix' : null;
}

/** `#[get("/users/{id}")] async fn show(…)`: the route goes by the function, which something takes up. */
export function attributeRoutes(note: SeenAnnotation, file: FactFile): Attributes[] {
	const { chunk, args } = note;
	if ((chunk.kind !== 'function' && chunk.kind !== 'method') || args === undefined) return [];
	const framework = frameworkOf(note, file);
	if (framework === null) return [];
	const parts = splitArguments(args);
	const written =
		parts.find(({ name }) => name === 'uri' || name === 'path') ??
		parts.find(({ name, text }) => name === null && literalText(text) !== null);
	const path = written === undefined ? null : literalText(written.text);
	if (path === null) return [];
	const methods = note.last === 'route' ? methodsOf(parts) : [note.last.toUpperCase()];
	const wrapped = parts.flatMap(({ name, text }) =>
		name === 'wrap' ? [nameOf(literalText(text) ?? text)] : [],
	);
	return methods.map((method) => ({
		framework,
		method,
		path,
		router: functionKey(chunk, file),
		handler: chunk.name,
		handler_chunk: chunk.index,
		middleware: wrapped.length === 0 ? null : wrapped,
	}));
}

/** `method = "GET", method = "POST"`, or Rocket's `GET, uri = "/"`. */
function methodsOf(parts: readonly { name: string | null; text: string }[]): string[] {
	const named = parts.flatMap(({ name, text }) => (name === 'method' ? [literalText(text) ?? ''] : []));
	if (named.length > 0) return named;
	const bare = parts.find(({ name, text }) => name === null && /^[A-Z]{3,10}$/.test(text));
	return [bare?.text ?? 'ANY'];
}
