import type { Expression, TSImportTypeQualifier, TSTypeName } from 'oxc-parser';
import type { RefKind } from '../../model/recorder.ts';
import type { Walk } from './walk.ts';

type DottedName = TSTypeName | TSImportTypeQualifier | Expression;

/**
 * Refers to each name of `A.B.C` in a type position and gives its value. `kind` is `read` for
 * `typeof a.b`, which names values.
 */
export function referTypeName(walk: Walk, node: DottedName, kind: RefKind = 'type'): number {
	const { out } = walk;
	const properties: { name: string; start: number; end: number }[] = [];
	let root = node;
	for (;;) {
		if (root.type === 'TSQualifiedName') {
			properties.push(root.right);
			root = root.left;
		} else if (root.type === 'MemberExpression' && !root.computed) {
			properties.push(root.property);
			root = root.object;
		} else break;
	}
	let value = -1;
	if (root.type === 'Identifier') {
		walk.refer(root.name, root.start, kind, false);
		value = out.value('name', root.name, -1, -1, root.start, root.end);
	} else if (root.type === 'ThisExpression') value = out.value('this', null, -1, -1, root.start, root.end);
	for (let at = properties.length - 1; at >= 0; at--) {
		const { name, start, end } = properties[at];
		walk.refer(name, start, kind, true);
		value = out.value('member', name, value, -1, root.start, end);
	}
	return value;
}
