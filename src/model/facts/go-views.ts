import type { FactKind } from './kind.ts';
import { attributesAsColumns, type Condition, type ViewOf } from './view-of.ts';

type Rest = Pick<ViewOf, 'where' | 'columns'>;

/** Named chunks of Go. */
function symbols(kinds: readonly string[], rest: Rest = {}): ViewOf {
	return { view: 'symbols', language: 'go', kinds, ...rest };
}

function calls(where: Condition): ViewOf {
	return { view: 'call_sites', language: 'go', where: [where], columns: { is_literal: { is: IS_LITERAL } } };
}

/** Facts of another kind, with some of their attributes. */
function facts(kind: string, attributes: readonly string[]): ViewOf {
	return { view: 'facts', language: 'go', kinds: [kind], columns: attributesAsColumns(attributes) };
}

const IS_LITERAL: Condition = {
	any: [
		{ value: 'callee', startsWith: 'func(' },
		{ value: 'callee', startsWith: 'func (' },
	],
};
const NAME = 'name as declared';
const EXPORTED = '1 when other packages see it';
const SIGNATURE = 'header as written';
/** A method of a type is written with its receiver, one of an interface without. */
const HAS_RECEIVER: Condition = { value: 'signature', startsWith: 'func (' };

/** What Go declares and runs, under its own names. */
export const GO_VIEWS: readonly FactKind[] = [
	{
		kind: 'go_package',
		view: 'go_packages',
		category: 'language',
		about: 'the package clause of a file',
		attributes: { name: 'name of the package', summary: 'first sentence of its comment' },
		example: 'package store',
		over: symbols(['namespace']),
	},
	{
		kind: 'go_import',
		view: 'go_imports',
		category: 'language',
		about: 'an import',
		attributes: {
			module: 'path as written',
			local: 'name it has here; null for `_` and `.`',
			is_blank: '1 for `import _`',
			is_dot: '1 for `import .`',
		},
		example: 'import log "github.com/sirupsen/logrus"',
		over: {
			view: 'imports',
			language: 'go',
			kinds: ['import'],
			columns: {
				is_blank: { is: { value: 'name', equals: '' } },
				is_dot: {
					is: {
						all: [
							{ value: 'name', equals: '*' },
							{ value: 'local', isNull: true },
						],
					},
				},
			},
		},
	},
	{
		kind: 'go_function',
		view: 'go_functions',
		category: 'language',
		about: 'a function with a name: declared, or a literal that is given to one',
		attributes: {
			name: NAME,
			signature: SIGNATURE,
			params: 'JSON list of parameters',
			return_type: 'results as written',
			exported: EXPORTED,
			is_test: '1 for a test, benchmark, example or fuzz test',
		},
		example: 'func Open(path string) (*DB, error) { … }',
		over: symbols(['function']),
	},
	{
		kind: 'go_method',
		view: 'go_methods',
		category: 'language',
		about: 'a method of a type',
		attributes: {
			name: NAME,
			receiver: 'name of its type',
			is_pointer: '1 when the receiver is a pointer',
			signature: SIGNATURE,
			params: 'JSON list of parameters',
			return_type: 'results as written',
			exported: EXPORTED,
		},
		example: 'func (s *Server) Close() error { … }',
		over: symbols(['method'], {
			where: [HAS_RECEIVER],
			columns: {
				receiver: 'container',
				is_pointer: { is: { value: { before: ')', of: 'signature' }, contains: '*' } },
			},
		}),
	},
	{
		kind: 'go_func_param',
		view: 'go_func_params',
		category: 'language',
		about: 'the parameters of a function or method that has some',
		attributes: {
			function: 'with its receiver type: `Server.Close`',
			params: 'JSON list: name, type, rest',
			count: 'how many',
		},
		example: 'func Dial(ctx context.Context, address string) error',
		over: symbols(['function', 'method'], {
			where: [{ not: { value: 'params', equals: '[]' } }],
			columns: { function: 'qualified_name', count: { lengthOf: 'params' } },
		}),
	},
	{
		kind: 'go_func_return',
		view: 'go_func_returns',
		category: 'language',
		about: 'the results of a function or method that has some',
		attributes: {
			function: 'with its receiver type',
			type: 'as written: `(int, error)`',
			has_many: '1 when they are a list',
		},
		example: 'func Read() (n int, err error)',
		over: symbols(['function', 'method'], {
			where: [{ value: 'return_type', isNull: false }],
			columns: {
				function: 'qualified_name',
				type: 'return_type',
				has_many: { is: { value: 'return_type', startsWith: '(' } },
			},
		}),
	},
	{
		kind: 'go_error_return',
		view: 'go_error_returns',
		category: 'language',
		about: 'a function, method or literal with a body that gives back an error',
		attributes: {
			function: 'with its receiver type; null for a literal',
			type: 'its results as written',
		},
		example: 'func (s *Server) Close() error { … }',
		over: {
			view: 'chunks',
			language: 'go',
			kinds: ['function', 'method', 'lambda'],
			where: [
				{ not: { flag: 'is_declaration' } },
				{ value: 'return_type', hasWord: 'error' },
				{ not: { value: 'return_type', contains: 'func(' } },
			],
			columns: {
				function: { cases: [[{ value: 'name', isNull: false }, 'qualified_name']] },
				type: 'return_type',
			},
		},
	},
	{
		kind: 'go_struct',
		view: 'go_structs',
		category: 'language',
		about: 'a struct type',
		attributes: { name: NAME, exported: EXPORTED, summary: 'first sentence of its comment' },
		example: 'type User struct { … }',
		over: symbols(['struct']),
	},
	{
		kind: 'go_struct_field',
		view: 'go_struct_fields',
		category: 'language',
		about: 'a field of a struct; an embedded type is a field of its name',
		attributes: {
			struct: 'name of the struct',
			name: NAME,
			type: 'as written',
			tags: 'JSON list of the pairs of its tag: name and args',
			is_embedded: '1 when it is a type without a name of its own',
			exported: EXPORTED,
		},
		example: 'ID int64 `json:"id"`',
		over: symbols(['field'], {
			columns: {
				struct: 'container',
				type: 'value_type',
				tags: 'annotations',
				is_embedded: { is: { value: 'signature', sameAs: 'value_type' } },
			},
		}),
	},
	{
		kind: 'go_interface',
		view: 'go_interfaces',
		category: 'language',
		about: 'an interface type',
		attributes: { name: NAME, exported: EXPORTED, summary: 'first sentence of its comment' },
		example: 'type Store interface { … }',
		over: symbols(['interface']),
	},
	{
		kind: 'go_interface_method',
		view: 'go_interface_methods',
		category: 'language',
		about: 'a method that an interface asks for',
		attributes: {
			interface: 'name of the interface',
			name: NAME,
			signature: 'as written',
			params: 'JSON list of parameters',
			return_type: 'results as written',
		},
		example: 'Get(ctx context.Context, id string) (*User, error)',
		over: symbols(['method'], { where: [{ not: HAS_RECEIVER }], columns: { interface: 'container' } }),
	},
	{
		kind: 'go_constant',
		view: 'go_constants',
		category: 'language',
		about: 'a constant of a package',
		attributes: { name: NAME, type: 'as written; null when its value gives it', exported: EXPORTED },
		example: 'const maxRetries = 3',
		over: symbols(['constant'], { columns: { type: 'value_type' } }),
	},
	{
		kind: 'go_variable',
		view: 'go_variables',
		category: 'language',
		about: 'a variable of a package',
		attributes: { name: NAME, type: 'as written; null when its value gives it', exported: EXPORTED },
		example: 'var ErrNotFound = errors.New("not found")',
		over: symbols(['variable'], { columns: { type: 'value_type' } }),
	},
	{
		kind: 'go_goroutine',
		view: 'go_goroutines',
		category: 'language',
		about: 'a call that runs beside its caller',
		attributes: {
			callee: 'as written; the beginning of a function literal',
			caller: 'function around it',
			is_literal: '1 when a function literal is started',
			args_summary: 'JSON list of its arguments, at most 5',
		},
		example: 'go worker(jobs, results)',
		over: calls({ flag: 'is_spawned' }),
	},
	{
		kind: 'go_defer_statement',
		view: 'go_defer_statements',
		category: 'language',
		about: 'a call that runs when its caller returns',
		attributes: {
			callee: 'as written; the beginning of a function literal',
			caller: 'function around it',
			is_literal: '1 when a function literal is deferred',
			args_summary: 'JSON list of its arguments, at most 5',
		},
		example: 'defer rows.Close()',
		over: calls({ flag: 'is_deferred' }),
	},
	{
		kind: 'go_route',
		view: 'go_routes',
		category: 'language',
		about: 'a route of a Go program as it is written',
		attributes: {
			framework: 'net/http, gin, echo, chi, gorilla, …',
			method: 'GET, POST, …; ANY when it takes every method',
			path: 'as written, with the prefixes that the same statement gives',
			router: 'key of what it is registered on',
			handler: 'name of the handler as written',
			middleware: 'JSON list of what runs before the handler',
		},
		example: 'r.GET("/users/:id", auth, users.Show)',
		over: facts('route', ['framework', 'method', 'path', 'router', 'handler', 'middleware']),
	},
	{
		kind: 'go_middleware',
		view: 'go_middleware',
		category: 'language',
		about: 'something that runs before the routes of a router of a Go program',
		attributes: {
			framework: 'gin, echo, chi, gorilla, …',
			router: 'key of the router',
			path: "the paths it runs for; '' for all",
			names: 'JSON list of what runs, in order',
		},
		example: 'r.Use(middleware.Logger)',
		over: facts('route_middleware', ['framework', 'router', 'path', 'names']),
	},
];
