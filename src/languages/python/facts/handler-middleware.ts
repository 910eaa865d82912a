import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { handlerMiddleware } from '../../../model/facts/web.ts';
import { argumentsOf, itemsOf } from '../../shared/facts/written.ts';
import { namesIn, runningNames } from './routers.ts';
import { classWrappers } from './views.ts';

const DJANGO = ['django', 'rest_framework', 'ninja'];
const ANSWERS = /^(?:get|post|put|patch|delete|head|options|list|create|retrieve|update|destroy)$/;
/** Decorators of views that describe what they answer. */
const SAYS =
	/(?:^|\.)(?:api_view|action|require_(?:http_methods|GET|POST|safe)|extend_schema|authentication_classes|renderer_classes|parser_classes)$/;
/** Decorators that stand for what they are given. */
const LISTS = /^(?:method_(decorator)|(permission_classes|throttle_classes))$/;

/** What views of Django ask first: routes lead to them from other files. */
export const HANDLER_MIDDLEWARE: readonly FactRule[] = [
	{
		fact: handlerMiddleware,
		on: 'chunk',
		kinds: ['function'],
		find(chunk, file, tell) {
			if (chunk.annotations == null || !/^_?request$/.test(chunk.params?.[0]?.name ?? '')) return;
			if (!file.importsFrom(DJANGO)) return;
			const names = decorators(chunk, file);
			if (names.length > 0) tell({ framework: 'django', names }, placeOf(chunk));
		},
	},
	{
		fact: handlerMiddleware,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			if (!file.importsFrom(DJANGO)) return;
			const names = [...decorators(chunk, file), ...classWrappers(chunk, file)];
			for (const method of file.members(chunk.index)) {
				if (method.kind !== 'method' || method.annotations == null) continue;
				const own = decorators(method, file);
				if (method.name === 'dispatch') names.push(...own);
				else if (own.length > 0 && isAnswer(method))
					tell({ framework: 'django', names: own }, placeOf(method));
			}
			if (names.length > 0 && isView(chunk, file)) tell({ framework: 'django', names }, placeOf(chunk));
		},
	},
];

function placeOf({ nameStart, name, index }: SeenChunk) {
	return { start: nameStart, end: nameStart + (name?.length ?? 0), chunk: index };
}

/** Names of decorators; `method_decorator(login_required)` stands for what it is given. */
function decorators(chunk: SeenChunk, file: FactFile): string[] {
	return file.decorators(chunk).flatMap((call: SeenCall) => {
		if (SAYS.test(call.callee)) return [];
		const listed = LISTS.exec(call.name);
		if (listed === null) return runningNames([call]);
		const first = argumentsOf(call, file).get(0, listed[1] ?? listed[2]);
		const names = first === undefined ? [] : namesIn(itemsOf(first, file) ?? [first], file);
		// An empty list takes the place of what the settings ask.
		return call.name === 'permission_classes' && names.length === 0 ? ['AllowAny'] : names;
	});
}

function isAnswer({ name, params }: SeenChunk): boolean {
	return ANSWERS.test(name ?? '') || params?.[1]?.name === 'request';
}

/** By the custom of naming, or because it asks for what only views are asked for. */
function isView(chunk: SeenChunk, file: FactFile): boolean {
	return file.heritages.some(
		({ owner, name }) =>
			owner.index === chunk.index && /(?:View|ViewSet|Mixin|API|Controller)\w{0,20}$/.test(name),
	);
}
