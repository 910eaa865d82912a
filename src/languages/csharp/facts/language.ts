import type { FactRule } from '../../../model/facts/rules.ts';
import { MEMBER_LOOKUPS, MEMBER_USES, STATIC_LOOKUPS } from './reflection.ts';
import { LOCK_OPERATIONS, NEW_THREADS, SYNCHRONIZED_METHODS, TASK_STARTS } from './threads.ts';

export const LANGUAGE: readonly FactRule[] = [
	TASK_STARTS,
	NEW_THREADS,
	LOCK_OPERATIONS,
	SYNCHRONIZED_METHODS,
	STATIC_LOOKUPS,
	MEMBER_LOOKUPS,
	MEMBER_USES,
];
