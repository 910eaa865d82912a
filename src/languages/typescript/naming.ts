import type { Traits } from '../shared/naming.ts';

const SCRIPT: Partial<Traits> = { operatorsGiveText: true, hidesBody: true, optionsInObject: true };

/** What differs in following its names. */
export const naming: Readonly<Record<string, Partial<Traits>>> = {
	typescript: SCRIPT,
	javascript: { ...SCRIPT, hasOpenClasses: true },
	tsx: SCRIPT,
	jsx: SCRIPT,
	vue: { ...SCRIPT, component: 'scripts', hasComponentOptions: true },
	svelte: { ...SCRIPT, component: 'scripts', storeSign: '$' },
	astro: { ...SCRIPT, component: 'file' },
};
