import {
	pythonDjangoMiddleware,
	pythonDjangoView,
	pythonFrameworkMethod,
} from '../../../model/facts/python-data.ts';
import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { routeMiddleware } from '../../../model/facts/web.ts';
import { words } from '../../../model/word-list.ts';
import { argumentsOf, itemsOf, type Written } from '../../shared/facts/written.ts';
import { baseFrom, basesOf, fieldsOf, rootBases } from './class-reading.ts';
import { runningNames } from './routers.ts';
import { answering, classWrappers } from './views.ts';

const VIEWS = ['django.views', 'django.contrib.auth', 'django.contrib.contenttypes', 'rest_framework'];
const VIEW = /(?:View|ViewSet|ViewSetMixin)$/;

const HOOKS: readonly (readonly [
	framework: string,
	modules: readonly string[],
	bases: RegExp,
	methods: RegExp,
])[] = [
	[
		'django',
		VIEWS,
		VIEW,
		/^(?:get|post|put|patch|delete|head|options|dispatch|setup|get_\w{1,60}|form_valid|form_invalid|list|retrieve|create|update|partial_update|destroy|perform_\w{1,40}|initial|finalize_response|check_permissions|test_func)$/,
	],
	[
		'django',
		['django.contrib.admin', 'django.contrib'],
		/Admin$|Inline$/,
		/^(?:get_\w{1,60}|has_\w{1,60}_permission|save_\w{1,40}|delete_\w{1,40}|formfield_for_\w{1,40}|changelist_view|response_\w{1,40})$/,
	],
	['django', ['django.core.management'], /Command$/, /^(?:handle|add_arguments|handle_\w{1,40})$/],
	['django', ['django.apps'], /AppConfig$/, /^ready$/],
	[
		'django',
		['rest_framework'],
		/Serializer$/,
		/^(?:create|update|save|to_representation|to_internal_value|validate\w{0,60})$/,
	],
	['django', ['rest_framework'], /Permission$/, /^has_(?:object_)?permission$/],
	['django', ['rest_framework'], /Authentication$/, /^authenticate(?:_header)?$/],
	[
		'flask',
		['flask', 'flask_restful', 'flask_restx', 'flask_smorest'],
		/(?:View|Resource)$/,
		/^(?:get|post|put|patch|delete|head|options|dispatch_request)$/,
	],
	[
		'tornado',
		['tornado'],
		/Handler$/,
		/^(?:get|post|put|patch|delete|head|options|prepare|initialize|on_finish|open|on_message|on_close|check_origin|get_current_user|write_error)$/,
	],
	[
		'starlette',
		['starlette', 'fastapi'],
		/Endpoint$|Middleware$/,
		/^(?:get|post|put|patch|delete|dispatch|on_\w{1,20})$/,
	],
	['aiohttp', ['aiohttp'], /^View$/, /^(?:get|post|put|patch|delete|head|options)$/],
	['sanic', ['sanic'], /View$/, /^(?:get|post|put|patch|delete|head|options)$/],
];

/** Decorators that only views have. */
const VIEW_DECORATORS = [
	...words('api_view require_http_methods require_GET require_POST require_safe csrf_exempt'),
	...words('login_required permission_required user_passes_test staff_member_required never_cache'),
];
const METHODS_OF: Readonly<Record<string, readonly string[]>> = {
	require_GET: ['GET'],
	require_POST: ['POST'],
	require_safe: ['GET', 'HEAD'],
};

