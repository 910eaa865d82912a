import type { FactFile, FactRule, SeenCall, Tell } from '../../../../model/facts/rules.ts';
import { vueComponent, vueDirective, vueHook, vueProvideInject } from '../../../../model/facts/vue.ts';
import { argumentsOf, placed, shown, type Written } from '../../../shared/facts/written.ts';
import { arrayAt, type Entry, entryNamed, objectAt, returnedEntries, stringAt } from '../source.ts';
import {
	componentAround,
	isOfVue,
	isScriptSetup,
	optionFunction,
	VUE,
	type VueComponent,
	vueComponentsOf,
} from './vue.ts';

const COMPOSED: readonly string[] = [
	'onBeforeMount',
	'onMounted',
	'onBeforeUpdate',
	'onUpdated',
	'onBeforeUnmount',
	'onUnmounted',
	'onActivated',
	'onDeactivated',
	'onErrorCaptured',
	'onRenderTracked',
	'onRenderTriggered',
	'onServerPrefetch',
	'onBeforeRouteLeave',
	'onBeforeRouteUpdate',
];
const OPTIONS: ReadonlySet<string> = new Set([
	'beforeCreate',
	'created',
	'beforeMount',
	'mounted',
	'beforeUpdate',
	'updated',
	'beforeDestroy',
	'destroyed',
	'beforeUnmount',
	'unmounted',
	'activated',
	'deactivated',
	'errorCaptured',
	'renderTracked',
	'renderTriggered',
	'serverPrefetch',
	'beforeRouteEnter',
	'beforeRouteUpdate',
	'beforeRouteLeave',
]);

/** The string that is a key, or the name of one. */
function keyOf(span: Written | undefined, file: FactFile, scope: number): string | null {
	return stringAt(span, file, scope) ?? shown(span);
}

function tellCall(call: SeenCall, file: FactFile, tell: Tell): void {
	const origin = file.originOf(call.calleeValue, call.scope);
	const isApp = call.receiver !== null && origin !== null && VUE.includes(origin.module);
	if (call.receiver !== null ? !isApp || call.name === 'inject' : !isOfVue(call, file)) return;
	const args = argumentsOf(call, file).all;
	if (args[0] === undefined) return;
	const isInject = call.name === 'inject';
	tell({
		role: call.name,
		key: keyOf(args[0], file, call.scope),
		component: isApp ? null : componentAround(call.start, file)?.name,
		value: isInject ? file.assignedTo(call)?.name : shown(args[1]),
		default: isInject ? shown(args[1]) : null,
	});
}

/** `provide: { … }`, `provide() { return { … } }`, `inject: ['a']`, `inject: { a: { from: 'b' } }`. */
function tellOptions(owner: VueComponent, file: FactFile, tell: Tell): void {
	const { name: component, options, scope, chunk } = owner;
	const provide = entryNamed(options, 'provide');
	const made = optionFunction(provide, file);
	const provided = made === undefined ? objectAt(provide?.value, file, scope) : returnedEntries(made, file);
	for (const { key, form, value, start, end } of provided ?? []) {
		if (key === null || form === 'spread') continue;
		tell(
			{ role: 'provide', key, component, value: form === 'pair' ? shown(value) : null },
			{ start, end, chunk },
		);
	}
	const inject = entryNamed(options, 'inject')?.value;
	for (const item of arrayAt(inject, file, scope) ?? []) {
		const key = stringAt(item, file, scope);
		if (key !== null) tell({ role: 'inject', key, component, value: key }, placed(item, chunk));
	}
	for (const entry of objectAt(inject, file, scope) ?? []) {
		if (entry.key === null || entry.form !== 'pair') continue;
		const details = objectAt(entry.value, file, scope);
		const from = details === null ? entry.value : entryNamed(details, 'from')?.value;
		tell(
			{
				role: 'inject',
				key: keyOf(from, file, scope) ?? entry.key,
				component,
				value: entry.key,
				default: shown(entryNamed(details ?? [], 'default')?.value),
			},
			{ start: entry.start, end: entry.end, chunk },
		);
	}
}

