import { ormField, ormModel } from './data.ts';
import type { FactKind } from './kind.ts';
import { PROTOCOL_OF, PROTOCOLS } from './python-protocols.ts';
import { STDLIB } from './python-stdlib.ts';
import { attributesAsColumns, type Condition, type ViewOf, type ViewValue } from './view-of.ts';
import { route } from './web.ts';

type Rest = Pick<ViewOf, 'where' | 'columns'>;

function symbols(kinds: readonly string[], rest: Rest): ViewOf {
	return { view: 'symbols', language: 'python', kinds, ...rest };
}

/** The rows of a kind that files of Python have. */
function ofPython(kind: FactKind, name: string, view: string, about: string): FactKind {
	const columns = attributesAsColumns(Object.keys(kind.attributes));
	return {
		...kind,
		kind: name,
		view,
		category: 'language',
		about,
		over: { view: 'facts', language: 'python', kinds: [kind.kind], columns },
	};
}

/** The first of some texts whose condition holds. */
function named(...cases: readonly (readonly [text: string, condition: Condition])[]): ViewValue {
	return { cases: cases.map(([text, condition]) => [condition, { text }]) };
}

const is = (column: string): Condition => ({ flag: column });
const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions });
const any = (...conditions: readonly Condition[]): Condition => ({ any: conditions });
const not = (condition: Condition): Condition => ({ not: condition });

/** Whether one of these decorators is among the annotations, alone or with its module. */
function isDecorated(module: string, ...names: string[]): Condition {
	const written = names.flatMap((name) => [name, `${module}.${name}`]);
	return any(...written.map((name): Condition => ({ value: 'annotations', contains: `"name":"${name}"` })));
}

/** What a fact has under the first of these names that it has. */
function firstAttribute(...names: string[]): ViewValue {
	return { firstOf: names.map((attribute) => ({ attribute })) };
}

const IS_CONTEXT_MANAGER = isDecorated('contextlib', 'contextmanager', 'asynccontextmanager');
const IS_MEMOIZED = isDecorated('functools', 'cache', 'lru_cache');
const IS_OVERLOAD = isDecorated('typing', 'overload');
const IS_LAMBDA: Condition = { value: 'kind', equals: 'lambda' };

const TOP_MODULE: ViewValue = { before: '.', of: 'module' };
const IS_DYNAMIC: Condition = { value: 'kind', equals: 'dynamic' };
const IS_RELATIVE: Condition = { value: 'module', startsWith: '.' };
const IS_WHOLE: Condition = { value: 'name', equals: '*' };
/** `from a import *` */
const IS_EVERYTHING = all(IS_WHOLE, { value: 'local', isNull: true });
const IS_RENAMED = any(
	all(not({ value: 'local', sameAs: 'name' }), not(IS_WHOLE)),
	all(IS_WHOLE, not({ value: 'local', sameAs: TOP_MODULE })),
);

