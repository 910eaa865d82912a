import {
	graphqlField,
	graphqlFieldArg,
	graphqlResolverMapping,
	graphqlType,
} from '../../../../model/facts/graphql.ts';
import type { Attributes, FactFile, FactRule, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { pastTrivia } from '../../../shared/facts/javascript-literals.ts';
import { argumentsOf, shown, type Values, type Written, writtenAt } from '../../../shared/facts/written.ts';
import { Framework, usesFramework } from '../frameworks.ts';
import { arrayAt, chunkIn, decoratedClass, optionsAt, stringAt } from '../source.ts';
import { type Resolver, resolverRules } from './resolvers.ts';

const MODULES: readonly string[] = ['type-graphql', '@nestjs/graphql'];
const TYPES: Readonly<Record<string, string>> = {
	ObjectType: 'object',
	InputType: 'input',
	InterfaceType: 'interface',
};
const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);
const FIELDS = ['FieldResolver', 'ResolveField', 'ResolveProperty'];
const PARAMS: Readonly<Record<string, string>> = {
	Arg: 'args',
	Args: 'args',
	Ctx: 'context',
	Context: 'context',
	Root: 'parent',
	Parent: 'parent',
	Info: 'info',
};
const MEMBERS: ReadonlySet<string> = new Set(['field', 'method', 'getter']);

/** What a decorator is given: a name, a function that gives a type, options. */
interface Given {
	name: string | null;
	type: string | null;
	options: Values;
}

function givenTo(call: SeenCall, file: FactFile): Given {
	const args = argumentsOf(call, file).all;
	const options = args.find(({ value }) => file.operation(value).op === 'object');
	const given: Given = { name: null, type: null, options: optionsAt(options, file, call.scope) };
	for (const arg of args) {
		given.name ??= file.string(arg.value);
		given.type ??= resultOf(arg, file);
	}
	given.name ??= given.options.constant('name');
	given.type ??= resultOf(given.options.get('type'), file);
	return given;
}

/** What `() => [User]` gives. */
function resultOf(of: Written | undefined, file: FactFile): string | null {
	const made = chunkIn(of, file);
	const [given] = made === undefined ? [] : file.returned(made.index);
	return given === undefined ? null : shown(writtenAt(given.value, file));
}

function isOfModule(call: SeenCall, file: FactFile): boolean {
	const origin = file.originOf(call.calleeValue, call.scope);
	return call.via === 'decorator' && origin !== null && MODULES.includes(origin.module);
}

/** The member of a class that a decorator belongs to. */
function decoratedMember(call: SeenCall, file: FactFile): SeenChunk | undefined {
	return file.chunks.findLast(
		({ kind, start, end }) => MEMBERS.has(kind) && start <= call.start && call.end <= end,
	);
}

/** Nullable as the options say: `true`, or for a list `'itemsAndList'`. */
function isNullable(options: Values): boolean {
	return options.boolean('nullable') ?? options.string('nullable') === 'itemsAndList';
}

/** The name that a class with one of the decorators has in the schema. */
function typeName(owner: SeenChunk | undefined, file: FactFile): string | null {
	const call = file.calls.find(
		(other) =>
			Object.hasOwn(TYPES, other.name) && isOfModule(other, file) && decoratedClass(other, file) === owner,
	);
	return call === undefined ? null : (givenTo(call, file).name ?? owner?.name ?? null);
}

function describeField(call: SeenCall, member: SeenChunk, file: FactFile): Attributes {
	const { name, type, options } = givenTo(call, file);
	const declared = member.type?.replace(/^Promise<(.*)>$/s, '$1') ?? null;
	const field_type = type ?? declared;
	return {
		name: name ?? member.name,
		field_type,
		is_list: field_type !== null && /^\[|\[\]$|^Array</.test(field_type),
		is_required: !isNullable(options),
		default: options.shown('defaultValue'),
		source: 'decorator',
	};
}

/** The type of the schema that a method answers a field of. */
function resolvedType(call: SeenCall, member: SeenChunk, file: FactFile): string | null {
	if (ROOTS.has(call.name)) return call.name;
	const owner = file.chunk(member.parent);
	const resolver = file.calls.find(
		(other) => other.name === 'Resolver' && isOfModule(other, file) && decoratedClass(other, file) === owner,
	);
	if (resolver === undefined) return typeName(owner, file);
	const [first] = argumentsOf(resolver, file).all;
	return stringAt(first, file, resolver.scope) ?? resultOf(first, file) ?? shown(first);
}

function paramsOf(member: SeenChunk, file: FactFile): { attributes: Attributes; call: SeenCall }[] {
	const found: { attributes: Attributes; call: SeenCall }[] = [];
	for (const call of file.calls) {
		if (!Object.hasOwn(PARAMS, call.name) || call.start < member.start || call.end > member.end) continue;
		if (!isOfModule(call, file)) continue;
		const behind = file.text.slice(pastTrivia(file.text, call.end), call.end + 400);
		// Further decorators may stand between; a pattern is named by its position.
		const written =
			/^(?:@[\w.]{1,80}(?:\([^)]{0,200}\))?\s{0,40}){0,4}([\p{L}_$][\p{L}\p{N}_$]{0,100})/u.exec(behind);
		const params = member.params ?? [];
		const named = params.findIndex(({ name }) => name === written?.[1]);
		const position =
			named >= 0
				? named
				: params.findIndex(
						({ bindings }, at) => bindings && !found.some((one) => one.attributes.position === at),
					);
		const param = params[position];
		if (param === undefined) continue;
		const names = param.bindings?.filter((inner) => !inner.includes('.')) ?? null;
		found.push({
			call,
			attributes: {
				name: param.name,
				role: PARAMS[call.name],
				position,
				arg: PARAMS[call.name] === 'args' ? givenTo(call, file).name : null,
				names,
				param_type: param.type,
			},
		});
	}
	return found;
}

