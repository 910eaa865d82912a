import type { Attributes, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentsOf } from './chains.ts';
import { calledPath, functionKey, functionTarget, pathText } from './names.ts';
import { partsIn } from './scan.ts';

const MOUNT =
	/\.\s{0,200}mount\s{0,4}\(\s{0,200}(r?#{0,2}"[^"\n]{0,200}"#{0,2}|[\w:.]{1,100})\s{0,8},\s{0,200}$/;

/** `routes![list, create]`: in `.mount("/api", …)`, or as what the function around gives back. */
export function rocketRoutes(call: SeenCall, file: FactFile): Attributes[] {
	if (call.via !== 'macro' || (!file.importsFrom(['rocket']) && !file.text.includes('rocket::'))) return [];
	const around = aroundOf(call, file);
	if (around === null) return [];
	const open = call.nameStart + call.name.length + 1;
	const listed = partsIn(file.text, file.text.indexOf('[', open));
	return listed.flatMap(({ text }) => {
		const path = text.replace(/^#\[[^\]]{0,200}\]\s{0,40}/, '');
		const target = functionTarget(path, '', call.scope, file);
		return target === null ? [] : [{ framework: 'rocket', ...around, ...target }];
	});
}

function aroundOf(call: SeenCall, file: FactFile): { router: string | null; prefix: string } | null {
	const mounted = MOUNT.exec(file.text.slice(Math.max(0, call.start - 500), call.start));
	if (mounted !== null) return { router: null, prefix: pathText(mounted[1], call.scope, file) };
	const owner = file.around(call.chunk).find(({ kind }) => kind === 'function' || kind === 'method');
	if (owner === undefined || !/\bRoute\b/.test(owner.type ?? '')) return null;
	return { router: functionKey(owner, file), prefix: '' };
}

/** `.mount("/api", api::routes())` */
export function rocketMount(call: SeenCall, file: FactFile): Attributes | null {
	const [path, what] = argumentsOf(call, file);
	if (what === undefined || (!file.importsFrom(['rocket']) && !file.text.includes('rocket::'))) return null;
	// What is done to a list of routes gives one back: `[a(), b()].concat()`.
	const called = calledPath(what.text);
	const target = called === null ? null : functionTarget(called, '()', call.scope, file);
	if (target === null) return null;
	return { framework: 'rocket', router: null, prefix: pathText(path.text, call.scope, file), ...target };
}

const APPENDED = /^(?:&mut\s{1,4})?((?:[a-z_]\w{0,100}::){0,8}[a-z_]\w{0,100})\(\)$/;

/** `routes.append(&mut accounts::routes())` in a function that gives back routes. */
export function rocketAppended(call: SeenCall, file: FactFile): Attributes | null {
	const [what, ...more] = call.args;
	const appended = what === undefined || more.length > 0 ? null : APPENDED.exec(what.text);
	if (appended === null || !file.importsFrom(['rocket'])) return null;
	const owner = file.around(call.chunk).find(({ kind }) => kind === 'function' || kind === 'method');
	if (owner === undefined || !/\bRoute\b/.test(owner.type ?? '')) return null;
	const target = functionTarget(appended[1], '()', call.scope, file);
	return target === null
		? null
		: { framework: 'rocket', router: functionKey(owner, file), prefix: '', ...target };
}
