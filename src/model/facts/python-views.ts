import { ormField, ormModel } from './data.ts';
import type { FactKind, ViewOf } from './kind.ts';
import { PROTOCOL_OF, PROTOCOLS } from './python-protocols.ts';
import { STDLIB } from './python-stdlib.ts';
import { route } from './web.ts';

function symbols(where: string, columns?: ViewOf['columns']): ViewOf {
	return { view: 'symbols', where: `language = 'python' AND ${where}`, columns };
}

/** The rows of a kind that files of Python have. */
function ofPython(kind: FactKind, name: string, view: string, about: string): FactKind {
	const columns = Object.fromEntries(
		Object.keys(kind.attributes).map((attribute) => [attribute, `o.attributes ->> '${attribute}'`]),
	);
	return {
		...kind,
		kind: name,
		view,
		category: 'language',
		about,
		over: { view: 'facts', where: `language = 'python' AND kind = '${kind.kind}'`, columns },
	};
}

function inList(names: readonly string[]): string {
	return `(${names.map((name) => `'${name}'`).join(', ')})`;
}

const PROTOCOL_CASE = `CASE ${PROTOCOLS.map(([protocol, methods]) => `WHEN o.name IN ${inList(methods)} THEN '${protocol}'`).join(' ')} END`;
const TOP_MODULE = "substr(o.module, 1, instr(o.module || '.', '.') - 1)";

/** Whether one of these decorators is among the annotations, alone or with its module. */
function isDecorated(module: string, ...names: string[]): string {
	const all = names.flatMap((name) => [name, `${module}.${name}`]);
	return `(${all.map((name) => `instr(o.annotations, '"name":"${name}"') > 0`).join(' OR ')})`;
}

const IS_CONTEXT_MANAGER = isDecorated('contextlib', 'contextmanager', 'asynccontextmanager');
const IS_MEMOIZED = isDecorated('functools', 'cache', 'lru_cache');
const IS_OVERLOAD = isDecorated('typing', 'overload');

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
			where: "language = 'python' AND via = 'decorator'",
			columns: {
				decorator: 'o.callee',
				target: decoratedColumn('qualified_name'),
				target_kind: decoratedColumn('kind'),
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
			where: `language = 'python' AND kind_group IN ('function', 'method') AND (is_async OR is_generator OR kind = 'lambda' OR ${IS_CONTEXT_MANAGER} OR ${IS_MEMOIZED} OR ${IS_OVERLOAD})`,
			columns: {
				kind: `CASE WHEN ${IS_CONTEXT_MANAGER} THEN 'context manager' WHEN o.is_async AND o.is_generator THEN 'async generator' WHEN o.is_async THEN 'async' WHEN o.is_generator THEN 'generator' WHEN o.kind = 'lambda' THEN 'lambda' WHEN ${IS_OVERLOAD} THEN 'overload' ELSE 'memoized' END`,
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
		over: symbols(
			`(kind IN ('getter', 'setter') OR (kind = 'method' AND name IN ${inList(['__get__', '__set__', '__delete__', '__set_name__'])}))`,
			{ class: 'o.container' },
		),
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
		over: symbols(`kind = 'method' AND name IN ${inList([...PROTOCOL_OF.keys()])}`, {
			method: 'o.name',
			class: 'o.container',
			protocol: PROTOCOL_CASE,
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
			where:
				"language = 'python' AND (kind = 'dynamic' OR module GLOB '.*' OR (name = '*' AND local IS NULL) OR type_only OR conditional OR lazy OR (local <> name AND name <> '*') OR (name = '*' AND local <> substr(module, 1, instr(module || '.', '.') - 1)))",
			columns: {
				form: `CASE WHEN o.kind = 'dynamic' THEN 'dynamic' WHEN o.name = '*' AND o.local IS NULL THEN 'everything' WHEN o.module GLOB '.*' THEN 'relative' WHEN (o.local <> o.name AND o.name <> '*') OR (o.name = '*' AND o.local <> ${TOP_MODULE}) THEN 'renamed' ELSE 'plain' END`,
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
			where: `language = 'python' AND ${TOP_MODULE} IN ${inList(STDLIB)}`,
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
			where: `language = 'python' AND kind IN ${inList(['file_operation', 'outbound_request', 'subprocess', 'env_read'])}`,
			columns: {
				target_kind:
					"CASE o.kind WHEN 'file_operation' THEN 'file' WHEN 'outbound_request' THEN 'network' WHEN 'subprocess' THEN 'process' ELSE 'environment' END",
				operation: "coalesce(o.attributes ->> 'api', o.attributes ->> 'library')",
				action: "coalesce(o.attributes ->> 'operation', o.attributes ->> 'method', o.attributes ->> 'form')",
				target:
					"coalesce(o.attributes ->> 'path', o.attributes ->> 'url', o.attributes ->> 'command', o.attributes ->> 'name')",
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
		over: symbols('is_test', { class: 'o.container' }),
	},
];

/** A column of what a decorator is put on: the innermost chunk around it begins with its decorators. */
function decoratedColumn(column: string): string {
	return `(SELECT d.${column} FROM symbols d WHERE d.file = o.file AND d.start <= o.start AND d."end" >= o."end" ORDER BY d.start DESC LIMIT 1)`;
}
