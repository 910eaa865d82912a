import { ChunkFlag } from '../../../../model/chunk.ts';
import type { FactFile, FactRule, SeenCall, Span, Tell } from '../../../../model/facts/rules.ts';
import { vueComponentProp } from '../../../../model/facts/vue.ts';
import { typeMembersOf } from '../../../shared/facts/javascript-types.ts';
import {
	argumentsOf,
	booleanOf,
	placed,
	shown,
	sliceOf,
	type Written,
} from '../../../shared/facts/written.ts';
import { arrayAt, type Entry, entriesOf, entryNamed, objectAt, stringAt, typesOf } from '../source.ts';
import { componentAround, isScriptSetup, vueComponentsOf } from './vue.ts';

/** Props as an array of names or an object of descriptions. */
function tellRuntime(
	component: string,
	given: Written,
	file: FactFile,
	scope: number,
	chunk: number,
	tell: Tell,
) {
	for (const item of arrayAt(given, file, scope) ?? []) {
		const name = stringAt(item, file, scope);
		if (name !== null) {
			tell({ component, name, required: false, declared: 'runtime' }, placed(item, chunk));
		}
	}
	for (const entry of objectAt(given, file, scope) ?? []) {
		if (entry.key === null || entry.form === 'spread') continue;
		tell(
			{ component, name: entry.key, ...described(entry, file), declared: 'runtime' },
			{ start: entry.start, end: entry.end, chunk },
		);
	}
}

/** `{ type: String, required: true, default: 'a' }`, or a type alone. */
function described(entry: Entry, file: FactFile) {
	if (entry.form !== 'pair') return { required: false };
	const details = entriesOf(entry.value.value, file);
	if (details === null) {
		const type = shown(entry.value);
		return { type: type === 'null' ? null : type, required: false };
	}
	const fallback = entryNamed(details, 'default');
	return {
		type: shown(entryNamed(details, 'type')?.value),
		required: booleanOf(entryNamed(details, 'required')?.value, file) ?? false,
		default: shown(fallback?.value),
	};
}

/** Props as a type: written there, or an interface or alias of this file. */
function tellTyped(call: SeenCall, type: Span, file: FactFile, tell: Tell): void {
	const component = componentAround(call.start, file)?.name;
	const defaults = defaultsOf(call, file);
	const tellOne = (name: string, written: string | null, isOptional: boolean, place: Span): void => {
		const fallback = entryNamed(defaults, name);
		tell(
			{
				component,
				name,
				type: written,
				required: !isOptional,
				default: shown(fallback?.value),
				declared: 'type',
			},
			{ start: place.start, end: place.end, chunk: call.chunk },
		);
	};
	const members = typeMembersOf(file.text, type.start, type.end);
	for (const member of members ?? []) {
		const type = member.type === null ? null : shown(sliceOf(member.type, file));
		if (member.name !== null) tellOne(member.name, type, member.optional, member);
	}
	if (members !== null) return;
	const named = file.binding(sliceOf(type, file).text.replace(/<.*$/s, '').trim(), call.scope);
	if (named === null || named.chunk < 0) return;
	for (const { name, type: its, flags, start, end, kind } of file.members(named.chunk)) {
		if (name === null || (kind !== 'property' && kind !== 'method')) continue;
		tellOne(name, its ?? null, (flags & ChunkFlag.optional) !== 0, { start, end });
	}
}

/** The defaults of `withDefaults(defineProps<Props>(), { … })`. */
function defaultsOf(call: SeenCall, file: FactFile): Entry[] | null {
	const around = file.callsAround(call).find(({ callee }) => callee === 'withDefaults');
	return around === undefined ? null : objectAt(argumentsOf(around, file).all[1], file, around.scope);
}

function modelProp(call: SeenCall, file: FactFile, tell: Tell): void {
	const args = argumentsOf(call, file).all;
	const types = typesOf(call, file);
	const isNamed = args[0] !== undefined && call.args[0]?.kind === 'string';
	const options = objectAt(args[isNamed ? 1 : 0], file, call.scope);
	const [type] = types;
	tell({
		component: componentAround(call.start, file)?.name,
		name: isNamed ? stringAt(args[0], file, call.scope) : 'modelValue',
		type: shown(type && sliceOf(type, file)) ?? shown(entryNamed(options, 'type')?.value),
		required: booleanOf(entryNamed(options, 'required')?.value, file) ?? false,
		default: shown(entryNamed(options, 'default')?.value),
		declared: 'model',
	});
}

export const VUE_PROPS: readonly FactRule[] = [
	{
		on: 'call',
		fact: vueComponentProp,
		names: ['defineProps', 'defineModel', 'withDefaults'],
		via: ['call'],
		find(call, file, tell) {
			if (call.callee !== call.name || !isScriptSetup(file) || call.name === 'withDefaults') return;
			if (call.name === 'defineModel') {
				modelProp(call, file, tell);
				return;
			}
			const args = argumentsOf(call, file).all;
			const types = typesOf(call, file);
			const component = componentAround(call.start, file)?.name ?? '';
			if (types[0] !== undefined) tellTyped(call, types[0], file, tell);
			else if (args[0] !== undefined) tellRuntime(component, args[0], file, call.scope, call.chunk, tell);
		},
	},
	{
		on: 'file',
		fact: vueComponentProp,
		find(file, tell) {
			for (const { name, options, scope, chunk, api } of vueComponentsOf(file)) {
				const props = api === 'setup' ? undefined : entryNamed(options, 'props');
				if (props !== undefined) tellRuntime(name, props.value, file, scope, chunk, tell);
				if (api === 'class') tellFields(name, chunk, file, tell);
			}
		},
	},
];

/** `@Prop({ required: true }) readonly title!: string`. */
function tellFields(component: string, owner: number, file: FactFile, tell: Tell): void {
	for (const { name, type, annotations, start, end, index } of file.members(owner)) {
		const note = annotations?.find((one) => one.name === 'Prop');
		if (name === null || note === undefined) continue;
		const required = /\brequired:\s{0,8}true\b/.test(note.args ?? '');
		tell({ component, name, type, required, declared: 'class' }, { start, end, chunk: index });
	}
}
