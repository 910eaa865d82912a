import type { FactRule } from '../../../model/facts/rules.ts';
import { ENTITY_RULES } from '../../shared/facts/jvm-entities.ts';

export const DATA: readonly FactRule[] = [...ENTITY_RULES];
