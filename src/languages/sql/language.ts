import type { Language } from '../../model/language.ts';

const sql: Language = {
	id: 'sql',
	label: 'SQL',
	extensions: ['.sql', '.psql', '.pgsql', '.ddl', '.dml', '.mysql', '.tsql', '.plsql', '.hql'],
	aliases: ['postgres', 'postgresql', 'mysql', 'sqlite', 'tsql', 'plpgsql', 'plsql'],
	toolExtension: '.sql',
};

export default [sql];
