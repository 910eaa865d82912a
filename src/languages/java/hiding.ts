import { type Hiding, JVM } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	java: JVM,
};
