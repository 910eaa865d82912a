import type { Attributes, FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';
import { itemsOf, stringsIn, type Written } from '../../shared/facts/written.ts';
import { namedHandler } from './handlers.ts';
import { namesIn, runningNames } from './routers.ts';

const METHODS: ReadonlySet<string> = new Set([...words('get post put patch delete head options trace')]);

/** The methods of a class that answer requests: `get`, `post`; with a prefix `on_get`. */
export function answering(
	view: SeenChunk,
	file: FactFile,
	prefix = '',
): { method: string; chunk: SeenChunk }[] {
	const found: { method: string; chunk: SeenChunk }[] = [];
	for (const chunk of file.members(view.index)) {
		if (chunk.kind !== 'method' || chunk.name === null || !chunk.name.startsWith(prefix)) continue;
		const bare = chunk.name.slice(prefix.length);
		if (METHODS.has(bare)) found.push({ method: bare.toUpperCase(), chunk });
	}
	return found;
}

/** A way to answer: a method, and what does it. */
export interface Answer {
	method: string;
	handler: Attributes;
	/** What the class puts before its methods. */
	middleware: string[];
}

/** One answer for each method of a class; all of them when it has none of its own. */
export function classAnswers(view: SeenChunk, file: FactFile, prefix = ''): Answer[] {
	const middleware = classWrappers(view, file);
	const own = answering(view, file, prefix).map(({ method, chunk }) => ({
		method,
		handler: { handler: `${view.name}.${chunk.name}`, handler_chunk: chunk.index },
		middleware: [...middleware, ...runningNames(file.decorators(chunk))],
	}));
	if (own.length > 0) return own;
	return [{ method: 'ANY', handler: { handler: view.name, handler_chunk: view.index }, middleware }];
}

/** Attributes of a class that hold what runs before its methods. */
const WRAPPERS: ReadonlySet<string> = new Set([
	// Classes of authentication find out who asks, and let through who says nothing.
	...words('decorators method_decorators permission_classes throttle_classes'),
]);
/** Bases that are asked before a view of Django answers. */
const GUARDS = /(?:RequiredMixin|^AccessMixin|^UserPassesTestMixin)$/;

/** What runs before every method of a class: `decorators = [login_required]`, a mixin that asks for a login. */
export function classWrappers(view: SeenChunk, file: FactFile): string[] {
	const found = file.heritages
		.filter(({ owner, name }) => owner.index === view.index && GUARDS.test(name))
		.map(({ name }) => name);
	for (const field of file.members(view.index)) {
		if (field.kind !== 'field' || !WRAPPERS.has(field.name ?? '')) continue;
		found.push(...namesIn(itemsOf(file.initial(field), file) ?? [], file));
	}
	return found;
}

/** The methods that an argument lists; null when there is no such argument. */
export function methodsIn(arg: Written | undefined, file: FactFile): string[] | null {
	if (arg === undefined || arg.text === 'None') return null;
	const methods = stringsIn(arg, file).map((method) => method.toUpperCase());
	// `methods=METHODS`: it is not said here.
	return methods.length > 0 || itemsOf(arg, file)?.length === 0 ? methods : ['ANY'];
}

/** Answers of what is registered by name: a function, `View.as_view()`, a class with its methods. */
export function answersOf(
	of: Written,
	call: SeenCall,
	file: FactFile,
	methods: readonly string[],
	prefix = '',
): Answer[] {
	const handler = namedHandler(of, call, file);
	const chunk = typeof handler.handler_chunk === 'number' ? file.chunk(handler.handler_chunk) : undefined;
	if (chunk?.kind === 'class') {
		const own = classAnswers(chunk, file, prefix);
		const isNarrowed = methods.length > 0 && methods[0] !== 'ANY';
		const narrowed = isNarrowed ? own.filter(({ method }) => methods.includes(method)) : own;
		if (narrowed.length > 0) return narrowed;
	}
	return methods.map((method) => ({ method, handler, middleware: [] }));
}
