import { nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { make } from '../shared/lowering.ts';
import { readPlainArgs } from './calls.ts';
import { Kind } from './syntax.ts';
import { quoted } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * Constructs that do what functions do: `echo $a, $b`, `print $a`, `exit(1)`, `include $path`, and commands between
 * backticks. They are recorded as calls, so that what reaches them can be followed.
 */

/** `echo`, `print`, `exit` and `include`: the keyword is the name. */
export function leaveConstruct(walk: Walk, node: number): void {
	const { tree, text } = walk;
	const start = tree.start[node];
	const name = /^\w+/.exec(text.slice(start, start + 20))?.[0];
	if (name === undefined) return;
	const args = listed(walk, node);
	const nameEnd = start + name.length;
	recordConstruct(walk, node, {
		callee: name,
		name,
		end: args.length === 0 ? nameEnd : tree.end[node],
		value: walk.out.value('name', name, -1, -1, start, nameEnd),
		args,
	});
}

/** The expressions of a statement: further ones are a sequence of their own, as the last of those before. */
function listed(walk: Walk, node: number): number[] {
	const found = namedChildren(walk, node);
	for (let last = found.at(-1); walk.kind(last ?? -1) === Kind.sequence_expression; last = found.at(-1))
		found.splice(-1, 1, ...namedChildren(walk, last!));
	return found;
}

/** `<?= $a ?>` writes as `echo` does: its name is not written. */
export function enterTag(walk: Walk, node: number): void {
	const { tree } = walk;
	if (tree.end[node] - tree.start[node] !== 3 || walk.textOf(node) !== '<?=') return;
	const around = tree.parent[node];
	const statement = nextNamedSibling(tree, around > 0 ? around : node);
	if (walk.kind(statement) !== Kind.expression_statement) return;
	walk.beforehand(statement, () => {
		walk.afterwards(statement, () => {
			recordConstruct(walk, statement, {
				callee: 'echo',
				name: '',
				end: tree.end[statement],
				value: make(walk, node, 'name', 'echo'),
				args: namedChildren(walk, statement),
			});
		});
	});
}

interface Construct {
	callee: string;
	name: string;
	end: number;
	/** The construct as a value, or -1. */
	value: number;
	args: readonly number[];
}

function recordConstruct(walk: Walk, node: number, { callee, name, end, value, args }: Construct): void {
	const start = walk.tree.start[node];
	walk.made[node] = walk.out.call({
		via: 'call',
		callee,
		name,
		receiver: null,
		nameStart: start,
		start,
		end,
		calleeValue: value,
		...readPlainArgs(walk, args),
	});
}

/** A command: `shell_exec` with what is between the backticks. */
export function leaveShell(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.made[node] = walk.out.call({
		via: 'call',
		callee: '``',
		name: '',
		receiver: null,
		nameStart: tree.start[node],
		start: tree.start[node],
		end: tree.end[node],
		flags: 0,
		args: [{ kind: 'template', text: walk.clip(tree.start[node] + 1, tree.end[node] - 1, 200) }],
		argCount: 1,
		calleeValue: make(walk, node, 'name', 'shell_exec'),
		argValues: [quoted(walk, node, 0)],
	});
}
