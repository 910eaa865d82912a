import { childByField, firstNamedChild } from '../../../model/syntax-walk.ts';
import { qualify } from '../tree-reader.ts';
import { Kind } from './syntax.ts';
import { baseName } from './values.ts';
import type { Walk } from './walk.ts';

/** The name that a declarator gives, and what it says it belongs to. */
export interface Declaration {
	/** The last token of it: what is bound and exported; -1 for none. */
	token: number;
	name: string;
	nameStart: number;
	/** `A.B` of `A::B::f`; null without a qualifier. */
	qualifier: string | null;
	/** `B` of it. */
	owner: string;
}

/** Reads the name node of a declarator or a class. */
export function readName(walk: Walk, node: number): Declaration {
	const { tree, fields } = walk;
	const read: Declaration = { token: -1, name: '', nameStart: -1, qualifier: null, owner: '' };
	let at = node;
	while (walk.kind(at) === Kind.qualified_identifier) {
		const scope = childByField(tree, at, fields.scope);
		if (scope !== -1) {
			read.owner = baseName(walk, scope);
			read.qualifier = qualify(read.qualifier ?? '', read.owner);
		}
		at = childByField(tree, at, fields.name);
	}
	while (walk.kind(at) === Kind.dependent_name) at = firstNamedChild(tree, at);
	const kind = walk.kind(at);
	if (kind === Kind.template_function || kind === Kind.template_type || kind === Kind.template_method) {
		at = childByField(tree, at, fields.name);
	}
	if (!walk.isWritten(at)) return read;
	read.token = at;
	read.nameStart = tree.start[at];
	read.name = kind === Kind.operator_cast ? conversionName(walk, at) : walk.textOf(at);
	return read;
}

/** `operator bool` of `operator bool() const`. */
function conversionName(walk: Walk, node: number): string {
	const { tree, fields } = walk;
	const declarator = childByField(tree, node, fields.declarator);
	let at = declarator;
	while (at !== -1 && walk.kind(at) !== Kind.abstract_function_declarator) {
		at = childByField(tree, at, fields.declarator);
	}
	const list = childByField(tree, at, fields.parameters);
	const end = list === -1 ? tree.end[node] : tree.start[list];
	return walk.text.slice(tree.start[node], end).trimEnd();
}
