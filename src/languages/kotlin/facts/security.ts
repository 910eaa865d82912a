import type { CallRule, FactRule } from '../../../model/facts/rules.ts';
import { regex } from '../../../model/facts/security.ts';
import { givenValue } from '../../shared/facts/security/given.ts';
import { KOTLIN_NAMING } from '../../shared/facts/security/jvm/api-naming.ts';
import { jvmRules } from '../../shared/facts/security/jvm/rules.ts';

/** `"a+".toRegex()`: the text is before it. */
const converted: CallRule = {
	fact: regex,
	on: 'call',
	names: ['toRegex', 'toPattern'],
	via: ['call'],
	find({ calleeValue, name, receiver, scope }, file, tell) {
		if (receiver === null) return;
		const { how, text } = givenValue(file.operation(calleeValue).a, scope, file);
		tell({ api: `String.${name}`, pattern: text, given: how });
	},
};

/** What a security review looks for, and the tools beside the program. */
export const SECURITY: readonly FactRule[] = [...jvmRules(KOTLIN_NAMING), converted];
