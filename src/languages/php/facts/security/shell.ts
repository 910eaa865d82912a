import { subprocess } from '../../../../model/facts/security.ts';
import type { Handler } from '../../walk.ts';

/** What is between backticks is run by a shell. */
export const enterShell: Handler = (walk, node) => {
	const { tree, out } = walk;
	const line = out.text.slice(tree.start[node] + 1, tree.end[node] - 1);
	const command = line.replace(/\{\$[^{}]{0,200}\}|\$\{?[A-Za-z_]\w{0,100}\}?/g, '{}');
	const given = command === line ? 'literal' : 'interpolated';
	out.fact(subprocess, tree.start[node], tree.end[node], { api: '``', command, form: 'shell', given });
	walk.leaveLater(node);
};
