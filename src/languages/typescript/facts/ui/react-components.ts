import { ChunkFlag } from '../../../../model/chunk.ts';
import { reactComponent } from '../../../../model/facts/react.ts';
import type { FactFile, FactRule, Place, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { typeArgumentsOf } from '../../../shared/facts/javascript-types.ts';
import { keptFor } from '../../../shared/facts/kept.ts';
import { REACT } from '../frameworks.ts';
import { hookCallersOf, maybeReact } from './react.ts';

export interface Component {
	name: string;
	form: 'function' | 'arrow' | 'class' | 'lazy' | 'value';
	wrappers: string[];
	wraps: string | null;
	/** The chunk that renders it; -1 when that is elsewhere. */
	render: number;
	at: Required<Place>;
}

/** Functions that make a component of the one they are given, with what they come from. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
	memo: REACT,
	forwardRef: REACT,
	lazy: REACT,
	observer: ['mobx-react', 'mobx-react-lite', '@legendapp/state/react'],
};
const CREATES = /(?:^|\.)(?:createElement|cloneElement|createPortal|jsx)\(\)$/;
const CREATORS = ['react', 'preact', 'react-dom'];
const BASES = ['Component', 'PureComponent'];
/** Types of functions that are components. */
const FUNCTION_TYPE = /^(?:React\.)?(?:FC|VFC|FunctionComponent|SFC|ComponentType)\b/;
const MAX_WRAPPERS = 4;

/** The components of a text. */
export const componentsOf = keptFor((file: FactFile): readonly Component[] =>
	maybeReact(file) ? findComponents(file) : [],
);

function findComponents(file: FactFile): Component[] {
	const components = wrappedComponents(file);
	const rendered = new Set(components.map(({ render }) => render));
	for (const { owner, name, value } of file.heritages) {
		if (!BASES.includes(name) || owner.name === null || rendered.has(owner.index)) continue;
		if (owner.kind !== 'class' || !comesFrom(file, value, owner.scope, REACT)) continue;
		components.push({ ...plain(owner), form: 'class' });
	}
	const callers = hookCallersOf(file);
	for (const chunk of file.chunks) {
		if (chunk.name === null || rendered.has(chunk.index) || !isComponentName(chunk.name)) continue;
		if (!isFunction(chunk, file)) continue;
		const callsHooks = callers.has(chunk.index) && chunk.name !== 'default';
		if (callsHooks || rendersMarkup(chunk, file)) components.push(plain(chunk));
	}
	return components;
}

function plain(chunk: SeenChunk): Component {
	const { start, end, index } = chunk;
	return {
		name: chunk.name ?? '',
		form: formOf(chunk),
		wrappers: [],
		wraps: null,
		render: index,
		at: { start, end, chunk: index },
	};
}

function formOf({ kind, signature }: SeenChunk): Component['form'] {
	if (kind === 'class') return 'class';
	return signature?.trimEnd().endsWith('=>') ? 'arrow' : 'function';
}

function isComponentName(name: string): boolean {
	const first = name.charCodeAt(0);
	if (first < 128) return (first >= 65 && first <= 90) || name === 'default';
	return /^\p{Lu}/u.test(name);
}

/** A function by itself, or in an object of components; methods of classes render nothing by themselves. */
function isFunction({ kind, parent, name, flags }: SeenChunk, file: FactFile): boolean {
	if (name === 'default') return kind === 'function' && (flags & ChunkFlag.default) !== 0;
	return kind === 'function' || (kind === 'method' && file.chunk(parent)?.kind !== 'class');
}

function rendersMarkup(chunk: SeenChunk, file: FactFile): boolean {
	for (const { value, scope } of file.returned(chunk.index)) {
		if (file.isMarkup(value, scope)) return true;
		const origin = file.originOf(value, scope);
		if (origin !== null && CREATORS.includes(origin.module) && CREATES.test(origin.path)) return true;
	}
	const type = chunk.name === null ? null : (file.binding(chunk.name, chunk.scope)?.type ?? null);
	return type !== null && FUNCTION_TYPE.test(type) && file.importsFrom(REACT);
}

function comesFrom(file: FactFile, value: number, scope: number, modules: readonly string[]): boolean {
	const origin = file.originOf(value, scope);
	return origin !== null && modules.includes(origin.module);
}

function wrappedComponents(file: FactFile): Component[] {
	const calls = file.calls.filter((call) => isWrapper(call, file));
	const components: Component[] = [];
	for (const call of calls) {
		// The outermost says what they all make.
		if (calls.some((other) => isFirstArgument(call, other))) continue;
		const component = wrappedBy(call, calls, file);
		if (component !== null) components.push(component);
	}
	return components;
}

function isWrapper(call: SeenCall, file: FactFile): boolean {
	const modules = call.via === 'call' && Object.hasOwn(WRAPPERS, call.name) ? WRAPPERS[call.name] : undefined;
	return modules !== undefined && comesFrom(file, call.calleeValue, call.scope, modules);
}

function isFirstArgument(inner: SeenCall, outer: SeenCall): boolean {
	return inner.index !== outer.index && outer.start < inner.start && inner.end < outer.end;
}

function wrappedBy(outer: SeenCall, calls: readonly SeenCall[], file: FactFile): Component | null {
	const wrappers = [outer.name];
	let inner = outer;
	for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
		const next = calls.find((call) => call.start > inner.start && call.end < inner.end);
		if (next === undefined) break;
		wrappers.push(next.name);
		inner = next;
	}
	const target = file.target(inner.argValues[0] ?? -1, inner.scope);
	const given = inner.args[0];
	const named = given?.kind === 'identifier' ? given.text : null;
	const render = named === null ? file.chunk(target.chunk) : undefined;
	const name =
		nameOf(outer, file) ?? render?.name ?? (named === null && isDefault(outer, file) ? 'default' : null);
	if (name === null || !isComponentName(name)) return null;
	const isLazy = wrappers.includes('lazy');
	const form = isLazy ? 'lazy' : render === undefined ? 'value' : formOf(render);
	const chunk = file.chunk(outer.chunk);
	return {
		name,
		form,
		wrappers: wrappers.filter((wrapper) => wrapper !== 'lazy'),
		wraps: named,
		render: isLazy ? -1 : (render?.index ?? -1),
		at: {
			start: outer.start,
			end: outer.end,
			chunk: (isLazy ? undefined : render?.index) ?? chunk?.index ?? 0,
		},
	};
}

