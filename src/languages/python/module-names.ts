import { ModuleFlag, type Recorder } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { isPublic } from './names.ts';
import { stringLiteral } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

interface Definition {
	name: string;
	chunk: number;
	start: number;
}

/** A name that a module-level import brings. */
interface ImportedName {
	local: string;
	module: string;
	/** `*` for a module as a whole. */
	imported: string;
	start: number;
	end: number;
	nameStart: number;
	flags: number;
	/** `import x as x` and `from m import x as x` say that the name is meant for others. */
	repeated: boolean;
}

interface Listed {
	name: string;
	start: number;
	end: number;
	nameStart: number;
}

/**
 * What a module offers. With `__all__`, exactly the strings in it. Without, every name it defines
 * that has no leading underscore, and of what it imports: in a package's `__init__`, every public
 * name, because that is how packages are put together; elsewhere only `import x as x`, and the
 * names of `from m import *`, which nobody can list here. Imports for type checkers are never offered.
 */
export class ModuleNames {
	readonly #defined: Definition[] = [];
	readonly #imported: ImportedName[] = [];
	readonly #stars: ImportedName[] = [];
	readonly #listed: Listed[] = [];
	#hasList = false;

	define(name: string, chunk: number, nameNode: number, walk: Walk): void {
		this.#defined.push({ name, chunk, start: walk.tree.start[nameNode] });
	}

	import(name: ImportedName): void {
		(name.local === '*' ? this.#stars : this.#imported).push(name);
	}

	/** A literal list was met, perhaps empty. */
	beginList(): void {
		this.#hasList = true;
	}

	list(name: Listed): void {
		this.#listed.push(name);
	}

	export(out: Recorder, isPackage: boolean): void {
		if (this.#hasList) this.#exportListed(out);
		else this.#exportPublic(out, isPackage);
	}

	#exportListed(out: Recorder): void {
		const imports = new Map(this.#imported.map((name) => [name.local, name]));
		const defined = new Set(this.#defined.map(({ name }) => name));
		const seen = new Set<string>();
		for (const { name, start, end, nameStart } of this.#listed) {
			if (seen.has(name)) continue;
			seen.add(name);
			const from = defined.has(name) ? undefined : imports.get(name);
			out.exportName({
				kind: 'all',
				exported: name,
				local: from?.imported ?? name,
				module: from?.module ?? null,
				start,
				end,
				nameStart,
				flags: from?.flags ?? 0,
				chunk: -1,
			});
		}
	}

	#exportPublic(out: Recorder, isPackage: boolean): void {
		for (const { name, chunk, start } of this.#defined) {
			if (!isPublic(name)) continue;
			const end = start + name.length;
			const spec = { exported: name, local: name, module: null, start, end, nameStart: start };
			out.exportName({ kind: 'named', ...spec, flags: 0, chunk });
		}
		for (const { local, module, imported, start, end, nameStart, flags, repeated } of this.#imported) {
			if (!isPublic(local) || !(isPackage || repeated) || flags & ModuleFlag.typeOnly) continue;
			const spec = { exported: local, local: imported, module, start, end, nameStart };
			out.exportName({ kind: 'named', ...spec, flags, chunk: -1 });
		}
		for (const { module, start, end, nameStart, flags } of this.#stars) {
			const spec = { exported: '*', local: null, module, start, end, nameStart };
			out.exportName({ kind: 'star', ...spec, flags, chunk: -1 });
		}
	}
}

const ALL = '__all__';

/** Takes the names from the right side of `__all__ = …` and `__all__ += …`. */
export function readAll(walk: Walk, target: number, right: number): void {
	const { tree, text } = walk;
	if (right === -1 || tree.end[target] - tree.start[target] !== ALL.length) return;
	if (text.startsWith(ALL, tree.start[target])) readList(walk, right);
}

/** `__all__.extend([…])` and `__all__.append('x')`, at module level. */
export function readAllCall(walk: Walk, receiver: string | null, name: string, argument: number): void {
	if (receiver !== ALL || walk.scopes.length > 1) return;
	if (name === 'extend') readList(walk, argument);
	if (name === 'append') readName(walk, argument);
}

/** Lists, tuples and sets of strings, joined by `+`. Other parts cannot be read here. */
function readList(walk: Walk, expression: number): void {
	const { tree, fields } = walk;
	const work = [expression];
	while (work.length > 0) {
		const node = work.pop()!;
		switch (walk.kind(node)) {
			case Kind.binaryOperator:
				work.push(childByField(tree, node, fields.right), childByField(tree, node, fields.left));
				break;
			case Kind.parenthesized:
				work.push(firstNamedChild(tree, node));
				break;
			case Kind.list:
			case Kind.tuple:
			case Kind.set:
			case Kind.expressionList:
				walk.moduleNames.beginList();
				for (let item = firstNamedChild(tree, node); item !== -1; item = nextNamedSibling(tree, item)) {
					readName(walk, item);
				}
				break;
		}
	}
}

function readName(walk: Walk, node: number): void {
	if (walk.kind(node) !== Kind.string) return;
	const { kind, text: name, start: nameStart } = stringLiteral(walk, node);
	if (kind !== 'string' || name === '') return;
	walk.moduleNames.beginList();
	walk.moduleNames.list({ name, start: walk.tree.start[node], end: walk.tree.end[node], nameStart });
}
