import type { FactFile, FactRule } from '../../../model/facts/rules.ts';
import { router } from '../../../model/facts/web.ts';
import { argumentsOf } from '../../shared/facts/written.ts';
import { ROUTER_MODULES } from './config.ts';
import { isDotted } from './paths.ts';
import {
	frameworkOf,
	keyOf,
	type Making,
	makingOf,
	prefixIn,
	ROUTER_CLASSES,
	registrarOf,
} from './routers.ts';

/** Frameworks where the prefix of a mount takes the place of a router's own. */
const YIELDING: ReadonlySet<string | null> = new Set(['flask', 'quart', 'sanic']);
const CLASSES: ReadonlySet<string> = new Set(ROUTER_CLASSES);

/** Routers that are made: those of the frameworks, and of classes that extend them. */
export const ROUTERS: readonly FactRule[] = [
	{
		fact: router,
		on: 'call',
		names: ROUTER_CLASSES,
		via: ['call'],
		from: ROUTER_MODULES,
		find(call, file, tell) {
			const name = file.assignedName(call);
			if (name === null) return;
			const prefix = writtenPrefix({ class: call.name, args: argumentsOf(call, file) }, call.scope, file);
			const framework = frameworkOf(file.originOf(call.calleeValue, call.scope));
			const yields = prefix !== null && YIELDING.has(framework) ? true : null;
			tell({ framework, router: keyOf(name, call.scope, file), prefix, yields });
		},
	},
	{
		fact: router,
		on: 'file',
		find(file, tell) {
			if (!file.mayHave('router(') && !file.mayHave('blueprint(')) return;
			const seen = new Set<string>();
			for (const call of file.calls) {
				const { receiver, scope } = call;
				if (receiver === null || seen.has(receiver) || !isDotted(receiver)) continue;
				seen.add(receiver);
				const making = makingOf(receiver, scope, file);
				const prefix =
					making === null || CLASSES.has(making.class) ? null : writtenPrefix(making, scope, file);
				const on = making === null || prefix === null ? null : registrarOf(receiver, call, file);
				if (making === null || on === null) continue;
				const { framework, key } = on;
				const yields = prefix !== null && YIELDING.has(framework) ? true : null;
				const { start } = making;
				tell({ framework, router: key, prefix, yields }, { start, end: start + receiver.length });
			}
		},
	},
];

/** A prefix that cannot be read stands as it is written: nobody should take the path for the whole one. */
function writtenPrefix(making: Omit<Making, 'start'>, scope: number, file: FactFile): string | null {
	const prefix = prefixIn(making, scope, file);
	if (prefix !== null) return prefix === '' ? null : prefix;
	const given = making.args.get('url_prefix', 'prefix', 'path');
	return given === undefined || given.text === 'None' ? null : `{${given.text.slice(0, 80)}}`;
}
