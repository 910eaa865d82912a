import type { FactFile, FactRule, SeenCall, Span, Tell } from '../../../../model/facts/rules.ts';
import { vueComponentEmit, vueComponentSetupReturn } from '../../../../model/facts/vue.ts';
import { split } from '../../../shared/facts/javascript-literals.ts';
import { typeMembersOf } from '../../../shared/facts/javascript-types.ts';
import { argumentsOf, placed, shown, sliceOf, type Written } from '../../../shared/facts/written.ts';
import { arrayAt, type Entry, entryNamed, objectAt, returnedEntries, stringAt, typesOf } from '../source.ts';
import {
	componentAround,
	isScriptSetup,
	isSingleFile,
	optionFunction,
	VUE,
	type VueComponent,
	vueComponentsOf,
} from './vue.ts';

const QUOTED = /(["'])((?:(?!\1)[^\\\n]){1,100})\1/g;

/** Events as an array of names or an object with validators. */
function tellEvents(
	component: string,
	given: Written,
	file: FactFile,
	scope: number,
	chunk: number,
	tell: Tell,
) {
	for (const item of arrayAt(given, file, scope) ?? []) {
		const name = stringAt(item, file, scope);
		if (name !== null) tell({ component, name, role: 'declared' }, placed(item, chunk));
	}
	for (const { key, form, start, end } of objectAt(given, file, scope) ?? []) {
		if (key !== null && form !== 'spread')
			tell({ component, name: key, role: 'declared' }, { start, end, chunk });
	}
}

/** `{ (e: 'save', id: number): void }`, `{ save: [id: number] }`, or an interface of this file. */
function tellTyped(call: SeenCall, type: Span, file: FactFile, tell: Tell): void {
	const component = componentAround(call.start, file)?.name;
	const { text } = file;
	const signature = (start: number, end: number): void => {
		const open = text.indexOf('(', start);
		const [first, ...rest] = open < 0 || open >= end ? [] : (split(text, open, end)?.parts ?? []);
		if (first === undefined) return;
		const payload = rest.map((part) => shown(sliceOf(part, file))).join(', ');
		for (const [, , name] of sliceOf(first, file).text.matchAll(QUOTED)) {
			tell(
				{ component, name, role: 'declared', payload: payload || null },
				{ start, end, chunk: call.chunk },
			);
		}
	};
	const members = typeMembersOf(text, type.start, type.end);
	for (const member of members ?? []) {
		if (member.name === null) signature(member.start, member.end);
		else {
			const { name, start, end } = member;
			const payload = shown(member.type && sliceOf(member.type, file))?.replace(/^\[|\]$/g, '');
			tell(
				{ component, name, role: 'declared', payload: payload || null },
				{ start, end, chunk: call.chunk },
			);
		}
	}
	if (members !== null) return;
	if (text[type.start] === '(') {
		signature(type.start, type.end);
		return;
	}
	const named = file.binding(sliceOf(type, file).text, call.scope);
	for (const { name, start, end, kind, type: its } of named === null ? [] : file.members(named.chunk)) {
		if (name !== null && kind === 'property') {
			const payload = its?.replace(/^\[|\]$/g, '');
			tell(
				{ component, name, role: 'declared', payload: payload || null },
				{ start, end, chunk: call.chunk },
			);
		} else if (name === null) signature(start, end);
	}
}

/** Whether `emit` is what `defineEmits` gave, or the one that `setup` is given. */
function isEmitter(call: SeenCall, file: FactFile): boolean {
	if (call.name === '$emit') return isSingleFile(file) || componentAround(call.start, file) !== null;
	if (componentAround(call.start, file) === null) return false;
	if (call.receiver !== null) {
		const context = file.binding(call.receiver, call.scope);
		return context?.kind === 'param' && context.index === 1 && isSetup(context.start, file);
	}
	const binding = file.binding(call.name, call.scope);
	if (binding === null) return false;
	if (binding.kind === 'param') {
		return binding.index === 1 && binding.path === '.emit' && isSetup(binding.start, file);
	}
	return file.calls.some(
		(other) => other.callee === 'defineEmits' && file.assignedTo(other)?.start === binding.start,
	);
}

/** Whether a parameter is one of the function that sets up a component. */
function isSetup(at: number, file: FactFile): boolean {
	const component = componentAround(at, file);
	if (component === null) return false;
	if (component.api === 'function') return true;
	const setup = optionFunction(entryNamed(component.options, 'setup'), file);
	return setup !== undefined && setup.start <= at && at < setup.end;
}

function tellReturns(component: VueComponent, file: FactFile, tell: Tell): void {
	const setup = optionFunction(entryNamed(component.options, 'setup'), file);
	if (setup === undefined) return;
	const [first] = file.returned(setup.index);
	if (first === undefined) return;
	for (const entry of returnedEntries(setup, file)) {
		tellGiven(component.name, entry, 'return', file, first.scope, setup.index, tell);
	}
}

function tellGiven(
	component: string | undefined,
	entry: Entry,
	by: 'return' | 'expose',
	file: FactFile,
	scope: number,
	chunk: number,
	tell: Tell,
): void {
	if (entry.key === null || entry.form === 'spread') return;
	const { start, end } = entry;
	const isName = file.operation(entry.value.value).op === 'name';
	const origin = isName ? file.originOf(entry.value.value, scope) : null;
	const made = origin !== null && VUE.includes(origin.module) ? /^(\w{1,40})\(\)$/.exec(origin.path) : null;
	const value = entry.form === 'pair' ? shown(entry.value) : null;
	tell({ component, name: entry.key, value, made_by: made?.[1], by }, { start, end, chunk });
}

export const VUE_EVENTS: readonly FactRule[] = [
	{
		on: 'call',
		fact: vueComponentEmit,
		names: ['defineEmits', 'defineModel', '$emit', 'emit'],
		via: ['call'],
		find(call, file, tell) {
			if (call.name === 'emit' || call.name === '$emit') {
				if (call.args[0]?.kind !== 'string' || !isEmitter(call, file)) return;
				const args = argumentsOf(call, file).all;
				const payload = args.slice(1).map(shown);
				const component = componentAround(call.start, file)?.name;
				const name = stringAt(args[0], file, call.scope);
				tell({ component, name, role: 'sent', payload: payload.join(', ') || null });
				return;
			}
			if (call.callee !== call.name || !isScriptSetup(file)) return;
			const args = argumentsOf(call, file).all;
			const types = typesOf(call, file);
			const component = componentAround(call.start, file)?.name ?? '';
			if (call.name === 'defineModel') {
				const model = call.args[0]?.kind === 'string' ? stringAt(args[0], file, call.scope) : 'modelValue';
				tell({
					component,
					name: `update:${model}`,
					role: 'declared',
					payload: shown(types[0] && sliceOf(types[0], file)),
				});
			} else if (types[0] !== undefined) tellTyped(call, types[0], file, tell);
			else if (args[0] !== undefined) tellEvents(component, args[0], file, call.scope, call.chunk, tell);
		},
	},
	{
		on: 'file',
		fact: vueComponentEmit,
		find(file, tell) {
			for (const { name, options, scope, chunk, api } of vueComponentsOf(file)) {
				const emits = api === 'setup' ? undefined : entryNamed(options, 'emits');
				if (emits !== undefined) tellEvents(name, emits.value, file, scope, chunk, tell);
			}
		},
	},
	{
		on: 'file',
		fact: vueComponentSetupReturn,
		find(file, tell) {
			for (const component of vueComponentsOf(file)) {
				if (component.api === 'composition') tellReturns(component, file, tell);
			}
		},
	},
	{
		on: 'call',
		fact: vueComponentSetupReturn,
		names: ['defineExpose'],
		via: ['call'],
		find(call, file, tell) {
			if (call.callee !== call.name || !isScriptSetup(file)) return;
			const component = componentAround(call.start, file)?.name;
			for (const entry of objectAt(argumentsOf(call, file).all[0], file, call.scope) ?? []) {
				tellGiven(component, entry, 'expose', file, call.scope, call.chunk, tell);
			}
		},
	},
];