function resolversIn(file: FactFile): Resolver[] {
	const found: Resolver[] = [];
	if (!usesFramework(file, Framework.decoratedGraphql)) return found;
	for (const call of file.calls) {
		if (!ROOTS.has(call.name) && !FIELDS.includes(call.name)) continue;
		const member = isOfModule(call, file) ? decoratedMember(call, file) : undefined;
		const type = member?.kind === 'method' ? resolvedType(call, member, file) : null;
		if (member === undefined || member.name === null || type === null) continue;
		const { name } = givenTo(call, file);
		found.push({
			type,
			field: name ?? member.name,
			name: member.name,
			form: 'decorator',
			part: null,
			module: null,
			chunk: member,
			start: call.start,
			end: call.end,
			params: paramsOf(member, file).map(({ attributes }) => attributes),
		});
	}
	return found;
}

/** Types, fields and resolvers that decorators make of classes. */
export const DECORATED: readonly FactRule[] = [
	{
		on: 'call',
		fact: graphqlType,
		names: Object.keys(TYPES),
		via: ['decorator'],
		from: MODULES,
		find(call, file, tell) {
			const owner = decoratedClass(call, file);
			if (owner === undefined) return;
			const { name, options } = givenTo(call, file);
			const given = options.get('implements');
			const bases = arrayAt(given, file, call.scope) ?? (given === undefined ? [] : [given]);
			const names = bases.map((base) => resultOf(base, file) ?? shown(base) ?? '');
			const { start, end, index: chunk } = owner;
			tell(
				{
					name: name ?? owner.name,
					type_kind: TYPES[call.name],
					is_extension: false,
					implements: names.length === 0 ? null : names,
					source: 'decorator',
				},
				{ start, end, chunk },
			);
		},
	},
	{
		on: 'call',
		fact: graphqlField,
		names: ['Field', ...ROOTS, ...FIELDS],
		via: ['decorator'],
		from: MODULES,
		find(call, file, tell) {
			const member = decoratedMember(call, file);
			if (member === undefined) return;
			const owner = file.chunk(member.parent);
			const type = call.name === 'Field' ? typeName(owner, file) : resolvedType(call, member, file);
			if (!type) return;
			const { start, end, index: chunk } = member;
			const args = paramsOf(member, file).flatMap(
				({ attributes }) => (attributes.arg as string | null) ?? [],
			);
			tell(
				{ type, ...describeField(call, member, file), args: args.length === 0 ? null : args },
				{ start, end, chunk },
			);
		},
	},
	{
		on: 'call',
		fact: graphqlFieldArg,
		names: [...ROOTS, ...FIELDS],
		via: ['decorator'],
		from: MODULES,
		find(call, file, tell) {
			const member = decoratedMember(call, file);
			const type = member?.kind === 'method' ? resolvedType(call, member, file) : null;
			if (member === undefined || type === null) return;
			const field = givenTo(call, file).name ?? member.name;
			for (const { attributes, call: param } of paramsOf(member, file)) {
				if (!attributes.arg) continue;
				const given = givenTo(param, file);
				tell(
					{
						type,
						field,
						name: attributes.arg,
						arg_type: given.type ?? attributes.param_type,
						is_required: !isNullable(given.options),
						default: given.options.shown('defaultValue'),
						position: attributes.position,
					},
					{ start: param.start, end: param.end, chunk: member.index },
				);
			}
		},
	},
	// Which calls are kept for the rules below.
	{ on: 'call', fact: graphqlResolverMapping, names: ['Resolver', ...Object.keys(PARAMS)], find: () => {} },
	...resolverRules(resolversIn),
];
