import { firstNamedChild } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import {
	type Lower,
	type LoweringRule,
	loweringOf,
	MAX_ITEMS,
	make,
	makeBinary,
	makeList,
	makeLiteral,
	makeMade,
	operatorOf,
	rulesFor,
} from '../shared/lowering.ts';
import { makeTemplate } from '../shared/templates.ts';
import { expansionRules } from './expansions.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { testRules } from './tests.ts';
import type { Walk } from './walk.ts';
import { isSplit, wordRules } from './words.ts';

type Rule = LoweringRule<Walk>;

const rule = rulesFor<Walk>(() => valueAt);
const { plain, string, concatenation, hereDocument } = wordRules(() => valueAt);
const { expansion, pattern, subscript, chosen } = expansionRules(() => valueAt);
const { brackets, command: testCommand, testOf } = testRules(() => valueAt);

export { chosen, testOf };

/** `$@` is all that is given; `$1`, `$?` and the like are names, too. */
const special: Rule = (walk, node) => {
	const name = make(walk, node, 'name', walk.textOf(node));
	return walk.textOf(node) === '@' ? make(walk, node, 'spread', null, name) : name;
};

/** A word as a command gets it: what is expanded outside of quotes becomes any number of words. */
export function wordValue(walk: Walk, word: number, depth = 0): number {
	const value = valueAt(walk, word, depth);
	return isSplit(walk, word) ? make(walk, word, 'spread', null, value) : value;
}

/** `(a "$b")`, `([k]=v)` */
const array: Rule = (walk, node, depth) => {
	const items = namedChildren(walk, node).slice(0, MAX_ITEMS);
	return makeList(
		walk,
		node,
		'array',
		items.map((item) => entryValue(walk, item, depth) ?? wordValue(walk, item, depth + 1)),
	);
};

/** `[k]=v`, which the grammar takes for a word. */
function entryValue(walk: Walk, item: number, depth: number): number | null {
	if (walk.kind(item) !== Kind.concatenation || walk.text[walk.tree.start[item]] !== '[') return null;
	const [, key, assign, ...rest] = namedChildren(walk, item);
	const written = walk.textOf(assign) + walk.textOf(rest[0] ?? -1);
	if (assign === undefined || !written.startsWith(']=')) return null;
	const { tree, text, out } = walk;
	const start = text.indexOf('=', tree.end[key]) + 1;
	const values = rest.filter((part) => tree.start[part] >= start);
	const value =
		values.length === 1
			? valueAt(walk, values[0], depth + 1)
			: out.value('string', text.slice(start, tree.end[item]), -1, -1, start, tree.end[item]);
	return make(walk, item, 'pair', null, valueAt(walk, key, depth + 1), value);
}

/** What the last statement gives decides about all: its status, and mostly its output. */
const last: Rule = (walk, node, depth) => {
	const statements = namedChildren(walk, node);
	return statements.length === 0
		? make(walk, node, 'other')
		: valueAt(walk, statements[statements.length - 1], depth + 1);
};

/** `$(…)`: the output of a command, of several one after another, or what is in a file. */
const substitution: Rule = (walk, node, depth) => {
	const statements = namedChildren(walk, node);
	if (statements.length < 2) return last(walk, node, depth);
	const pieces = statements.slice(0, MAX_ITEMS).map((statement) => ({
		start: walk.tree.start[statement],
		end: walk.tree.end[statement],
		text: null,
		value: valueAt(walk, statement, depth + 1),
	}));
	return makeTemplate(walk, node, pieces);
};

const process: Rule = (walk, node, depth) =>
	make(walk, node, 'unary', `${walk.text[walk.tree.start[node]]}(`, last(walk, node, depth));

/** `> file`, `2>> "$log"`, `<<< "$text"` and here-documents, as operators on what they name. */
export const redirection: Rule = (walk, node, depth) => {
	const { tree } = walk;
	if (walk.kind(node) === Kind.heredoc_redirect)
		return make(walk, node, 'unary', '<<', hereDocument(walk, node, depth));
	const target = walk.field(node, 'destination');
	const of = valueAt(walk, target === -1 ? firstNamedChild(tree, node) : target, depth + 1);
	const descriptor = walk.field(node, 'descriptor');
	const first = descriptor === -1 ? node + 1 : tree.after[descriptor];
	return make(walk, node, 'unary', tree.names[tree.kind[first]].trim(), of);
};

/** A command that is a call, `((…))`, or one that always succeeds. */
const command: Rule = (walk, node, depth) => {
	const word = firstNamedChild(walk.tree, walk.field(node, 'name'));
	if (walk.kind(word) === Kind.arithmetic_expansion) return valueAt(walk, word, depth + 1);
	const name = literalText(walk, word)?.text;
	if (name === ':') return makeLiteral(walk, node, 'boolean', 'true');
	return name === 'test' ? testCommand(walk, node, depth) : makeMade(walk, node, 'call');
};

/** `a && b` */
const list: Rule = (walk, node, depth) => {
	const [left = -1, right = -1] = namedChildren(walk, node);
	const a = valueAt(walk, left, depth + 1);
	return makeBinary(walk, node, operatorOf(walk, node), a, valueAt(walk, right, depth + 1));
};