/** What Python declares, under its own names: rows of other views. */
export const PYTHON_VIEWS: readonly FactKind[] = [
	ofPython(
		route,
		'python_route',
		'python_routes',
		'a route of Flask, FastAPI, Django and others, as written',
	),
	ofPython(
		ormModel,
		'python_orm_model',
		'python_orm_models',
		'a model of SQLAlchemy, Django, SQLModel, Peewee',
	),
	ofPython(ormField, 'python_orm_field', 'python_orm_fields', 'a field of such a model'),
	{
		kind: 'python_decorator',
		view: 'python_decorators',
		category: 'language',
		about: 'a decorator',
		attributes: {
			decorator: 'as written, without arguments',
			name: 'its last name',
			args: 'JSON list of {kind, text, name?}',
			target: 'what it is put on',
			target_kind: 'function, method, class',
		},
		example: "@app.route('/')\ndef index(): …",
		over: {
			view: 'call_sites',
			language: 'python',
			where: [{ value: 'via', equals: 'decorator' }],
			// The innermost symbol around a decorator begins with it.
			columns: {
				decorator: 'callee',
				target: { ofSymbolAround: 'qualified_name' },
				target_kind: { ofSymbolAround: 'kind' },
			},
		},
	},
	{
		kind: 'python_function_advanced',
		view: 'python_functions_advanced',
		category: 'language',
		about: 'a function that is more than one: async, a generator, a lambda, a context manager, memoized',
		attributes: {
			kind: 'async generator, async, generator, lambda, context manager, memoized, overload',
			name: 'null for a lambda',
			qualified_name: 'with its containers',
			params: 'JSON list of parameters',
			is_async: '1 for async def',
			is_generator: '1 when it yields',
		},
		example: 'async def rows(): yield 1',
		over: {
			view: 'chunks',
			language: 'python',
			where: [
				{ value: 'kind_group', oneOf: ['function', 'method'] },
				any(is('is_async'), is('is_generator'), IS_LAMBDA, IS_CONTEXT_MANAGER, IS_MEMOIZED, IS_OVERLOAD),
			],
			columns: {
				kind: named(
					['context manager', IS_CONTEXT_MANAGER],
					['async generator', all(is('is_async'), is('is_generator'))],
					['async', is('is_async')],
					['generator', is('is_generator')],
					['lambda', IS_LAMBDA],
					['overload', IS_OVERLOAD],
					['memoized', IS_MEMOIZED],
				),
			},
		},
	},
	{
		kind: 'python_descriptor',
		view: 'python_descriptors',
		category: 'language',
		about: 'a property, or a method that makes its class a descriptor',
		attributes: {
			kind: 'getter, setter; method for one of a descriptor',
			name: 'of the property or method',
			class: 'the class it is in',
			return_type: 'as written',
		},
		example: '@property\ndef size(self): …',
		over: symbols(['getter', 'setter', 'method'], {
			where: [
				any(not({ value: 'kind', equals: 'method' }), {
					value: 'name',
					oneOf: ['__get__', '__set__', '__delete__', '__set_name__'],
				}),
			],
			columns: { class: 'container' },
		}),
	},
	{
		kind: 'python_protocol_method',
		view: 'python_protocol_methods',
		category: 'language',
		about: 'a method that the language calls: `__iter__`, `__enter__`',
		attributes: {
			method: 'its name',
			class: 'the class it is in',
			protocol: PROTOCOLS.map(([protocol]) => protocol).join(', '),
		},
		example: 'def __enter__(self): …',
		over: symbols(['method'], {
			where: [{ value: 'name', oneOf: [...PROTOCOL_OF.keys()] }],
			columns: {
				method: 'name',
				class: 'container',
				protocol: named(
					...PROTOCOLS.map(([protocol, methods]) => [protocol, { value: 'name', oneOf: methods }] as const),
				),
			},
		}),
	},
	{
		kind: 'python_import_advanced',
		view: 'python_imports_advanced',
		category: 'language',
		about:
			'an import that is relative, of everything, renamed, conditional, lazy, dynamic, or for types only',
		attributes: {
			form: 'dynamic, everything, relative, renamed, else plain',
			module: 'as written; null when it is computed',
			name: "name taken; '*' for a whole module",
			local: 'name it has here, or null',
			type_only: '1 below `if TYPE_CHECKING`',
			conditional: '1 inside if or try',
			lazy: '1 inside a function',
		},
		example: 'from .models import User as Account',
		over: {
			view: 'imports',
			language: 'python',
			where: [
				any(
					IS_DYNAMIC,
					IS_RELATIVE,
					IS_EVERYTHING,
					is('type_only'),
					is('conditional'),
					is('lazy'),
					IS_RENAMED,
				),
			],
			columns: {
				form: {
					cases: [
						[IS_DYNAMIC, { text: 'dynamic' }],
						[IS_EVERYTHING, { text: 'everything' }],
						[IS_RELATIVE, { text: 'relative' }],
						[IS_RENAMED, { text: 'renamed' }],
					],
					otherwise: { text: 'plain' },
				},
			},
		},
	},
	{
		kind: 'python_stdlib_usage',
		view: 'python_stdlib_usage',
		category: 'language',
		about: 'something of the standard library that a file imports',
		attributes: {
			package: 'top of the module: `os` of `os.path`',
			module: 'as written',
			name: "name taken; '*' for a whole module",
			local: 'name it has here, or null',
		},
		example: 'from collections import defaultdict',
		over: {
			view: 'imports',
			language: 'python',
			where: [{ value: TOP_MODULE, oneOf: STDLIB }],
			columns: { package: TOP_MODULE },
		},
	},
	{
		kind: 'python_io_operation',
		view: 'python_io_operations',
		category: 'language',
		about: 'something that reaches outside of the program: files, network, other programs, the environment',
		attributes: {
			target_kind: 'file, network, process, environment',
			operation: 'what is called: `open`, `requests`, `subprocess.run`, `os.getenv`',
			action: 'read, write, …; the method of a request; shell or argv',
			target: 'path, address, command or variable; null when it is not written there',
		},
		example: "open('data.json', 'w')",
		over: {
			view: 'facts',
			language: 'python',
			kinds: ['file_operation', 'outbound_request', 'subprocess', 'env_read'],
			columns: {
				target_kind: named(
					['file', { value: 'kind', equals: 'file_operation' }],
					['network', { value: 'kind', equals: 'outbound_request' }],
					['process', { value: 'kind', equals: 'subprocess' }],
					['environment', { value: 'kind', equals: 'env_read' }],
				),
				operation: firstAttribute('api', 'library'),
				action: firstAttribute('operation', 'method', 'form'),
				target: firstAttribute('path', 'url', 'command', 'name'),
			},
		},
	},
	{
		kind: 'python_test_case',
		view: 'python_test_cases',
		category: 'language',
		about: 'a test that pytest or unittest runs',
		attributes: {
			name: 'of the function or method',
			class: 'the class it is in, or null',
			is_async: '1 for async def',
			lines: 'lines of its range',
		},
		example: 'def test_login(client): …',
		over: symbols([], { where: [is('is_test')], columns: { class: 'container' } }),
	},
];
