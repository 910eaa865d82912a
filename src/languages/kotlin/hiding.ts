import { type Hiding, JVM } from '../shared/hiding.ts';

/** Of Kotlin, what operators call. */
const OPERATORS =
	/^(?:plus|minus|times|div|rem|not|unaryMinus|unaryPlus|inc|dec|get|set|invoke|contains|iterator|next|hasNext|rangeTo|rangeUntil|compareTo|equals|getValue|setValue|provideDelegate|component\d+|\w+Assign)$/;

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	kotlin: { ...JVM, called: new RegExp(`${JVM.called.source}|${OPERATORS.source}`) },
};
