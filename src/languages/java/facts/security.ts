import type { FactRule } from '../../../model/facts/rules.ts';
import { jvmRules } from '../../shared/facts/security/jvm/rules.ts';
import { JAVA_TONGUE } from '../../shared/facts/security/jvm/tongue.ts';

/** What a security review looks for, and the tools beside the program. */
export const SECURITY: readonly FactRule[] = jvmRules(JAVA_TONGUE);
