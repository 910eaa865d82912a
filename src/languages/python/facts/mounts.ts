import type { Attributes, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { routeMount } from '../../../model/facts/web.ts';
import { argumentsOf, itemsOf, type Values, type Written } from '../../shared/facts/written.ts';
import { importedAs } from './handlers.ts';
import { isDotted, pathText } from './paths.ts';
import { keyOf, namesIn, type Registrar, registrarOf } from './routers.ts';

/** What is mounted: a router of this file, or one that is imported; null when nothing says which. */
export function targetOf(of: Written, call: SeenCall, file: FactFile): Attributes | null {
	const called = file.callAt(of.value);
	const name = called?.callee ?? of.text;
	if (!isDotted(name)) return null;
	if (called === null) return namedTarget(name, call, file);
	const imported = importedAs(name, call.start, call.scope, file);
	return imported === null ? null : { module: imported.module, name: `${imported.name}()` };
}

function namedTarget(name: string, call: SeenCall, file: FactFile): Attributes | null {
	const imported = importedAs(name, call.start, call.scope, file);
	if (imported !== null) return { module: imported.module, name: imported.name };
	const [first, ...members] = name.split('.');
	const binding = file.binding(first, call.scope);
	if (first !== 'self' && binding === null) return null;
	// A member of a parameter or of a loop's variable may be any router.
	if (members.length > 0 && (binding?.kind === 'param' || binding?.path != null) && first !== 'self')
		return null;
	return { target: keyOf(name, call.scope, file) };
}

/** The targets of a mount: all of those that a loop's variable goes through. */
function targetsOf(of: Written, call: SeenCall, file: FactFile): Attributes[] {
	const binding = isDotted(of.text) ? file.binding(of.text, call.scope) : null;
	if (binding?.path !== '[]') {
		const target = targetOf(of, call, file);
		return target === null ? [] : [target];
	}
	const names = (file.items(binding.value) ?? []).map(({ value }) => file.target(value, binding.scope).name);
	const targets = names.map((name) => (name === null ? null : namedTarget(name, call, file)));
	return targets.filter((target) => target !== null);
}

function prefixText(arg: Written | undefined, call: SeenCall, file: FactFile): string {
	if (arg === undefined || arg.text === 'None') return '';
	return pathText(arg, file, call.scope) ?? `{${arg.text.slice(0, 80)}}`;
}

function mountRule(names: readonly string[], find: (mount: Mounting) => void): FactRule {
	return {
		fact: routeMount,
		on: 'call',
		names,
		via: ['call'],
		find(call, file, tell) {
			if (call.receiver === null || !isDotted(call.receiver)) return;
			const on = registrarOf(call.receiver, call, file);
			if (on === null) return;
			const args = argumentsOf(call, file);
			const place = (target: Attributes, below: Written | undefined, more: Attributes = {}): void => {
				const prefix = prefixText(below, call, file);
				tell({ framework: on.framework, router: on.key, prefix, ...target, ...more });
			};
			const mount: Mounting['mount'] = (what, below, more) => {
				for (const target of what === undefined ? [] : targetsOf(what, call, file)) {
					place(target, below, more);
				}
			};
			find({ call, file, args, on, mount, place });
		},
	};
}

interface Mounting {
	call: SeenCall;
	file: FactFile;
	args: Values;
	on: Registrar;
	/** Tells that something is mounted below a prefix. */
	mount(what: Written | undefined, below: Written | undefined, more?: Attributes): void;
	/** The same, of a target that is known. */
	place(target: Attributes, below: Written | undefined, more?: Attributes): void;
}

const RESTFUL = ['flask_restful', 'flask_restx', 'flask_restplus'];
const SUB_APPLICATIONS: ReadonlySet<string | null> = new Set(['fastapi', 'starlette', 'bottle', 'quart']);

/** Routers that are put below others. */
export const MOUNTS: readonly FactRule[] = [
	mountRule(['register_blueprint', 'register_api'], ({ args, mount, on }) => {
		if (on.framework === 'fastapi') return;
		mount(args.get(0, 'blueprint', 'api'), args.get('url_prefix'));
	}),
	mountRule(['include_router'], ({ args, mount, on, file }) => {
		const dependencies = args.get('dependencies');
		const items = dependencies === undefined ? null : itemsOf(dependencies, file);
		const middleware = items === null ? null : namesIn(items, file);
		const framework = on.framework ?? 'fastapi';
		mount(args.get(0, 'router'), args.get('prefix'), { framework, middleware });
	}),
	mountRule(['add_namespace'], ({ args, mount, on, file }) => {
		if (!file.importsFrom(RESTFUL) && !RESTFUL.includes(on.origin?.module ?? '')) return;
		mount(args.get(0, 'ns'), args.get(1, 'path'));
	}),
	mountRule(['mount'], ({ args, mount, on }) => {
		if (!SUB_APPLICATIONS.has(on.framework) || on.origin === null) return;
		const below = args.get(0, 'path', 'prefix');
		if (below !== undefined) mount(args.get(1, 'app'), below);
	}),
	mountRule(['blueprint'], ({ args, mount, on }) => {
		if (on.framework !== 'sanic') return;
		mount(args.get(0, 'blueprint'), args.get('url_prefix'));
	}),
	mountRule(['add_router'], ({ args, mount, place, on }) => {
		if (on.framework !== 'django') return;
		const what = args.get(1, 'router');
		const below = args.get(0, 'prefix');
		const dotted = args.string(1, 'router');
		if (dotted === null) return mount(what, below);
		const at = dotted.lastIndexOf('.');
		if (at > 0) place({ module: dotted.slice(0, at), name: dotted.slice(at + 1) }, below);
	}),
	mountRule(['add_subapp'], ({ args, mount, on }) => {
		if (on.framework === null || on.framework === 'aiohttp')
			mount(args.get(1, 'subapp'), args.get(0, 'prefix'), { framework: 'aiohttp' });
	}),
	mountRule(['init_app'], ({ args, call, file, on, place }) => {
		if (on.origin === null || !RESTFUL.includes(on.origin.module) || on.key === null) return;
		const app = args.get(0, 'app');
		const router = app === undefined || !isDotted(app.text) ? null : keyOf(app.text, call.scope, file);
		if (router !== null) place({ target: on.key }, undefined, { router, prefix: '' });
	}),
	{
		fact: routeMount,
		on: 'call',
		names: ['Api'],
		from: RESTFUL,
		find(call, file, tell) {
			const name = file.assignedName(call);
			const app = argumentsOf(call, file).get(0, 'app');
			if (name === null || app === undefined || !isDotted(app.text)) return;
			const router = keyOf(app.text, call.scope, file);
			if (router === null) return;
			tell({ framework: 'flask', router, prefix: '', target: keyOf(name, call.scope, file) });
		},
	},
];
