import { pythonTypeDefinition, pythonTypedDictField } from '../../../model/facts/python.ts';
import type { FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import { argumentsOf, itemsOf } from '../../shared/facts/written.ts';
import { basesOf, fieldsOf, rootBases } from './class-reading.ts';

const TYPING = ['typing', 'typing_extensions', 'collections', 'mypy_extensions'];
const MAX_VALUE = 200;
const MAX_ALIAS = 500;

const MADE: Readonly<Record<string, string>> = {
	NewType: 'new_type',
	TypeVar: 'type_var',
	TypeVarTuple: 'type_var',
	ParamSpec: 'param_spec',
	TypedDict: 'typed_dict',
	NamedTuple: 'named_tuple',
	namedtuple: 'named_tuple',
};
const EXTENDED: Readonly<Record<string, string>> = {
	TypedDict: 'typed_dict',
	NamedTuple: 'named_tuple',
	Protocol: 'protocol',
	Generic: 'generic',
};
const ALIAS =
	/^((?:[\w]{1,40}\.)?(Annotated|Union|Optional|Literal|Callable|Dict|List|Tuple|Set|Type|Mapping|Sequence|Iterable|Awaitable|Coroutine)\[[\s\S]{1,400})/;
const DEPENDS = /\b(?:Depends|Security)\(\s{0,80}([\p{L}_][\p{L}\p{N}_.]{0,100})/u;

/** Types that are made with `typing`. */
export const TYPES: readonly FactRule[] = [
	{
		fact: pythonTypeDefinition,
		on: 'call',
		names: Object.keys(MADE),
		via: ['call'],
		from: TYPING,
		find(call, file, tell) {
			const name = file.assignedTo(call)?.name;
			if (name === undefined) return;
			const more = argumentsOf(call, file).all.slice(1);
			const value = more.map((arg) => (arg.name === null ? arg.text : `${arg.name}=${arg.text}`)).join(', ');
			tell({ name, form: MADE[call.name], value: value === '' ? null : oneLine(value) });
		},
	},
	{
		fact: pythonTypeDefinition,
		on: 'heritage',
		names: Object.keys(EXTENDED),
		from: TYPING,
		find({ name, owner, text, kind }, _file, tell) {
			if (kind !== 'extends') return;
			tell({ name: owner.name, form: EXTENDED[name], value: text });
		},
	},
	{
		fact: pythonTypeDefinition,
		on: 'chunk',
		kinds: ['type'],
		find(chunk, file, tell) {
			const written = file.text.slice(chunk.nameStart, Math.min(chunk.end, chunk.nameStart + MAX_VALUE * 2));
			const value = /=\s{0,40}([\s\S]{1,400})$/.exec(written)?.[1];
			if (value !== undefined) tell({ name: chunk.name, form: 'alias', value: oneLine(value) });
		},
	},
	{
		fact: pythonTypeDefinition,
		on: 'chunk',
		kinds: ['variable', 'constant'],
		find(chunk, file, tell) {
			const { name } = chunk;
			const found = ALIAS.exec(file.written(file.initial(chunk).value).slice(0, MAX_ALIAS));
			if (found === null || !isTyping(found[1], chunk, file)) return;
			const isAnnotated = found[2] === 'Annotated';
			const depends = isAnnotated ? (DEPENDS.exec(found[1])?.[1] ?? null) : null;
			tell({ name, form: isAnnotated ? 'annotated' : 'alias', value: oneLine(found[1]), depends });
		},
	},
	{
		fact: pythonTypedDictField,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			if (basesOf(chunk, file).length === 0) return;
			if (
				!rootBases(chunk, file).some(
					({ origin, name }) => name === 'TypedDict' && TYPING.includes(origin.module),
				)
			)
				return;
			const isTotal = !/\btotal\s{0,4}=\s{0,4}False\b/.test(chunk.signature ?? '');
			for (const { name, type, chunk: field } of fieldsOf(chunk, file)) {
				if (type === null) continue;
				const said = /^(?:\w{1,40}\.)?(Required|NotRequired|ReadOnly)\[([\s\S]{1,400})\]$/.exec(type);
				const required = said?.[1] === 'Required' ? true : said?.[1] === 'NotRequired' ? false : isTotal;
				tell(
					{ class: chunk.name, name, type: oneLine(said?.[2] ?? type), required },
					{ start: field.start, end: field.end },
				);
			}
		},
	},
	{
		fact: pythonTypedDictField,
		on: 'call',
		names: ['TypedDict'],
		via: ['call'],
		from: TYPING,
		find(call, file, tell) {
			const name = file.assignedTo(call)?.name;
			const args = argumentsOf(call, file);
			if (name === undefined) return;
			const required = args.boolean('total') !== false;
			for (const { name: key, text } of itemsOf(args.get(1, 'fields'), file) ?? []) {
				if (key !== null) tell({ class: name, name: key, type: oneLine(text), required });
			}
		},
	},
];

/** `Optional[…]` of `typing`, not a table of one's own. */
function isTyping(written: string, chunk: SeenChunk, file: FactFile): boolean {
	const first = /^\w{1,60}/.exec(written)?.[0] ?? '';
	const origin = file.origin(first, chunk.scope);
	return origin !== null && (TYPING.includes(origin.module) || origin.module === 'collections.abc');
}

function oneLine(text: string): string {
	return text
		.replace(/\s{1,200}/g, ' ')
		.trim()
		.slice(0, MAX_VALUE);
}
