import type { FactRule } from '../../../model/facts/rules.ts';
import { EF_ASSOCIATIONS, EF_FIELDS, EF_TABLES } from './ef-builders.ts';
import { EF_COLUMNS, EF_NAVIGATIONS, EF_SETS, EF_TABLE_CLASSES, EF_USERS } from './ef-entities.ts';

export const DATA: readonly FactRule[] = [
	EF_SETS,
	EF_USERS,
	EF_TABLE_CLASSES,
	EF_COLUMNS,
	EF_NAVIGATIONS,
	EF_TABLES,
	EF_FIELDS,
	EF_ASSOCIATIONS,
];