const negated: Rule = (walk, node, depth) => make(walk, node, 'unary', '!', last(walk, node, depth));

/** The last command decides. What the grammar takes for `(! a) | b` is `! (a | b)`. */
const pipeline: Rule = (walk, node, depth) => {
	const isNegated = walk.kind(firstNamedChild(walk.tree, node)) === Kind.negated_command;
	return isNegated ? negated(walk, node, depth) : last(walk, node, depth);
};

/** Of `a, b` the last is given. */
const arithmetic: Rule = (walk, node, depth) => {
	const parts = namedChildren(walk, node);
	return parts.length === 0
		? make(walk, node, 'other')
		: arithmeticAt(walk, parts[parts.length - 1], depth + 1);
};

/** In arithmetic, words are names and numbers. */
export const arithmeticAt: Lower<Walk> = (walk, node, depth = 0) => {
	if (walk.kind(node) !== Kind.word) return valueAt(walk, node, depth);
	const written = walk.textOf(node);
	return /^[A-Za-z_]/.test(written) ? make(walk, node, 'name', written) : makeLiteral(walk, node, 'number');
};

/** `a + b`; also what `a += b` gives to its target. */
const binary: Rule = (walk, node, depth) => {
	const target = arithmeticAt(walk, walk.field(node, 'left'), depth + 1);
	if (!isWrite(operatorOf(walk, node))) return writtenValue(walk, node, depth);
	return make(walk, node, 'assign', null, target, writtenValue(walk, node, depth));
};

function isWrite(operator: string): boolean {
	return operator.endsWith('=') && !/^[=!<>]=$/.test(operator);
}

/** What `a = b`, `a += b` and `a++` give to their target. */
export function writtenValue(walk: Walk, node: number, depth = 0): number {
	const operator = operatorOf(walk, node);
	if (walk.kind(node) !== Kind.binary_expression) {
		const target = arithmeticAt(walk, firstNamedChild(walk.tree, node), depth + 1);
		return makeBinary(walk, node, operator[0], target, makeLiteral(walk, node, 'number', '1'));
	}
	const right = arithmeticAt(walk, walk.field(node, 'right'), depth + 1);
	if (operator === '=') return right;
	const left = arithmeticAt(walk, walk.field(node, 'left'), depth + 1);
	return makeBinary(walk, node, isWrite(operator) ? operator.slice(0, -1) : operator, left, right);
}

/** `-a`, `a++` */
const unary: Rule = (walk, node, depth) => {
	const operator = operatorOf(walk, node);
	const of = arithmeticAt(walk, firstNamedChild(walk.tree, node), depth + 1);
	const isStep = operator === '++' || operator === '--';
	return isStep
		? make(walk, node, 'assign', null, of, writtenValue(walk, node, depth))
		: make(walk, node, 'unary', operator, of);
};

/** `x=1` and `x+=1`, as the value that `x` gets. */
export function assignedValue(walk: Walk, node: number, depth = 0): number {
	const given = walk.field(node, 'value');
	const lower = walk.kind(walk.tree.parent[node]) === Kind.c_style_for_statement ? arithmeticAt : valueAt;
	const value = given === -1 ? make(walk, node, 'string', '') : lower(walk, given, depth + 1);
	if (operatorOf(walk, node) !== '+=') return value;
	return makeBinary(walk, node, '+', valueAt(walk, walk.field(node, 'name'), depth + 1), value);
}

const assignment: Rule = (walk, node, depth) => {
	const target = valueAt(walk, walk.field(node, 'name'), depth + 1);
	return make(walk, node, 'assign', null, target, assignedValue(walk, node, depth));
};

/** The value of a word or a statement that has been walked: the commands in it are recorded. */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.word]: plain,
	[Kind.raw_string]: plain,
	[Kind.ansi_c_string]: plain,
	[Kind.extglob_pattern]: plain,
	[Kind.string]: string,
	[Kind.translated_string]: rule.through(),
	[Kind.concatenation]: concatenation,
	[Kind.number]: rule.constant('number'),
	[Kind.regex]: pattern,
	[Kind.variable_name]: rule.name(),
	[Kind.special_variable_name]: special,
	[Kind.simple_expansion]: rule.through(),
	[Kind.expansion]: expansion,
	[Kind.subscript]: subscript,
	[Kind.array]: array,
	[Kind.command_substitution]: substitution,
	[Kind.process_substitution]: process,
	[Kind.file_redirect]: redirection,
	[Kind.arithmetic_expansion]: arithmetic,
	[Kind.parenthesized_expression]: arithmetic,
	[Kind.binary_expression]: binary,
	[Kind.unary_expression]: unary,
	[Kind.postfix_expression]: unary,
	[Kind.ternary_expression]: rule.choice('condition', 'consequence', 'alternative'),
	[Kind.variable_assignment]: assignment,
	[Kind.command]: command,
	[Kind.test_command]: brackets,
	[Kind.negated_command]: negated,
	[Kind.list]: list,
	[Kind.pipeline]: pipeline,
	[Kind.redirected_statement]: rule.through('body'),
	[Kind.subshell]: last,
	[Kind.compound_statement]: last,
});
