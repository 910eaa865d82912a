import { goCapturedVar } from '../../model/facts/go.ts';
import { NameKind } from './scopes.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/** A function literal that the walk is in, and what it uses of the functions around it. */
export interface Closure {
	/** Position of its scope among the open ones. */
	depth: number;
	/** What becomes of it: `go`, `defer`, `call`, `value`. */
	use: string;
	captured: Map<string, Captured>;
}

interface Captured {
	start: number;
	isWritten: boolean;
	isLoopVariable: boolean;
}

const MAX_CAPTURED = 100;

/** The scope of the literal has just been opened. */
export function enterClosure(walk: Walk, literal: number): void {
	walk.closures.push({ depth: walk.scopes.length - 1, use: useOf(walk, literal), captured: new Map() });
}

function useOf(walk: Walk, literal: number): string {
	const { tree, fields } = walk;
	const call = tree.parent[literal];
	if (walk.kind(call) !== Kind.call_expression || tree.field[literal] !== fields.function) return 'value';
	switch (walk.kind(tree.parent[call])) {
		case Kind.go_statement:
			return 'go';
		case Kind.defer_statement:
			return 'defer';
		default:
			return 'call';
	}
}

export function leaveClosure(walk: Walk): void {
	const closure = walk.closures.pop();
	if (closure === undefined) return;
	for (const [name, { start, isWritten, isLoopVariable }] of closure.captured) {
		walk.out.fact(goCapturedVar, start, start + name.length, {
			name,
			literal: closure.use,
			is_written: isWritten || null,
			is_loop_variable: isLoopVariable || null,
		});
	}
}

/** An occurrence of a name inside a literal: whether it belongs to a function around. */
export function noteCapture(walk: Walk, name: string, start: number, role: number): void {
	const { scopes, closures } = walk;
	let owner = scopes.length - 1;
	while (owner > 0 && !scopes[owner].names.has(name)) owner--;
	if (owner === 0 || scopes[owner].names.get(name) === NameKind.type) return;
	const isWritten = role === Role.write || role === Role.target || role === Role.readwrite;
	for (let at = closures.length - 1; at >= 0 && closures[at].depth > owner; at--) {
		const { captured } = closures[at];
		const known = captured.get(name);
		if (known !== undefined) known.isWritten ||= isWritten;
		else if (captured.size < MAX_CAPTURED) {
			captured.set(name, { start, isWritten, isLoopVariable: scopes[owner].isLoop });
		}
	}
}
