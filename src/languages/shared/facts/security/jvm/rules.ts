import type { FactRule } from '../../../../../model/facts/rules.ts';
import type { Tongue } from '../apis.ts';
import { secretRule } from '../secrets.ts';
import { cryptoRules } from './crypto.ts';
import { networkRules } from './network.ts';
import { systemRules } from './system.ts';
import { textRules } from './text.ts';
import { JVM_TOOLING } from './tooling.ts';

/** What Java and Kotlin have in common: the same libraries, under the same names. */
export function jvmRules(tongue: Tongue): FactRule[] {
	return [
		...textRules(tongue),
		...cryptoRules(tongue),
		...systemRules(tongue),
		...networkRules(tongue),
		secretRule(),
		...JVM_TOOLING,
	];
}
