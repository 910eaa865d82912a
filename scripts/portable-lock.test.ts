import { expect, test } from 'vitest';
import { lockProblems, unmarkedPackages } from './portable-lock.ts';

test('a platform that is named but not locked is a problem', () => {
	const parser = { optionalDependencies: { '@p/linux': '1', '@p/darwin': '1' } };
	const lock = { packages: { 'node_modules/p': parser, 'node_modules/@p/linux': {} } };
	expect(lockProblems(lock)).toEqual(['node_modules/p lacks @p/darwin']);
});

test('an optional dependency may be locked below its dependent', () => {
	const packages = {
		'node_modules/p': { optionalDependencies: { q: '1' } },
		'node_modules/p/node_modules/q': {},
	};
	expect(lockProblems({ packages })).toEqual([]);
});

test('a host in the lock is a problem', () => {
	const packages = { 'node_modules/p': { resolved: 'https://registry.example/p.tgz' } };
	expect(lockProblems({ packages })).toEqual(['node_modules/p names its host']);
});

test('a prebuilt package must say that it needs no compiler', () => {
	expect(unmarkedPackages({ packages: { 'node_modules/better-sqlite3': {} } })).toHaveLength(1);
	expect(unmarkedPackages({ packages: { 'node_modules/better-sqlite3': { gypfile: false } } })).toEqual([]);
});
