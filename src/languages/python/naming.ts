import type { Traits } from '../shared/naming.ts';

const PYTHON: Partial<Traits> = {
	maker: '__init__',
	selfParameters: new Set(['self', 'cls']),
	classMethod: 'classmethod',
	exportsAll: true,
	isOrdered: true,
	hidesClassNames: true,
	bindsClassNamesLate: true,
};

/** What differs in following its names. */
export const naming: Readonly<Record<string, Partial<Traits>>> = {
	python: PYTHON,
	jupyter: PYTHON,
};