function namesIn(entry: Entry | undefined, file: FactFile, scope: number): string[] | null {
	const listed = arrayAt(entry?.value, file, scope)?.map((item) => shown(item) ?? '');
	const keyed = objectAt(entry?.value, file, scope)?.flatMap(({ key }) => key ?? []);
	const names = listed ?? keyed ?? [];
	return names.length === 0 ? null : names;
}

/** In a script setup, `vFocus` is the directive `v-focus`. */
const LOCAL = /^v(\p{Lu}[\p{L}\p{N}]{0,100})$/u;

function tellLocal(file: FactFile, tell: Tell): void {
	const tellOne = (name: string, start: number, chunk: number): void => {
		const found = LOCAL.exec(name);
		if (found === null) return;
		const kebab = found[1].replace(/(?<=.)(?=\p{Lu})/gu, '-').toLowerCase();
		tell({ role: 'registered', name: kebab, scope: 'component' }, { start, end: start + name.length, chunk });
	};
	for (const { name, parent, index, nameStart, kind } of file.chunks) {
		if (name === null || parent !== file.chunks[0].index) continue;
		if (kind === 'constant' || kind === 'function') tellOne(name, nameStart, index);
	}
	for (const { local, nameStart } of file.imports) {
		if (local !== null) tellOne(local, nameStart, file.chunks[0].index);
	}
}

export const VUE_HOOKS: readonly FactRule[] = [
	{
		on: 'call',
		fact: vueComponent,
		names: [
			'defineComponent',
			'extend',
			'component',
			'defineCustomElement',
			'defineOptions',
			'Component',
			'Options',
		],
		find: () => {},
	},
	{
		on: 'file',
		fact: vueComponent,
		find(file, tell) {
			for (const { name, api, options, scope, start, end, chunk } of vueComponentsOf(file)) {
				const components = namesIn(entryNamed(options, 'components'), file, scope);
				const mixins = namesIn(entryNamed(options, 'mixins'), file, scope);
				tell({ name, api, components, mixins }, { start, end, chunk });
			}
		},
	},
	{
		on: 'call',
		fact: vueHook,
		names: COMPOSED,
		via: ['call'],
		find(call, file, tell) {
			const origin = file.originOf(call.calleeValue, call.scope);
			if (origin?.module !== 'vue-router' && !isOfVue(call, file)) return;
			tell({ name: call.name, component: componentAround(call.start, file)?.name, api: 'composition' });
		},
	},
	{
		on: 'file',
		fact: vueHook,
		find(file, tell) {
			for (const { name: component, options, chunk, api } of vueComponentsOf(file)) {
				if (api === 'setup') continue;
				for (const { key, form, start, end } of options ?? []) {
					if (key === null || form === 'spread' || !OPTIONS.has(key)) continue;
					tell({ name: key, component, api: 'options' }, { start, end, chunk });
				}
			}
		},
	},
	{
		on: 'call',
		fact: vueProvideInject,
		names: ['provide', 'inject'],
		via: ['call'],
		find: tellCall,
	},
	{
		on: 'file',
		fact: vueProvideInject,
		find(file, tell) {
			for (const component of vueComponentsOf(file)) {
				if (component.api !== 'setup') tellOptions(component, file, tell);
			}
		},
	},
	{
		on: 'call',
		fact: vueDirective,
		names: ['directive'],
		via: ['call'],
		from: VUE,
		find(call, file, tell) {
			const name = call.argCount < 2 ? null : stringAt(argumentsOf(call, file).all[0], file, call.scope);
			if (name !== null) tell({ role: 'registered', name, scope: 'app' });
		},
	},
	{
		on: 'file',
		fact: vueDirective,
		find(file, tell) {
			if (isScriptSetup(file)) tellLocal(file, tell);
			for (const { options, scope, chunk } of vueComponentsOf(file)) {
				for (const { key, start, end } of objectAt(entryNamed(options, 'directives')?.value, file, scope) ??
					[]) {
					if (key !== null)
						tell({ role: 'registered', name: key, scope: 'component' }, { start, end, chunk });
				}
			}
		},
	},
];