/** The variable that holds a component. */
function nameOf(call: SeenCall, file: FactFile): string | null {
	const bound = file.assignedTo(call);
	if (bound !== null) return bound.path === null ? bound.name : null;
	const chunk = file.chunk(call.chunk);
	if (chunk === undefined || chunk.name === null) return null;
	// `memo(Table) as typeof Table`
	return file.callAt(file.initial(chunk).value)?.index === call.index ? chunk.name : null;
}

function isDefault(call: SeenCall, { text }: FactFile): boolean {
	return /export\s{1,8}default\s{1,8}$/.test(text.slice(Math.max(0, call.start - 40), call.start));
}

/** Props of a component, as its function takes them or its class declares them. */
function propsOf(
	{ render }: Component,
	file: FactFile,
): { props: string[] | null; props_type: string | null } {
	const chunk = file.chunk(render);
	if (chunk === undefined) return { props: null, props_type: null };
	if (chunk.kind === 'class') {
		const base = file.heritages.find(({ owner, kind }) => owner.index === render && kind === 'extends');
		const open = base === undefined ? -1 : base.text.indexOf('<');
		const [type] = open < 0 ? [] : typeArgumentsOf(base!.text, open, base!.text.length);
		return { props: null, props_type: type === undefined ? null : base!.text.slice(type.start, type.end) };
	}
	const param = chunk.params?.[0];
	const props = param?.bindings?.filter((name) => !name.includes('.')) ?? null;
	return { props: props?.length ? props : null, props_type: param?.type ?? null };
}

/** Rules may ask only for names: the wrappers must be among those that are kept. */
const KEPT = Object.keys(WRAPPERS);

export const REACT_COMPONENTS: readonly FactRule[] = [
	{ on: 'call', fact: reactComponent, names: KEPT, find: () => {} },
	{
		on: 'file',
		fact: reactComponent,
		find(file, tell) {
			for (const component of componentsOf(file)) {
				const { name, form, wrappers, wraps, at } = component;
				tell(
					{ name, form, wrappers: wrappers.length ? wrappers : null, wraps, ...propsOf(component, file) },
					at,
				);
			}
		},
	},
];
