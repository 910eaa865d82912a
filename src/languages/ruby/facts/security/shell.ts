import { subprocess } from '../../../../model/facts/security.ts';
import type { Handler } from '../../walk.ts';

/** What is between backticks, or in `%x(…)`, is run by a shell. */
export const enterShell: Handler = (walk, node) => {
	const { tree, out } = walk;
	const line = out.text.slice(tree.start[node], tree.end[node]).replace(/^(?:`|%x.)|[`\S]$/g, '');
	const command = line.replace(/#\{[^{}]{0,400}\}/g, '{}');
	const given = command === line ? 'literal' : 'interpolated';
	out.fact(subprocess, tree.start[node], tree.end[node], { api: '``', command, form: 'shell', given });
};
