import type { Attributes, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { joinPaths } from '../../shared/facts/routes.ts';
import { argumentsOf, itemsOf, type Written } from '../../shared/facts/written.ts';
import { importedAs, namedHandler } from './handlers.ts';
import { targetOf } from './mounts.ts';
import { isDotted, pathText } from './paths.ts';
import { keyOf } from './routers.ts';

const URLS = ['django.urls', 'django.conf.urls'];
const PATHS = ['path', 're_path', 'url'];

/** Whether a call is Django's own, imported by name or with everything of its module. */
function isDjango(call: SeenCall, file: FactFile): boolean {
	const origin = file.originOf(call.calleeValue, call.scope);
	if (origin !== null)
		return URLS.some((module) => origin.module === module || origin.module.startsWith(`${module}.`));
	return (
		call.receiver === null &&
		file.binding(call.name, call.scope) === null &&
		file.imports.some(({ module, local }) => local === null && module !== null && URLS.includes(module))
	);
}

/** The list that a pattern is in: `urlpatterns`, or one of another name that is included. */
function listKey(call: SeenCall, file: FactFile): string | null {
	const chunk = file.chunk(call.chunk);
	if (chunk === undefined || chunk.parent < 0) return addedTo(call, file) ?? 'urlpatterns';
	if (chunk.kind === 'variable' || chunk.kind === 'constant') return chunk.name;
	// What a function gives: `def get_urls(self)`.
	const around = file.around(call.chunk).filter(({ parent, name }) => parent >= 0 && name !== null);
	return around.length === 0
		? null
		: `${around
				.map(({ name }) => name)
				.reverse()
				.join('.')}()`;
}

/** `extra` of `extra += [path(…)]` and `extra.append(path(…))`. */
function addedTo(call: SeenCall, file: FactFile): string | null {
	const line = file.text.lastIndexOf('\n', call.start) + 1;
	const before = file.text.slice(Math.max(line, call.start - 200), call.start);
	return /^\s{0,80}([A-Za-z_]\w{0,80})(?:\s{0,4}\+=|\.(?:append|extend|insert)\()/.exec(before)?.[1] ?? null;
}

function isPattern(call: SeenCall, file: FactFile): boolean {
	return PATHS.includes(call.name) && isDjango(call, file);
}

/** Patterns of the patterns that one is written inside of. */
function pathAbove(call: SeenCall, file: FactFile): string {
	let prefix = '';
	for (const around of file.callsAround(call)) {
		if (!isPattern(around, file)) continue;
		const path = patternText(around, file);
		prefix = prefix === '' ? (path ?? '') : joinPatterns(path ?? '', prefix);
	}
	return prefix;
}

function patternText(call: SeenCall, file: FactFile): string | null {
	const given = argumentsOf(call, file).get(0, 'route', 'regex');
	// `_('about/')`: a pattern that is translated.
	const translated = file.callAt(given?.value ?? -1);
	const isTranslated = translated !== null && /^(?:_|u?gettext_lazy)$/.test(translated.name);
	return pathText(isTranslated ? argumentsOf(translated, file).get(0) : given, file, call.scope);
}

/** The `^` of an inner pattern is where the outer one ends. */
function joinPatterns(outer: string, inner: string): string {
	return joinPaths(outer, outer === '' ? inner : inner.replace(/^\^/, ''));
}

/** What is included, as a list of the things that it leads to. */
function included(call: SeenCall, file: FactFile): Attributes | null {
	const first = argumentsOf(call, file).get(0, 'arg');
	if (first === undefined) return null;
	// `include((patterns, 'app'))`; a list has patterns of its own.
	const what = file.text[first.start] === '(' ? (itemsOf(first, file)?.[0] ?? first) : first;
	if (file.items(what.value) !== null) return null;
	const module = file.string(what.value);
	return module === null ? targetIn(what, call, file) : { module, name: 'urlpatterns' };
}

/** `router.urls` stands for the router; a module that is included for its `urlpatterns`. */
function targetIn(of: Written, call: SeenCall, file: FactFile): Attributes | null {
	const written = of.text;
	if (!isDotted(written) || !/\.urls$/.test(written)) return modulePatterns(of, call, file);
	const whole = importedAs(written, call.start, call.scope, file);
	// `import app.urls`
	if (whole?.name === '*') return { module: whole.module, name: 'urlpatterns' };
	const owner = written.slice(0, -'.urls'.length);
	const imported = importedAs(owner, call.start, call.scope, file);
	if (imported === null) return { target: keyOf(owner, call.scope, file) };
	// `include(app.urls)` of a module, `include(router.urls)` of an imported router.
	return { module: imported.module, name: `${imported.name}.urls` };
}

/** Of what is imported, a list is found by its name, and of a module its `urlpatterns`. */
function modulePatterns(of: Written, call: SeenCall, file: FactFile): Attributes | null {
	const imported = importedAs(of.text, call.start, call.scope, file);
	if (imported === null) return targetOf(of, call, file);
	const isList = /(?:^|\.)urlpatterns$/.test(imported.name);
	return { module: imported.module, name: isList ? imported.name : `${imported.name}.urlpatterns` };
}

/** Patterns of Django, routers and actions of its REST framework. */
export const DJANGO_ROUTES: readonly FactRule[] = [
	{
		fact: route,
		on: 'call',
		names: PATHS,
		via: ['call'],
		find(call, file, tell) {
			if (!isDjango(call, file)) return;
			const view = argumentsOf(call, file).get(1, 'view');
			if (view === undefined || file.callAt(view.value)?.name === 'include') return;
			if (/^[\w.]{1,200}\.urls$/.test(view.text)) return;
			const path = patternText(call, file);
			if (path === null) return;
			const { answers: inner, middleware } = unwrapped(view, file);
			const handler = namedHandler(inner, call, file);
			for (const { method, name } of actionsOf(inner, file)) {
				tell({
					framework: 'django',
					method,
					path: joinPatterns(pathAbove(call, file), path),
					router: listKey(call, file),
					...(name === null ? handler : actionOf(handler, name, file)),
					middleware: middleware.length > 0 ? middleware : null,
				});
			}
		},
	},
	{
		fact: routeMount,
		on: 'call',
		names: PATHS,
		via: ['call'],
		find(call, file, tell) {
			if (!isDjango(call, file)) return;
			const view = argumentsOf(call, file).get(1, 'view');
			const isUrls = view !== undefined && /^[\w.]{1,200}\.urls$/.test(view.text);
			if (!isUrls) return;
			const target = targetIn(view, call, file);
			if (target !== null) tell({ ...below(call, file), ...target });
		},
	},
	{
		fact: routeMount,
		on: 'call',
		names: ['include'],
		via: ['call'],
		find(call, file, tell) {
			if (!isDjango(call, file)) return;
			const target = included(call, file);
			if (target === null) return;
			const around = file.callsAround(call).find((each) => isPattern(each, file));
			if (around !== undefined) tell({ ...below(around, file), ...target });
		},
	},
	{
		fact: routeMount,
		on: 'file',
		find(file, tell) {
			if (!file.text.includes('.urls')) return;
			for (const { start, member, chunk } of file.references('urls')) {
				const owner = member ? spread(file.text, start) : null;
				if (owner === null) continue;
				const around = innermostPattern(start, file);
				const scope = file.chunks.length > 1 ? file.chunks[1].scope : 0;
				const target = importedAs(owner, start, scope, file);
				const name = file.chunk(chunk)?.name ?? 'urlpatterns';
				const place =
					around === null ? { framework: 'django', router: name, prefix: '' } : below(around, file);
				const what =
					target === null
						? { target: keyOf(owner, scope, file) }
						: { module: target.module, name: `${target.name}.urls` };
				tell({ ...place, ...what }, { start: start - owner.length - 1, end: start + 4, chunk });
			}
		},
	},
];

/** `router` where all its patterns become items of a list: `*router.urls`, `+= router.urls`, `urlpatterns = router.urls`. */
function spread(text: string, at: number): string | null {
	const before = text.slice(Math.max(0, at - 160), at);
	const found =
		/(?:[[,(\n]\s{0,80}\*|\burlpatterns\s{0,4}\+?=\s{0,4}|[\])]\s{0,4}\+\s{0,4}|\burlpatterns\.extend\()([A-Za-z_][\w.]{0,80})\.$/.exec(
			before,
		);
	return found !== null && /^urls\s{0,8}(?:[,\]+)\n#]|$)/.test(text.slice(at, at + 16)) ? found[1] : null;
}

function innermostPattern(at: number, file: FactFile): SeenCall | null {
	let innermost: SeenCall | null = null;
	for (const call of file.calls) {
		if (call.start > at || call.end < at || !isPattern(call, file)) continue;
		if (innermost === null || call.start > innermost.start) innermost = call;
	}
	return innermost;
}

function below(call: SeenCall, file: FactFile): Attributes {
	const prefix = joinPatterns(pathAbove(call, file), patternText(call, file) ?? '');
	return { framework: 'django', router: listKey(call, file), prefix };
}

/** What `Orders.as_view({'get': 'list'})` says: each method with the name of what answers it. */
function actionsOf(view: Written, file: FactFile): { method: string; name: string | null }[] {
	const made = file.callAt(view.value);
	const entries = made?.name === 'as_view' ? itemsOf(argumentsOf(made, file).get(0, 'actions'), file) : null;
	const found = (entries ?? []).flatMap(({ name, value }) => {
		const action = file.string(value);
		return name === null || action === null ? [] : [{ method: name.toUpperCase(), name: action }];
	});
	return found.length > 0 ? found : [{ method: 'ANY', name: null }];
}

/** The handler that a method of a class is. */
function actionOf(handler: Attributes, action: string, file: FactFile): Attributes {
	const { handler: written, handler_chunk: owner, handler_name: name } = handler;
	const method =
		typeof owner === 'number' ? file.members(owner).find((each) => each.name === action) : undefined;
	return {
		...handler,
		handler: `${written}.${action}`,
		handler_chunk: method?.index ?? owner,
		handler_name: typeof name === 'string' ? `${name}.${action}` : null,
	};
}

const MAX_WRAPPERS = 4;

/** `login_required(views.edit)`: what is in the parentheses answers, the rest runs before. */
function unwrapped(view: Written, file: FactFile): { answers: Written; middleware: string[] } {
	const middleware: string[] = [];
	let answers = view;
	for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
		const call = file.callAt(answers.value);
		if (call === null || call.name === 'as_view') break;
		const [inner, ...more] = argumentsOf(call, file).all;
		if (inner === undefined || inner.name !== null || more.some(({ name }) => name === null)) break;
		if (!/^[\p{L}_]/u.test(inner.text) || file.string(inner.value) !== null) break;
		// `cache_page(60)(view)`: what gives the wrapper.
		const wrapper = file.callAt(call.calleeValue)?.callee ?? call.callee;
		if (!isDotted(wrapper)) break;
		middleware.push(wrapper);
		answers = inner;
	}
	return { answers, middleware };
}
