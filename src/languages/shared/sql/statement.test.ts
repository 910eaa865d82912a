import { expect, test } from 'vitest';
import { readStatement } from './statement.ts';

const named = (text: string) => readStatement(text).tables.map(({ name, access }) => `${access} ${name}`);

test.each([
	['SELECT * FROM a, "b" x, c.d AS y WHERE 1 = 1', ['read a', 'read b', 'read c.d']],
	['SELECT * FROM a JOIN (b CROSS JOIN c) ON true', ['read a', 'read b', 'read c']],
	['INSERT INTO a (x, y) SELECT x, y FROM b', ['write a', 'read b']],
	['UPDATE ONLY a SET x = (SELECT max(y) FROM b)', ['write a', 'read b']],
	['DELETE FROM a USING b WHERE a.id = b.id', ['write a', 'read b']],
	['MERGE INTO a USING b ON a.id = b.id', ['write a', 'read b']],
	['TRUNCATE TABLE a', ['write a']],
	['CREATE TABLE IF NOT EXISTS a (id int)', ['write a']],
	['WITH a AS (SELECT 1), b (x) AS (SELECT x FROM c) SELECT * FROM a, b', ['read c']],
	['SELECT [a b].x FROM [a b]', ['read a b']],
])('%s', (text, tables) => expect(named(text)).toEqual(tables));

test.each([
	'SELECT trim(LEADING FROM a)',
	'SELECT a IS DISTINCT FROM b',
	"SELECT 'FROM a'",
	'SELECT 1 -- FROM a',
	'SELECT * FROM {}',
	'SELECT * FROM a_{}',
	'SELECT * FROM {}_a',
	'SELECT * FROM {}.a',
	'SELECT * FROM a.{}',
	'select one from the list',
	'select the best from users that were seen',
	'SELECT * FROM generate_series(1, 2)',
	'INSERT INTO t VALUES (1) ON CONFLICT DO UPDATE SET x = 1'.replace('INTO t', 'INTO {}'),
])('%s names no table', (text) => expect(named(text)).toEqual([]));

test('routines are those that are called', () => {
	expect(readStatement('SELECT f(1), s.g(x) FROM h(2) JOIN a ON true').routines).toEqual(['f', 's.g', 'h']);
	expect(readStatement('CALL p(1)').routines).toEqual(['p']);
	expect(readStatement('CREATE TABLE a (b varchar(10))').routines).toEqual([]);
});
