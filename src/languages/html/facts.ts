import type { FactRule } from '../../model/facts/rules.ts';
import { vueComponent } from '../../model/facts/vue.ts';

const SCRIPT = /<script\b[^>]{0,300}>(?!<\/script)/;

/** What it finds in what it records, besides. */
export const facts: readonly FactRule[] = [
	{
		on: 'file',
		fact: vueComponent,
		find(file, tell) {
			// A template alone makes a component; where a script has something in it, that says so.
			if (!file.path.endsWith('.vue') || SCRIPT.test(file.container)) return;
			const parts = file.path.slice(0, -'.vue'.length).split('/');
			const base = parts.pop() ?? '';
			tell({ name: base === 'index' ? (parts.pop() ?? base) : base, api: 'template' });
		},
	},
];
