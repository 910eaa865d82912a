import { words } from '../../../../model/word-list.ts';
import type { SqlLibrary } from '../../../shared/facts/security/sql.ts';
import { sqlRules } from '../../../shared/facts/security/sql.ts';
import { NAMING } from './api-naming.ts';

const QUERY = ['query', 'execute'];

const LIBRARIES: readonly SqlLibrary[] = [
	{
		name: 'pg',
		modules: ['pg', '@neondatabase/serverless', '@vercel/postgres', 'pg-native', '@types/pg'],
		functions: ['query'],
	},
	{ name: 'mysql2', modules: ['mysql2', 'mysql2/promise'], functions: QUERY },
	{ name: 'mysql', modules: ['mysql', 'promise-mysql', 'mariadb'], functions: QUERY },
	{
		name: 'sqlite3',
		modules: ['sqlite3', 'sqlite'],
		functions: ['run', 'get', 'all', 'each', 'exec', 'prepare'],
	},
	{
		name: 'better-sqlite3',
		modules: ['better-sqlite3', 'bun:sqlite', 'sqlite', 'node:sqlite'],
		functions: ['prepare', 'exec', 'query', 'run'],
	},
	{ name: 'mssql', modules: ['mssql'], functions: ['query', 'batch'] },
	{ name: 'oracledb', modules: ['oracledb'], functions: ['execute', 'executeMany'] },
	{
		name: 'knex',
		modules: ['knex'],
		functions: ['raw', 'whereRaw', 'selectRaw', 'orderByRaw', 'havingRaw', 'joinRaw'],
	},
	{ name: 'sequelize', modules: ['sequelize', 'sequelize-typescript'], functions: ['query'] },
	{ name: 'typeorm', modules: ['typeorm'], functions: ['query'] },
	{
		name: 'prisma',
		modules: ['@prisma/client'],
		functions: ['$queryRaw', '$executeRaw', '$queryRawUnsafe', '$executeRawUnsafe'],
	},
	{ name: 'postgres', modules: ['postgres'], functions: ['unsafe', 'sql'] },
	{ name: 'slonik', modules: ['slonik'], functions: ['sql'] },
	{ name: 'drizzle-orm', modules: ['drizzle-orm'], functions: ['sql', 'raw'] },
	{
		name: 'pg-promise',
		modules: ['pg-promise'],
		functions: ['query', 'one', 'many', 'none', 'any', 'oneOrNone', 'manyOrNone', 'result', 'multi'],
	},
];

export const SQL = sqlRules(NAMING, {
	libraries: LIBRARIES,
	functions: [
		...words('query execute exec run get all each prepare raw unsafe batch one many none any'),
		...words('oneOrNone manyOrNone executeSql runAsync getAllAsync execAsync $queryRawUnsafe'),
		...words('$executeRawUnsafe queryRaw rawQuery executeQuery runQuery getFirstAsync'),
	],
	common: ['exec', 'run', 'get', 'all', 'each', 'batch', 'one', 'many', 'none', 'any', 'raw'],
	tags: ['sql', 'SQL', '$queryRaw', '$executeRaw'],
});
