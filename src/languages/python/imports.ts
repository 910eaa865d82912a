import { type ImportSpec, ModuleFlag } from '../../model/recorder.ts';
import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import { bindName, currentScope } from './scopes.ts';
import { stringLiteral } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/**
 * `import a.b as c` binds `c` to the module `a.b`. `import a.b` binds `a`, the package: its record has
 * the module `a.b`, the local name `a`, and `nameStart` at the start of the module's name, which with
 * an alias it never is.
 */
export function enterImport(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.next = tree.after[node];
	const flags = importFlags(walk, node);
	for (let item = childByField(tree, node, fields.name); item !== -1; item = nextWithSameField(tree, item)) {
		const { name, alias } = readItem(walk, item);
		const module = dotted(walk, name);
		if (module === '') continue;
		const local = alias === -1 ? module.split('.', 1)[0] : walk.textOf(alias);
		record(walk, {
			kind: 'import',
			module,
			imported: '*',
			local,
			start: tree.start[item],
			end: tree.end[item],
			nameStart: tree.start[alias === -1 ? name : alias],
			flags,
		});
	}
}

export function enterFromImport(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.next = tree.after[node];
	const isFuture = walk.kind(node) === Kind.futureImportStatement;
	const module = isFuture ? '__future__' : dotted(walk, childByField(tree, node, fields.module_name));
	if (module === '') return;
	const flags = importFlags(walk, node);
	for (let item = childByField(tree, node, fields.name); item !== -1; item = nextWithSameField(tree, item)) {
		const { name, alias } = readItem(walk, item);
		const imported = walk.textOf(name);
		if (imported === '') continue;
		record(walk, {
			kind: 'import',
			module,
			imported,
			local: alias === -1 ? imported : walk.textOf(alias),
			start: tree.start[item],
			end: tree.end[item],
			nameStart: tree.start[alias === -1 ? name : alias],
			flags,
		});
	}
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.wildcardImport) continue;
		const start = tree.start[child];
		record(walk, {
			kind: 'import',
			module,
			imported: '*',
			local: null,
			start,
			end: tree.end[child],
			nameStart: start,
			flags,
		});
	}
}

function readItem(walk: Walk, item: number): { name: number; alias: number } {
	const { tree, fields } = walk;
	if (walk.kind(item) !== Kind.aliasedImport) return { name: item, alias: -1 };
	return { name: childByField(tree, item, fields.name), alias: childByField(tree, item, fields.alias) };
}

/** A module's name without the white space that may stand around its dots. */
function dotted(walk: Walk, node: number): string {
	const written = walk.textOf(node);
	return /[\s\\]/.test(written) ? written.replace(/[\s\\]+/g, '') : written;
}

function record(walk: Walk, spec: ImportSpec & { module: string }): void {
	const { out } = walk;
	out.importName(spec);
	const scope = currentScope(walk);
	if (spec.local !== null) bindName(walk, scope, 'import', spec.local, spec.nameStart);
	if (scope.kind !== 'module' || spec.module === '__future__') return;
	const { module, imported, start, end, nameStart, flags } = spec;
	const local = spec.local ?? '*';
	const repeated = nameStart !== start && (imported === '*' ? module : imported) === local;
	walk.moduleNames.import({ local, module, imported, start, end, nameStart, flags, repeated });
}

/** Functions that load the module their first argument names. */
export function recordDynamicImport(
	walk: Walk,
	call: number,
	receiver: string | null,
	name: string,
	argument: number,
): void {
	if (name !== 'import_module' && name !== '__import__') return;
	if (receiver !== null && receiver !== 'importlib') return;
	const { tree, out } = walk;
	const literal = walk.kind(argument) === Kind.string ? stringLiteral(walk, argument) : null;
	const module = literal?.kind === 'string' ? literal.text : null;
	if (module !== null) walk.importedModules.set(call, module);
	out.importName({
		kind: 'dynamic',
		module,
		imported: '*',
		local: null,
		start: tree.start[call],
		end: tree.end[call],
		nameStart: tree.start[argument],
		flags: importFlags(walk, call),
	});
}

function importFlags(walk: Walk, node: number): number {
	const { tree } = walk;
	let flags = 0;
	for (let at = node; at > 0; at = tree.parent[at]) {
		switch (walk.kind(tree.parent[at])) {
			case Kind.functionDefinition:
			case Kind.lambda:
				flags |= ModuleFlag.lazy;
				break;
			case Kind.ifStatement:
				flags |= isTypeChecking(walk, at) ? ModuleFlag.typeOnly : ModuleFlag.conditional;
				break;
			case Kind.tryStatement:
			case Kind.elifClause:
			case Kind.forStatement:
			case Kind.whileStatement:
			case Kind.caseClause:
			case Kind.conditional:
				flags |= ModuleFlag.conditional;
				break;
		}
	}
	return flags;
}

/** `branch` is what `if TYPE_CHECKING:` guards, not its `else`. */
function isTypeChecking(walk: Walk, branch: number): boolean {
	const { tree, fields } = walk;
	if (tree.field[branch] !== fields.consequence) return false;
	const condition = walk.textOf(childByField(tree, tree.parent[branch], fields.condition));
	return condition === 'TYPE_CHECKING' || condition.endsWith('.TYPE_CHECKING');
}
