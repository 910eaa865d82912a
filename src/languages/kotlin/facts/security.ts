import type { CallRule, FactRule } from '../../../model/facts/rules.ts';
import { regex } from '../../../model/facts/security.ts';
import { literalText } from '../../shared/facts/literals.ts';
import { KOTLIN_NAMING } from '../../shared/facts/security/jvm/api-naming.ts';
import { jvmRules } from '../../shared/facts/security/jvm/rules.ts';

/** `"a+".toRegex()`: the text is before it. */
const converted: CallRule = {
	fact: regex,
	on: 'call',
	names: ['toRegex', 'toPattern'],
	via: ['call'],
	find(call, _, tell) {
		if (call.receiver === null) return;
		const text = literalText(call.receiver);
		const isFilled = text !== null && /(?<!\\)\$(?:[A-Za-z_]|\{)/.test(text);
		const given = text === null ? 'variable' : isFilled ? 'interpolated' : 'literal';
		const pattern = text?.replace(/\$(?:\w{1,100}|\{[^{}]{0,200}\})/g, (hole) => (isFilled ? '{}' : hole));
		tell({ api: `String.${call.name}`, pattern, given });
	},
};

/** What a security review looks for, and the tools beside the program. */
export const SECURITY: readonly FactRule[] = [...jvmRules(KOTLIN_NAMING), converted];
