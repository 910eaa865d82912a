import type { FactRule } from '../../../model/facts/rules.ts';
import { JAVA_NAMING } from '../../shared/facts/security/jvm/api-naming.ts';
import { jvmRules } from '../../shared/facts/security/jvm/rules.ts';

/** What a security review looks for, and the tools beside the program. */
export const SECURITY: readonly FactRule[] = jvmRules(JAVA_NAMING);