/** Classes and functions that frameworks call. */
export const FRAMEWORK_CLASSES: readonly FactRule[] = [
	{
		fact: pythonDjangoView,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			if (basesOf(chunk, file).length === 0) return;
			if (baseFrom(rootBases(chunk, file), VIEWS, VIEW) === undefined) return;
			const field = (name: string) => fieldsOf(chunk, file).find((each) => each.name === name)?.value;
			const methods = answering(chunk, file).map(({ method }) => method);
			const controls = classWrappers(chunk, file);
			const model = field('model')?.text ?? modelIn(field('queryset')?.text ?? '');
			tell({
				name: chunk.name,
				form: 'class',
				base: basesOf(chunk, file).at(-1)?.text,
				model: model === null ? null : model.split('\n', 1)[0],
				template: file.string(field('template_name')?.value ?? -1),
				methods: methods.length > 0 ? methods : null,
				controls: controls.length > 0 ? controls : null,
			});
		},
	},
	{
		fact: pythonDjangoView,
		on: 'annotation',
		names: VIEW_DECORATORS,
		from: ['django', 'rest_framework'],
		find({ chunk, name: decorator }, file, tell) {
			const all = file.decorators(chunk);
			// One row, however many of the decorators it has.
			if (chunk.kind !== 'function' || firstOfDjango(all, file) !== decorator) return;
			const methods = all.flatMap((call) => methodsSaid(call, file));
			const controls = runningNames(all).filter(
				(name) => !/(?:^|\.)(?:api_view|require_\w{1,20})$/.test(name),
			);
			tell({
				name: chunk.name,
				form: 'function',
				methods: methods.length > 0 ? methods : null,
				controls: controls.length > 0 ? controls : null,
			});
		},
	},
	{
		fact: pythonFrameworkMethod,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			if (basesOf(chunk, file).length === 0) return;
			const roots = rootBases(chunk, file);
			if (roots.length === 0) return;
			for (const [framework, modules, bases, methods] of HOOKS) {
				const base = baseFrom(roots, modules, bases);
				if (base === undefined) continue;
				for (const method of file.members(chunk.index)) {
					if (method.kind !== 'method' || !methods.test(method.name ?? '')) continue;
					const at = { start: method.start, end: method.end, chunk: method.index };
					tell({ framework, class: chunk.name, base: base.name, method: method.name }, at);
				}
				return;
			}
		},
	},
	{
		fact: pythonDjangoMiddleware,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const members = file.members(chunk.index);
			const made = members.find(({ kind }) => kind === 'constructor');
			const hooks = members.flatMap(({ name }) => (name !== null && HOOK.test(name) ? [name] : []));
			const takesNext = made?.params?.[1]?.name === 'get_response';
			if (hooks.length === 0 || (!takesNext && !isMiddleware(chunk, file))) return;
			tell({ name: chunk.name, form: 'class', hooks });
		},
	},
	{
		fact: pythonDjangoMiddleware,
		on: 'chunk',
		kinds: ['constant'],
		find(chunk, file, tell) {
			for (const [position, item] of (middlewareList(chunk, file) ?? []).entries()) {
				const at = { start: item.start, end: item.end };
				tell({ name: file.string(item.value), form: 'setting', position }, at);
			}
		},
	},
	{
		fact: routeMiddleware,
		on: 'chunk',
		kinds: ['constant'],
		find(chunk, file, tell) {
			const names = (middlewareList(chunk, file) ?? []).flatMap(({ value }) => file.string(value) ?? []);
			if (names.length > 0) tell({ framework: 'django', router: null, path: '', names });
		},
	},
];

const HOOK = /^(?:__call__|__acall__|process_(?:request|view|response|exception|template_response))$/;

function isMiddleware(chunk: SeenChunk, file: FactFile): boolean {
	if (basesOf(chunk, file).length === 0) return false;
	return (
		baseFrom(rootBases(chunk, file), ['django'], /^(?:MiddlewareMixin|\w{1,60}Middleware)$/) !== undefined
	);
}

/** The entries of a setting MIDDLEWARE: paths of classes. */
function middlewareList(chunk: SeenChunk, file: FactFile): Written[] | null {
	if (chunk.name !== 'MIDDLEWARE' && chunk.name !== 'MIDDLEWARE_CLASSES') return null;
	const items = itemsOf(file.initial(chunk), file);
	return (
		items?.filter(
			({ value }) => /^\w[\w.]{1,198}\w$/.test(file.string(value) ?? '') && file.string(value)!.includes('.'),
		) ?? null
	);
}

/** `User` of `User.objects.all()`. */
function modelIn(queryset: string): string | null {
	return /^([\w.]{1,100})\.objects\b/.exec(queryset)?.[1] ?? null;
}

function firstOfDjango(decorators: readonly SeenCall[], file: FactFile): string | undefined {
	return decorators.find(
		({ callee, name, scope }) =>
			VIEW_DECORATORS.includes(name) &&
			/^(?:django|rest_framework)\b/.test(file.origin(callee.split('.', 1)[0], scope)?.module ?? ''),
	)?.callee;
}

function methodsSaid(call: SeenCall, file: FactFile): readonly string[] {
	if (call.name !== 'api_view' && call.name !== 'require_http_methods') return METHODS_OF[call.name] ?? [];
	if (call.argCount === 0) return ['GET'];
	return argumentsOf(call, file)
		.strings(0, 'http_method_names', 'request_method_list')
		.map((method) => method.toUpperCase());
}
