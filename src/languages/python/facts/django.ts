import type { Attributes, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { joinPaths } from '../../shared/facts/routes.ts';
import { importedAs } from './handlers.ts';
import { targetOf } from './mounts.ts';
import { keyOf, runsName } from './routers.ts';
import { answersOf } from './views.ts';
import {
	isDotted,
	itemsOf,
	pathText,
	stringText,
	type Written,
	writtenArgument,
	writtenArguments,
	writtenItems,
} from './written.ts';

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
	const written = writtenArgument(writtenArguments(call, file, 1), 0, 'route', 'regex');
	if (written === undefined) return null;
	// `_('about/')`: a pattern that is translated.
	const translated = /^(?:_|gettext_lazy|ugettext_lazy)\(([\s\S]{1,200})\)$/.exec(written.text)?.[1];
	return pathText(translated ?? written.text, file, call.scope);
}

/** The `^` of an inner pattern is where the outer one ends. */
function joinPatterns(outer: string, inner: string): string {
	return joinPaths(outer, outer === '' ? inner : inner.replace(/^\^/, ''));
}

/** What is included, as a list of the things that it leads to. */
function included(call: SeenCall, file: FactFile): Attributes | null {
	const first = writtenArgument(writtenArguments(call, file), 0, 'arg');
	if (first === undefined) return null;
	const what = first.text.startsWith('(') ? (writtenItems(file.text, first.start + 1)[0] ?? first) : first;
	if (what.text.startsWith('[')) return null;
	const module = stringText(what.text);
	if (module !== null) return { module, name: 'urlpatterns' };
	return targetIn(what.text, call, file);
}

/** `router.urls` stands for the router; a module that is included for its `urlpatterns`. */
function targetIn(written: string, call: SeenCall, file: FactFile): Attributes | null {
	if (!isDotted(written) || !/\.urls$/.test(written)) return modulePatterns(written, call, file);
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
function modulePatterns(written: string, call: SeenCall, file: FactFile): Attributes | null {
	const imported = importedAs(written, call.start, call.scope, file);
	if (imported === null) return targetOf(written, call, file);
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
			const view = writtenArgument(writtenArguments(call, file), 1, 'view');
			if (view === undefined || /^(?:[\w.]{1,80}\.)?include\s{0,4}\(/.test(view.text)) return;
			if (/^[\w.]{1,200}\.urls$/.test(view.text)) return;
			const path = patternText(call, file);
			if (path === null) return;
			const { text, middleware } = unwrapped(view, file);
			for (const answer of answersOf(text, call, file, ['ANY'])) {
				const before = [...middleware, ...answer.middleware];
				tell({
					framework: 'django',
					method: answer.method,
					path: joinPatterns(pathAbove(call, file), path),
					router: listKey(call, file),
					...answer.handler,
					middleware: before.length > 0 ? before : null,
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
			const view = writtenArgument(writtenArguments(call, file), 1, 'view');
			const isUrls = view !== undefined && /^[\w.]{1,200}\.urls$/.test(view.text);
			if (!isUrls) return;
			const target = targetIn(view.text, call, file);
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

/** `login_required(views.edit)`: what is in the parentheses answers, the rest runs before. */
function unwrapped(view: Written, file: FactFile): { text: string; middleware: string[] } {
	const middleware: string[] = [];
	let { text, start } = view;
	for (let depth = 0; depth < 4; depth++) {
		const opened = /^([\w.]{1,200}(?:\([^()]{0,200}\))?)\(/.exec(text);
		if (opened === null || /\.as_view$/.test(opened[1])) break;
		const [inner, ...more] = itemsOf({ text: '(', start: start + opened[0].length - 1 }, file) ?? [];
		if (inner === undefined || inner.name !== null || more.some(({ name }) => name === null)) break;
		if (!/^[\p{L}_]/u.test(inner.text)) break;
		middleware.push(runsName(opened[1]) ?? opened[1]);
		({ text, start } = inner);
	}
	return { text, middleware };
}
