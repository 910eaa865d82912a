import { bashPipe } from '../../model/facts/bash.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_COMMANDS = 40;
const MAX_WORD = 60;

/** `a | b | c`, told once for the whole. */
export function enterPipeline(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const around = tree.parent[node];
	if (walk.kind(around) === Kind.pipeline) return;
	const commands: string[] = [];
	// Behind a here-document, what feeds the pipe stands before it.
	const isHeredoc = walk.kind(around) === Kind.heredoc_redirect;
	const first = isHeredoc ? walk.field(tree.parent[around], 'body') : -1;
	if (first !== -1) commands.push(firstWord(walk, first));
	addCommands(walk, node, commands);
	out.fact(bashPipe, tree.start[first === -1 ? node : first], tree.end[node], {
		commands,
		count: commands.length,
		has_stderr: hasStderr(walk, node) || null,
	});
}

function addCommands(walk: Walk, pipeline: number, commands: string[]): void {
	const { tree } = walk;
	let child = firstNamedChild(tree, pipeline);
	for (; child !== -1 && commands.length < MAX_COMMANDS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.pipeline) addCommands(walk, child, commands);
		else commands.push(firstWord(walk, child));
	}
}

/** Its name for a command, the keyword for a loop, a bracket for a group. */
export function firstWord(walk: Walk, statement: number): string {
	let node = statement;
	if (walk.kind(node) === Kind.redirected_statement) {
		const body = walk.field(node, 'body');
		if (body !== -1) node = body;
	}
	const name = walk.kind(node) === Kind.command ? walk.field(node, 'name') : -1;
	if (name !== -1) return walk.clip(walk.tree.start[name], walk.tree.end[name], MAX_WORD);
	return (
		/^(?:\w+|\[\[?|\(\(?|\{|\S)/.exec(walk.clip(walk.tree.start[node], walk.tree.end[node], MAX_WORD))?.[0] ??
		''
	);
}

function hasStderr(walk: Walk, pipeline: number): boolean {
	const { tree } = walk;
	for (let child = pipeline + 1; child < tree.after[pipeline]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind['"|&"'] || (kind === Kind.pipeline && hasStderr(walk, child))) return true;
	}
	return false;
}
