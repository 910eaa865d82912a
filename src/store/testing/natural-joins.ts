/** Joins that people write, by what they ask for: their plans are tested, and `bench/sql-joins.ts` measures them. */
export const NATURAL_JOINS: Readonly<Record<string, string>> = {
	'calls of chunks by caller':
		'SELECT c.qualified_name, s.callee FROM call_sites s JOIN chunks c ON c.chunk_uid = s.caller_uid',
	'calls with their targets':
		'SELECT s.file, s.callee, c.kind FROM call_sites s JOIN chunks c ON c.chunk_uid = s.target_uid',
	'callers counted by target':
		'SELECT c.qualified_name, count(*) n FROM call_sites s JOIN chunks c ON c.chunk_uid = s.target_uid GROUP BY s.target_uid ORDER BY n DESC LIMIT 20',
	'calls and symbols by caller':
		'SELECT y.qualified_name, s.callee FROM call_sites s JOIN symbols y ON y.chunk_uid = s.caller_uid',
	'calls and symbols by target':
		"SELECT y.qualified_name, s.line FROM symbols y JOIN call_sites s ON s.target_uid = y.chunk_uid WHERE y.name = 'open'",
	'calls of one symbol':
		"SELECT s.file, s.line FROM call_sites s WHERE s.target_uid = (SELECT chunk_uid FROM symbols WHERE name = 'open' LIMIT 1)",
	'calls into symbols of a name':
		"SELECT count(*) FROM call_sites WHERE target_uid IN (SELECT chunk_uid FROM symbols WHERE name = 'open')",
	'chunks and files': 'SELECT f.language, count(*) FROM chunks c JOIN files f USING (file) GROUP BY 1',
	'facts and chunks': 'SELECT f.kind, c.qualified_name FROM facts f JOIN chunks c USING (chunk_uid)',
	'imports and files': 'SELECT i.file, f.language FROM imports i JOIN files f ON f.file = i.target_file',
	'refs and chunks': 'SELECT c.kind, count(*) FROM refs r JOIN chunks c USING (chunk_uid) GROUP BY 1',
	'refs of a name and chunks':
		"SELECT c.qualified_name FROM refs_named('open') r JOIN chunks c ON c.chunk_uid = r.chunk_uid",
	'assignments and symbols': 'SELECT a.name, y.kind FROM assignments a JOIN symbols y USING (chunk_uid)',
	'routes and symbols':
		'SELECT r.path, y.qualified_name FROM routes r JOIN symbols y ON y.chunk_uid = r.chunk_uid',
	'endpoints and chunks':
		'SELECT e.path, c.qualified_name FROM api_endpoints e JOIN chunks c USING (chunk_uid)',
	'symbols in symbols':
		'SELECT p.qualified_name, count(*) FROM symbols c JOIN symbols p ON p.chunk_uid = c.parent_uid GROUP BY 1',
	'functions nobody calls':
		"SELECT y.qualified_name FROM symbols y LEFT JOIN call_sites s ON s.target_uid = y.chunk_uid WHERE y.kind = 'function' AND s.callee IS NULL",
	'not in':
		"SELECT count(*) FROM symbols WHERE kind = 'function' AND chunk_uid NOT IN (SELECT target_uid FROM call_sites WHERE target_uid IS NOT NULL)",
	exists:
		"SELECT count(*) FROM symbols y WHERE y.kind = 'method' AND EXISTS (SELECT 1 FROM call_sites s WHERE s.target_uid = y.chunk_uid)",
	'a common table':
		'WITH counts AS (SELECT target_uid uid, count(*) n FROM call_sites GROUP BY 1) SELECT c.qualified_name, n FROM counts JOIN chunks c ON c.chunk_uid = counts.uid ORDER BY n DESC LIMIT 20',
	'a walk of callers':
		"WITH RECURSIVE up(uid, depth) AS (SELECT chunk_uid, 0 FROM symbols WHERE name = 'open' UNION SELECT s.caller_uid, depth + 1 FROM up JOIN call_sites s ON s.target_uid = up.uid WHERE depth < 3) SELECT count(*) FROM up",
	'edges between chunks':
		'SELECT a.kind, b.kind, count(*) FROM edges e JOIN chunks a ON a.chunk_uid = e.source_uid JOIN chunks b ON b.chunk_uid = e.target_uid GROUP BY 1, 2',
};
