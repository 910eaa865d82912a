import { expect, test } from 'vitest';
import { isMigration } from './rank-files.ts';

test.each([
	['db/migrate/20240102030405_create_users.rb', true],
	['app/migrations/0042_add_users.py', true],
	['migrations/2024/001.sql', true],
	['alembic/versions/1f2e3d4c5b6a.py', false],
	['alembic/versions/2024_01_02_add.py', true],
	['src/migrations/runner.ts', false],
	['src/migrate.ts', false],
	['docs/404.md', false],
	['src/versions/v2/handler.ts', false],
])('%s is a migration: %s', (path, expected) => {
	expect(isMigration(path)).toBe(expected);
});
