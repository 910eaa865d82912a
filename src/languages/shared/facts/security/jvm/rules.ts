import type { FactRule } from '../../../../../model/facts/rules.ts';
import type { ApiNaming } from '../apis.ts';
import { secretRule } from '../secrets.ts';
import { cryptoRules } from './crypto.ts';
import { networkRules } from './network.ts';
import { systemRules } from './system.ts';
import { textRules } from './text.ts';
import { JVM_TOOLING } from './tooling.ts';

/** What Java and Kotlin have in common: the same libraries, under the same names. */
export function jvmRules(naming: ApiNaming): FactRule[] {
	return [
		...textRules(naming),
		...cryptoRules(naming),
		...systemRules(naming),
		...networkRules(naming),
		secretRule(),
		...JVM_TOOLING,
	];
}
