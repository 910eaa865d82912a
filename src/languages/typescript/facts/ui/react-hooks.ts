import { reactComponentHook, reactHook, reactHookDependency } from '../../../../model/facts/react.ts';
import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { keptFor } from '../../../shared/facts/kept.ts';
import { argumentsOf, itemsOf, placed, type Written } from '../../../shared/facts/written.ts';
import { Framework, REACT, usesFramework } from '../frameworks.ts';
import { HOOK, maybeReact } from './react.ts';
import { componentsOf } from './react-components.ts';

interface HookCall {
	call: SeenCall;
	owner: string | null;
	/** The chunk of the owner; -1 without one. */
	chunk: number;
	isComponent: boolean;
	module: string | null;
	/** Null for a hook that takes none. */
	hasDependencies: boolean | null;
	dependencies: readonly Written[];
	cleanup: boolean | null;
}

/** Position of the list of dependencies, by hook. */
const DEPENDENCIES: Readonly<Record<string, number>> = {
	useEffect: 1,
	useLayoutEffect: 1,
	useInsertionEffect: 1,
	useCallback: 1,
	useMemo: 1,
	useImperativeHandle: 2,
};
const EFFECT = /Effect$/;

/** The calls of hooks in a text. */
const hookCallsOf = keptFor((file: FactFile): readonly HookCall[] =>
	maybeReact(file) ? findCalls(file) : [],
);

function findCalls(file: FactFile): HookCall[] {
	const calls = file.calls.filter(({ name, via }) => via === 'call' && HOOK.test(name));
	if (calls.length === 0) return [];
	const components = new Map(componentsOf(file).map(({ render, name }) => [render, name]));
	const hasReact = usesFramework(file, Framework.ofReact) || components.size > 0;
	const found: HookCall[] = [];
	for (const call of calls) {
		const origin = file.originOf(call.calleeValue, call.scope);
		const isBuiltIn = origin !== null && REACT.includes(origin.module);
		const around = file.around(call.chunk);
		const owner = around.find((chunk) => components.has(chunk.index) || isHook(chunk));
		if (!isBuiltIn && !(hasReact && call.name !== 'use' && owner !== undefined && owner === around[0]))
			continue;
		const component = owner === undefined ? undefined : components.get(owner.index);
		found.push({
			call,
			owner: component ?? owner?.name ?? null,
			chunk: owner?.index ?? -1,
			isComponent: component !== undefined,
			module: origin?.module ?? null,
			...(isBuiltIn ? dependenciesOf(call, file) : NO_DEPENDENCIES),
		});
	}
	return found;
}

function isHook({ kind, name }: SeenChunk): boolean {
	return (kind === 'function' || kind === 'method') && name !== null && name.length > 3 && HOOK.test(name);
}

const NO_DEPENDENCIES = { hasDependencies: null, dependencies: [], cleanup: null };

function dependenciesOf(
	call: SeenCall,
	file: FactFile,
): Pick<HookCall, 'hasDependencies' | 'dependencies' | 'cleanup'> {
	const position = Object.hasOwn(DEPENDENCIES, call.name) ? DEPENDENCIES[call.name] : -1;
	if (position < 0) return NO_DEPENDENCIES;
	const list = argumentsOf(call, file).all[position];
	const dependencies = itemsOf(list, file) ?? [];
	return {
		hasDependencies: list !== undefined,
		dependencies,
		cleanup: EFFECT.test(call.name) ? hasCleanup(call, file) : null,
	};
}

/** An effect that returns a function gives it to be called when it is undone. */
function hasCleanup(call: SeenCall, file: FactFile): boolean {
	const effect = file.chunk(file.target(call.argValues[0] ?? -1, call.scope).chunk);
	if (effect === undefined) return false;
	return file
		.returned(effect.index)
		.some(({ value, scope }) => file.chunk(file.target(value, scope).chunk)?.parent === effect.index);
}

function namesOf(dependencies: readonly Written[]): string[] {
	return dependencies.map(({ text }) => text.replace(/\s+/g, ' '));
}

/** Functions that call hooks and are named as hooks are, with those calls. */
function definitionsOf(file: FactFile): SeenChunk[] {
	const owners = new Set(hookCallsOf(file).map(({ chunk, isComponent }) => (isComponent ? -1 : chunk)));
	return file.chunks.filter((chunk) => owners.has(chunk.index));
}

export const REACT_HOOKS: readonly FactRule[] = [
	{ on: 'call', fact: reactHook, names: ['use*'], find: () => {} },
	{
		on: 'file',
		fact: reactHook,
		find(file, tell) {
			for (const { call, owner, isComponent, module, ...rest } of hookCallsOf(file)) {
				const dependencies = namesOf(rest.dependencies);
				tell(
					{
						role: 'call',
						name: call.name,
						owner,
						owner_kind: owner === null ? null : isComponent ? 'component' : 'hook',
						module,
						has_dependencies: rest.hasDependencies,
						dependencies: dependencies.length ? dependencies : null,
						cleanup: rest.cleanup,
					},
					{ start: call.start, end: call.end, chunk: call.chunk },
				);
			}
			for (const { name, start, end, index } of definitionsOf(file)) {
				tell({ role: 'definition', name }, { start, end, chunk: index });
			}
		},
	},
	{
		on: 'file',
		fact: reactComponentHook,
		find(file, tell) {
			const firsts = new Map<string, { first: HookCall; calls: number }>();
			for (const hook of hookCallsOf(file)) {
				if (!hook.isComponent) continue;
				const key = `${hook.chunk} ${hook.call.name}`;
				const same = firsts.get(key);
				if (same === undefined) firsts.set(key, { first: hook, calls: 1 });
				else same.calls++;
			}
			for (const { first, calls } of firsts.values()) {
				const { start, end, name } = first.call;
				tell(
					{ component: first.owner, hook: name, module: first.module, calls },
					{ start, end, chunk: first.chunk },
				);
			}
		},
	},
	{
		on: 'file',
		fact: reactHookDependency,
		find(file, tell) {
			for (const { call, owner, dependencies } of hookCallsOf(file)) {
				namesOf(dependencies).forEach((name, position) => {
					tell({ hook: call.name, owner, name, position }, placed(dependencies[position], call.chunk));
				});
			}
		},
	},
];
