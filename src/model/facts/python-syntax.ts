import type { FactKind } from './kind.ts';

/** What is counted, by the view that shows it. */
const BRANCHES = {
	if: '`if` statements',
	elif: '`elif` clauses',
	else: '`else` clauses, of loops and `try` too',
	conditional: 'conditional expressions: `a if c else b`',
	match: '`match` statements',
	case: 'their cases',
	try: '`try` statements',
	except: '`except` clauses',
	finally: '`finally` clauses',
};
const LOOPS = {
	for: '`for` loops',
	while: '`while` loops',
	comprehension: 'comprehensions and generator expressions',
};
const CONTROL = {
	return: '`return`',
	yield: '`yield`, `yield from`',
	raise: '`raise`',
	assert: '`assert`',
	break: '`break`',
	continue: '`continue`',
	pass: '`pass`',
	del: '`del`',
	with: '`with` statements',
	await: '`await`',
};
const LITERALS = {
	string: 'string literals',
	interpolation: 'values inside f-strings',
	integer: 'whole numbers',
	float: 'numbers with a fraction',
	boolean: '`True`, `False`',
	none: '`None`',
	ellipsis: '`...`',
};
const OPERATORS = {
	binary: 'arithmetic, bits, `|` of types',
	unary: '`-x`, `+x`, `~x`',
	comparison: 'comparisons, chains as one',
	membership: '`in`, `not in`',
	identity: '`is`, `is not`',
	logical: '`and`, `or`',
	not: '`not`',
	augmented: '`+=` and the like',
	walrus: '`:=`',
};
const EXPRESSIONS = {
	call: 'calls',
	attribute: 'attributes: `a.b`',
	subscript: 'subscripts: `a[b]`',
	slice: 'slices: `a[1:2]`',
	lambda: 'lambdas',
	unpacking: '`*a`, `**b`',
};
const COLLECTIONS = {
	list: 'lists as written',
	tuple: 'tuples as written',
	set: 'sets as written',
	dict: 'dictionaries as written',
};

/** How often each construct stands in a function, or in a module outside of functions. */
export const pythonSyntax: FactKind = {
	kind: 'python_syntax',
	view: 'python_syntax',
	category: 'language',
	about: 'how often each construct stands in a function, or in a module outside of its functions',
	attributes: {
		...BRANCHES,
		...LOOPS,
		...CONTROL,
		...LITERALS,
		...OPERATORS,
		...EXPRESSIONS,
		...COLLECTIONS,
	},
	example: 'if x in seen: continue',
};

function counted(
	kind: string,
	view: string,
	about: string,
	attributes: Readonly<Record<string, string>>,
	example: string,
): FactKind {
	const names = Object.keys(attributes);
	return {
		kind,
		view,
		category: 'language',
		about: `${about}: numbers by function, or by module for what is outside of functions`,
		attributes,
		example,
		over: {
			view: 'facts',
			kinds: [pythonSyntax.kind],
			where: [{ any: names.map((attribute) => ({ value: { attribute }, above: 0 })) }],
			columns: Object.fromEntries(names.map((attribute) => [attribute, { firstOf: [{ attribute }, 0] }])),
		},
	};
}

/** The counts, under the names of what they count. */
export const PYTHON_SYNTAX: readonly FactKind[] = [
	pythonSyntax,
	counted('python_branch', 'python_branches', 'branches', BRANCHES, 'if a: …\nelif b: …'),
	counted('python_loop', 'python_loops', 'loops', LOOPS, 'for x in xs: …'),
	counted('python_control_statement', 'python_control_statements', 'control statements', CONTROL, 'break'),
	counted('python_literal', 'python_literals', 'literals', LITERALS, "f'{n} of 10'"),
	counted('python_operator', 'python_operators', 'operators', OPERATORS, 'a + b if a not in c else -b'),
	counted('python_expression', 'python_expressions', 'expressions', EXPRESSIONS, 'f(*xs)[0].name'),
	counted(
		'python_collection',
		'python_collections',
		'collections that are written out',
		{ ...COLLECTIONS, comprehension: LOOPS.comprehension },
		"{'a': [1, 2]}",
	),
];
