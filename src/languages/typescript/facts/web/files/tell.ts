import type { FactFile, Tell } from '../../../../../model/facts/rules.ts';
import type { Exported } from './exports.ts';
import { wrappersOf } from './wrappers.ts';

/** Tells the route that an export of a file is; it has no router, for its path is whole. */
export function tellFileRoute(
	framework: string,
	method: string,
	path: string,
	exported: Exported | null,
	file: FactFile,
	tell: Tell,
): void {
	const chunk = exported === null ? undefined : file.chunk(exported.chunk);
	const { start, end } = exported ?? { start: 0, end: Math.min(file.text.length, 1) };
	// Nuxt's handlers are made by functions of its own; a page's component may be wrapped for other reasons.
	const isPage = exported?.name === 'default' && method === 'GET';
	const before = exported === null || isPage || framework === 'nuxt' ? [] : wrappersOf(exported, file);
	const attributes = {
		framework,
		method,
		path: path === '' ? '/' : path,
		handler: exported?.local,
		handler_chunk: chunk?.index,
		handler_module: exported?.module,
		handler_name: exported?.module ? exported.local : null,
		middleware: before.length === 0 ? null : before,
	};
	tell(attributes, { start, end, ...(chunk === undefined ? {} : { chunk: chunk.index }) });
}

/** Path segments below a folder of a framework's; null when the file is not below it. */
export function below(path: string, folder: RegExp): string | null {
	const found = folder.exec(path);
	return found === null ? null : path.slice(found.index + found[0].length);
}
