import { childByField } from '../../model/syntax-walk.ts';
import { importedName } from './imports.ts';
import { NameKind } from './scopes.ts';
import { declaredNames, forEachSpec } from './specs.ts';
import { Kind } from './syntax.ts';
import { isContainer } from './type-names.ts';
import type { Walk } from './walk.ts';

/**
 * What has to be known before the walk. A package's names may be used before they are declared, and
 * some forms (`T(x)`, `f[i](x)`, `T{k: v}`) mean something else for a type than for a value.
 */
export function readOutline(walk: Walk): void {
	const { names } = walk.scopes[0];
	const { tree } = walk;
	for (let node = 1; node < tree.count; node = tree.after[node]) {
		switch (walk.kind(node)) {
			case Kind.function_declaration:
				names.set(walk.textOf(childByField(tree, node, walk.fields.name)), NameKind.function);
				break;
			case Kind.import_declaration:
				forEachSpec(walk, node, (spec) => names.set(importedName(walk, spec) ?? '', NameKind.package));
				break;
			case Kind.const_declaration:
			case Kind.var_declaration:
				forEachSpec(walk, node, (spec) => noteValues(walk, spec));
				break;
			case Kind.type_declaration:
				forEachSpec(walk, node, (spec) => noteType(walk, spec));
				break;
		}
	}
}

function noteValues(walk: Walk, spec: number): void {
	const { names } = walk.scopes[0];
	for (const name of declaredNames(walk, spec)) names.set(walk.textOf(name), NameKind.value);
}

function noteType(walk: Walk, spec: number): void {
	const { tree, fields } = walk;
	const name = walk.textOf(childByField(tree, spec, fields.name));
	walk.scopes[0].names.set(name, NameKind.type);
	if (isContainer(walk.kind(childByField(tree, spec, fields.type)))) walk.containerTypes.add(name);
}
