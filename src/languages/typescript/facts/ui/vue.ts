import type { FactFile, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { keptFor } from '../../../shared/facts/kept.ts';
import { argumentsOf, writtenAt } from '../../../shared/facts/written.ts';
import { Framework, usesFramework } from '../frameworks.ts';
import { chunkIn, decoratedClass, type Entry, entriesOf, entryNamed, objectAt, stringAt } from '../source.ts';

/** Vue, and what gives out its functions under its own name. */
export const VUE: readonly string[] = [
	'vue',
	'@vue/composition-api',
	'@vue/runtime-core',
	'@vue/runtime-dom',
	'@nuxtjs/composition-api',
	'vue-demi',
	'#imports',
];
const CLASSES: readonly string[] = [
	'vue-class-component',
	'vue-property-decorator',
	'nuxt-property-decorator',
	'vue-facing-decorator',
];

export interface VueComponent {
	name: string;
	api: 'setup' | 'composition' | 'options' | 'class' | 'function';
	/** Its options, when they are an object that is written here. */
	options: readonly Entry[] | null;
	/** The scope in which names of the options are looked up. */
	scope: number;
	start: number;
	end: number;
	chunk: number;
}

const SETUP_TAG = /<script\b[^>]{0,300}?\ssetup\b[^>]{0,300}>/;
const DEFINES = new Set(['defineComponent', 'extend', 'component', 'defineCustomElement']);

/** The components that a text defines. */
export const vueComponentsOf = keptFor((file: FactFile): readonly VueComponent[] =>
	isSingleFile(file) || usesFramework(file, Framework.vue) ? findComponents(file) : [],
);

/** The component that an offset lies in. */
export function componentAround(at: number, file: FactFile): VueComponent | null {
	let innermost: VueComponent | null = null;
	for (const component of vueComponentsOf(file)) {
		if (component.start > at || at >= component.end) continue;
		if (innermost === null || component.end - component.start < innermost.end - innermost.start) {
			innermost = component;
		}
	}
	return innermost;
}

export function isSingleFile({ path }: FactFile): boolean {
	return path.endsWith('.vue');
}

/** Whether a text is the `<script setup>` of its file, where Vue's macros are known. */
export function isScriptSetup(file: FactFile): boolean {
	if (!isSingleFile(file)) return false;
	if (file.text === file.container) return file.assigned('default').length === 0;
	const tag = SETUP_TAG.exec(file.container);
	return tag !== null && file.container.startsWith(file.text, tag.index + tag[0].length);
}

/** Whether what is called is Vue's: imported, or in a component unbound, as what is imported by itself is. */
export function isOfVue(call: SeenCall, file: FactFile): boolean {
	const origin = file.originOf(call.calleeValue, call.scope);
	if (origin !== null) return VUE.includes(origin.module);
	return isSingleFile(file) && call.callee === call.name && file.binding(call.name, call.scope) === null;
}

function findComponents(file: FactFile): VueComponent[] {
	const found: VueComponent[] = [];
	if (isScriptSetup(file)) found.push(scriptSetup(file));
	for (const call of file.calls) {
		const component = call.via === 'decorator' ? classComponent(call, file) : defined(call, file);
		if (component !== null) found.push(component);
	}
	// Beside a script setup, the other script only adds to that component.
	if (isSingleFile(file) && found.length === 0 && !SETUP_TAG.test(file.container)) {
		const exported = exportedOptions(file);
		if (exported !== null) found.push(exported);
	}
	return found;
}

function scriptSetup(file: FactFile): VueComponent {
	const [module] = file.chunks;
	const named = file.calls.find(({ callee }) => callee === 'defineOptions');
	const options = named === undefined ? null : objectAt(argumentsOf(named, file).all[0], file, named.scope);
	const scope = named?.scope ?? module.scope;
	const name = stringAt(entryNamed(options, 'name')?.value, file, scope) ?? fileName(file);
	return {
		name,
		api: 'setup',
		options,
		scope,
		start: 0,
		end: file.text.length,
		chunk: module.index,
	};
}

/** `defineComponent({ … })`, `Vue.extend({ … })`, `app.component('name', { … })`. */
function defined(call: SeenCall, file: FactFile): VueComponent | null {
	if (call.via !== 'call' || !DEFINES.has(call.name) || !isOfVue(call, file)) return null;
	const args = argumentsOf(call, file).all;
	const isRegistered = call.name === 'component';
	const given = args[isRegistered ? 1 : 0];
	if (given === undefined) return null;
	const options = entriesOf(given.value, file);
	const isFunction = call.args[0]?.kind === 'function';
	if (options === null && (isRegistered || !isFunction)) return null;
	const { start, end, scope, chunk } = call;
	return {
		name:
			stringAt(entryNamed(options, 'name')?.value, file, scope) ??
			(isRegistered ? stringAt(args[0], file, scope) : variableOf(call, file)) ??
			fileName(file),
		api: options === null ? 'function' : apiOf(options),
		options,
		scope,
		start,
		end,
		chunk,
	};
}

function variableOf(call: SeenCall, file: FactFile): string | null {
	const bound = file.assignedTo(call);
	if (bound !== null) return bound.name;
	const chunk = file.chunk(call.chunk);
	const held = chunk === undefined ? null : file.callAt(file.initial(chunk).value);
	return held?.index === call.index ? (chunk?.name ?? null) : null;
}

/** `export default { … }` of a single-file component. */
function exportedOptions(file: FactFile): VueComponent | null {
	const [exported] = file.assigned('default');
	if (exported === undefined || !file.text.startsWith('export', exported.start)) return null;
	const given = writtenAt(exported.value, file);
	const options = objectAt(given, file, exported.scope);
	if (options === null) return null;
	const name = stringAt(entryNamed(options, 'name')?.value, file, exported.scope) ?? fileName(file);
	const end = Math.max(given.start + 1, ...options.map((entry) => entry.end));
	const { scope, start } = exported;
	return { name, api: apiOf(options), options, scope, start, end, chunk: file.chunks[0].index };
}

/** `@Component export default class Card extends Vue`. */
function classComponent(call: SeenCall, file: FactFile): VueComponent | null {
	if (call.name !== 'Component' && call.name !== 'Options') return null;
	const origin = file.originOf(call.calleeValue, call.scope);
	if (origin === null || !CLASSES.includes(origin.module)) return null;
	const owner = decoratedClass(call, file);
	if (owner === undefined) return null;
	const options = objectAt(argumentsOf(call, file).all[0], file, call.scope);
	const { start, end, index: chunk, scope } = owner;
	return { name: owner.name ?? fileName(file), api: 'class', options, scope, start, end, chunk };
}

function apiOf(options: readonly Entry[]): VueComponent['api'] {
	return entryNamed(options, 'setup') === undefined ? 'options' : 'composition';
}

/** A component is called as its file is; `index.vue` as the folder. */
function fileName({ path }: FactFile): string {
	const parts = path.split('/');
	const base = parts[parts.length - 1].replace(/\.(?:vue|[cm]?[jt]sx?)$/, '');
	return base === 'index' && parts.length > 1 ? parts[parts.length - 2] : base;
}

/** The function that an option of a component is. */
export function optionFunction(entry: Entry | undefined, file: FactFile): SeenChunk | undefined {
	return chunkIn(entry?.value, file);
}
