import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { namedHandler } from './handlers.ts';
import { targetOf } from './mounts.ts';
import { decorated, keyOf } from './routers.ts';
import { classWrappers, methodsIn } from './views.ts';
import {
	isDotted,
	pathText,
	stringText,
	type Written,
	writtenArgument,
	writtenArguments,
} from './written.ts';

const ROUTERS = ['rest_framework', 'rest_framework_nested', 'rest_framework_extensions', 'dynamic_rest'];

/** `router.register('users', UserViewSet)`, on a router of the framework or on one that a program made of it. */
function registered(
	call: SeenCall,
	file: FactFile,
): { path: string; view: Written; router: string | null } | null {
	if (call.receiver === null || !isDotted(call.receiver)) return null;
	const [first, second] = writtenArguments(call, file);
	if (first === undefined || second === undefined || first.name !== null || !isDotted(second.text))
		return null;
	const origin = file.originOf(call.calleeValue, call.scope);
	const isOwn = origin !== null && ROUTERS.includes(origin.module.split('.', 1)[0]);
	const isViewSet = /(?:ViewSet|View|Viewset|API)$/.test(second.text);
	if (!isOwn && !(isViewSet && isRouterName(call.receiver, origin?.path ?? ''))) return null;
	const path = pathText(first.text, file, call.scope);
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
			tell({ framework: 'django', method: 'ANY', path, router, ...namedHandler(view.text, call, file) });
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
			const target = found === null ? null : targetOf(found.view.text, call, file);
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
			const args = writtenArguments(call, file);
			const given = stringText(writtenArgument(args, -1, 'url_path')?.text ?? '');
			const isDetail = call.name === 'detail_route' || writtenArgument(args, 1, 'detail')?.text === 'True';
			const methods = methodsIn(writtenArgument(args, 0, 'methods'), file) ?? ['GET'];
			const end = `${given ?? chunk.name}/`;
			const permissions = writtenArgument(args, -1, 'permission_classes');
			const own = permissions === undefined ? classWrappers(view, file) : listed(permissions);
			for (const method of methods) {
				tell({
					framework: 'django',
					method,
					path: isDetail ? `<${lookupOf(view, file)}>/${end}` : end,
					router: view.name,
					handler: `${view.name}.${chunk.name}`,
					handler_chunk: chunk.index,
					middleware: own.length > 0 ? own : null,
				});
			}
		},
	},
];

function listed({ text }: Written): string[] {
	return text.match(/[\p{L}_][\p{L}\p{N}_.]{0,100}/gu)?.slice(0, 20) ?? [];
}

/** What stands for the object in the path of a detail. */
function lookupOf(view: SeenChunk, file: FactFile): string {
	const fields = file.members(view.index);
	for (const wanted of ['lookup_url_kwarg', 'lookup_field']) {
		const field = fields.find(({ name }) => name === wanted);
		const written = field === undefined ? '' : file.text.slice(field.start, field.end);
		const text = stringText(written.slice(written.indexOf('=') + 1));
		if (text !== null) return text;
	}
	return 'pk';
}
