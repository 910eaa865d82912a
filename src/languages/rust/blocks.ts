import { nest } from './complexity.ts';
import { Kind } from './kinds.ts';
import { enterScope } from './scopes.ts';
import { bindLoop, valueOfMatch } from './statements.ts';
import { tellUnsafe } from './unsafe-blocks.ts';
import type { Walk } from './walk.ts';

/** Blocks whose scope is that of what they belong to. */
const HAS_SCOPE: ReadonlySet<number> = new Set<number>([
	Kind.functionItem,
	Kind.closure,
	Kind.asyncBlock,
	Kind.genBlock,
	Kind.unsafeBlock,
]);

/** What makes a block need a scope. Other items in it are as good in the one around. */
const DECLARES: ReadonlySet<number> = new Set<number>([
	Kind.letDeclaration,
	Kind.functionItem,
	Kind.structItem,
	Kind.unionItem,
	Kind.enumItem,
	Kind.traitItem,
	Kind.typeItem,
	Kind.constItem,
	Kind.staticItem,
	Kind.modItem,
	Kind.useDeclaration,
	Kind.macroDefinition,
]);

export function enterBlock(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const parent = tree.parent[node];
	const around = walk.kind(parent);
	let hasScope = HAS_SCOPE.has(around);
	switch (around) {
		case Kind.forExpression:
			if (tree.field[node] !== fields.body) break;
			nest(walk, node);
			hasScope = bindLoop(walk, parent, node);
			break;
		case Kind.ifExpression:
		case Kind.whileExpression:
			// A condition can be a block too.
			if (tree.field[node] !== fields.condition) nest(walk, node);
			break;
		case Kind.elseClause:
		case Kind.loopExpression:
			nest(walk, node);
			break;
		case Kind.letDeclaration:
			if (tree.field[node] === fields.alternative) nest(walk, node);
			break;
	}
	if (!hasScope && declares(walk, node)) enterScope(walk, 'block', tree.start[node], node);
}

function declares(walk: Walk, block: number): boolean {
	const { tree } = walk;
	for (let child = block + 1; child < tree.after[block]; child = tree.after[child]) {
		if (DECLARES.has(walk.kind(child))) return true;
	}
	return false;
}

/** What is inside may do what the compiler does not check; the scope says where that is. */
export function enterUnsafe(walk: Walk, node: number): void {
	tellUnsafe(walk, node);
	enterScope(walk, 'unsafe', walk.tree.start[node], node);
}

export function enterMatchBlock(walk: Walk, node: number): void {
	nest(walk, node);
	valueOfMatch(walk, node);
}
