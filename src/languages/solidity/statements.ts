import { countBody } from './complexity.ts';
import { bindParams, paramNodes, typeName } from './params.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** A block has a scope only when it declares something, or when its arithmetic is not checked. */
export function enterBlock(walk: Walk, node: number): void {
	const isUnchecked = walk.childOf(node, Kind.unchecked) !== -1;
	if (isUnchecked || declares(walk, node)) openUntil(walk, node, isUnchecked ? 'unsafe' : 'block');
}

function declares(walk: Walk, block: number): boolean {
	for (const statement of walk.childrenOf(block, Kind.statement)) {
		if (walk.childOf(statement, Kind.variable_declaration_statement) !== -1) return true;
	}
	return false;
}

function openUntil(walk: Walk, node: number, kind: 'block' | 'unsafe'): void {
	walk.openScope(kind, walk.tree.start[node], walk.tree.end[node], false);
	walk.afterwards(node, () => walk.closeScope());
}

export function enterFor(walk: Walk, node: number): void {
	countBody(walk, node);
	if (walk.kind(walk.field(node, 'initial')) === Kind.variable_declaration_statement) {
		openUntil(walk, node, 'block');
	}
}

/** What a call that succeeded returned is seen in the block behind it. */
export function enterTry(walk: Walk, node: number): void {
	const { tree } = walk;
	const body = walk.field(node, 'body');
	const returned = [...walk.childrenOf(node, Kind.parameter)];
	if (body === -1 || returned.length === 0) return;
	walk.beforehand(returned[0], () => {
		walk.openScope('block', tree.start[returned[0]], tree.end[body], false);
		bindParams(walk, returned, 'let');
		let isOpen = true;
		const close = () => {
			if (isOpen) walk.closeScope();
			isOpen = false;
		};
		// At the latest when the statement is left, in a tree that a budget cut.
		walk.afterwards(node, close);
		walk.beforehand(body, () => walk.afterwards(body, close));
	});
}

export function enterCatch(walk: Walk, node: number): void {
	countBody(walk, node);
	const caught = paramNodes(walk, node);
	if (caught.length === 0) return;
	openUntil(walk, node, 'block');
	for (const parameter of caught) {
		const name = walk.field(parameter, 'name');
		if (walk.isEmpty(name)) continue;
		walk.bind(walk.scope, 'catch', walk.textOf(name), walk.tree.start[name], {
			type: typeName(walk, walk.field(parameter, 'type')),
		});
	}
}

/** The compiler does not look into it. */
export function enterAssembly(walk: Walk, node: number): void {
	walk.assembly = node;
	openUntil(walk, node, 'unsafe');
}
