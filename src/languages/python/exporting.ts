import { type Exporting, partsOf } from '../shared/exporting.ts';

/** Bases that call nothing of what extends them. */
const HARMLESS = /^(?:object|ABC|abc\.ABC|Generic\b.*|typing\.Generic\b.*|metaclass\s*=.*|total\s*=.*)$/s;

/** How files of this language give names to others. */
export const exporting: Readonly<Record<string, Exporting>> = {
	python: {
		packages: 'python',
		ownNames: /^_/,
		basesIn: (header) => {
			const bases = /^[^(]*\((.*)\)/s.exec(header)?.[1] ?? '';
			return partsOf(bases).filter((base) => !HARMLESS.test(base)).length;
		},
		reflection: ['getattr', 'hasattr', 'import_module', '__import__', 'exec', 'globals', 'vars'],
	},
};
