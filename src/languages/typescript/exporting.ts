import { type Exporting, extendedBases } from '../shared/exporting.ts';

const SCRIPT: Exporting = { packages: 'javascript', ownNames: null, basesIn: extendedBases, reflection: [] };

/** How files of these languages give names to others. */
export const exporting: Readonly<Record<string, Exporting>> = {
	typescript: SCRIPT,
	javascript: SCRIPT,
	tsx: SCRIPT,
	jsx: SCRIPT,
};
