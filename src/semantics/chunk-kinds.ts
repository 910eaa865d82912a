import { HERITAGE_KINDS } from '../model/recorder.ts';
import { words } from '../model/word-list.ts';

/** Kinds of chunks that make entities, and that can be called. */
export const CLASSES: ReadonlySet<string> = new Set(['class', 'interface', 'struct', 'enum', 'record']);
export const FUNCTIONS: ReadonlySet<string> = new Set([
	...words('function method constructor lambda getter setter'),
]);
/** Kinds that hold a value which may be called. */
export const HOLDERS: ReadonlySet<string> = new Set(['constant', 'variable', 'field', 'property']);

/** A class that makes classes is not above them. */
export const METACLASS = HERITAGE_KINDS.indexOf('metaclass');
