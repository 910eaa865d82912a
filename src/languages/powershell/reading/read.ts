import type { SyntaxTree } from '../../../model/syntax-tree.ts';
import { readExpression, readOperand } from './expressions.ts';
import { K } from './kinds.ts';
import { Reader, type Rules } from './reader.ts';
import { readStatement, readStatements } from './statements.ts';

const RULES: Rules = {
	statement: readStatement,
	statements: readStatements,
	expression: readExpression,
	operand: (reader) => readOperand(reader),
};

/*
 * A reader of PowerShell. The grammars at hand stumble over code that is valid and common (`{}`, lists
 * of arguments, paths with variables in them), and lose everything around.
 */

/** Reads a script. In linear time: a text whose brackets do not pair is read twice. */
export function readScript(text: string): SyntaxTree {
	const reader = readWhole(text, false);
	return (reader.isTorn ? readWhole(text, true) : reader).tree.finish(text);
}

function readWhole(text: string, byLayout: boolean): Reader {
	const reader = new Reader(text, byLayout, RULES);
	reader.tree.open(K.script, 0);
	readStatements(reader, '');
	reader.tree.close(text.length);
	return reader;
}
