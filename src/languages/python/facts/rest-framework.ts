import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { argumentsOf, itemsOf, type Written } from '../../shared/facts/written.ts';
import { namedHandler } from './handlers.ts';
import { targetOf } from './mounts.ts';
import { isDotted, pathText } from './paths.ts';
import { decorated, keyOf, namesIn } from './routers.ts';
import { classWrappers, methodsIn } from './views.ts';

const ROUTERS = ['rest_framework', 'rest_framework_nested', 'rest_framework_extensions', 'dynamic_rest'];

/** `router.register('users', UserViewSet)`, on a router of the framework or on one that a program made of it. */
function registered(
	call: SeenCall,
	file: FactFile,
): { path: string; view: Written; router: string | null } | null {
	if (call.receiver === null || !isDotted(call.receiver)) return null;
	const [first, second] = argumentsOf(call, file).all;
	if (first === undefined || second === undefined || first.name !== null || !isDotted(second.text))
		return null;
	const origin = file.originOf(call.calleeValue, call.scope);
	const isOwn = origin !== null && ROUTERS.includes(origin.module.split('.', 1)[0]);
	const isViewSet = /(?:ViewSet|View|Viewset|API)$/.test(second.text);
	if (!isOwn && !(isViewSet && isRouterName(call.receiver, origin?.path ?? ''))) return null;
	const path = pathText(first, file, call.scope);
	return path === null ? null : { path, view: second, router: keyOf(call.receiver, call.scope, file) };
}

function isRouterName(receiver: string, origin: string): boolean {
	return /router$/i.test(receiver) || /Router\(\)/.test(origin);
}

/** The routes that viewsets of Django's REST framework have. */
export const REST_ROUTES: readonly FactRule[] = [
	{
		fact: route,
		on: 'call',
		names: ['register'],
		via: ['call'],
		find(call, file, tell) {
			const found = registered(call, file);
			if (found === null) return;
			const { path, view, router } = found;
			tell({ framework: 'django', method: 'ANY', path, router, ...namedHandler(view, call, file) });
		},
	},
	{
		fact: routeMount,
		on: 'call',
		names: ['register'],
		via: ['call'],
		find(call, file, tell) {
			// The class stands for what its actions are registered on.
			const found = registered(call, file);
			const target = found === null ? null : targetOf(found.view, call, file);
			if (found === null || target === null) return;
			tell({ framework: 'django', router: found.router, prefix: found.path, ...target });
		},
	},
	{
		fact: route,
		on: 'call',
		names: ['action', 'detail_route', 'list_route'],
		via: ['decorator'],
		from: ['rest_framework'],
		find(call, file, tell) {
			const chunk = decorated(call, file);
			const view = chunk === null ? undefined : file.chunk(chunk.parent);
			if (chunk === null || view?.kind !== 'class') return;
			const args = argumentsOf(call, file);
			const given = args.string('url_path');
			const isDetail = call.name === 'detail_route' || args.boolean(1, 'detail') === true;
			const methods = methodsIn(args.get(0, 'methods'), file) ?? ['GET'];
			const end = `${given ?? chunk.name}/`;
			const permissions = args.get('permission_classes');
			const own =
				permissions === undefined
					? classWrappers(view, file)
					: namesIn(itemsOf(permissions, file) ?? [permissions], file);
			for (const method of methods) {
				tell({
					framework: 'django',
					method,
					path: isDetail ? `<${lookupOf(view, file)}>/${end}` : end,
					router: view.name,
					handler: `${view.name}.${chunk.name}`,
					handler_chunk: chunk.index,
					middleware: own.length > 0 ? own : null,
					own_permissions: permissions === undefined ? null : true,
				});
			}
		},
	},
];

/** What stands for the object in the path of a detail. */
function lookupOf(view: SeenChunk, file: FactFile): string {
	const fields = file.members(view.index);
	for (const wanted of ['lookup_url_kwarg', 'lookup_field']) {
		const field = fields.find(({ name }) => name === wanted);
		const text = field === undefined ? null : file.string(file.initial(field).value);
		if (text !== null) return text;
	}
	return 'pk';
}
