import { expect, test } from 'vitest';
import { decidingRules } from './path-rules.ts';
import type { Middleware, Route } from './route-facts.ts';

function rule(path: string, name: string, file = 1): Middleware {
	return {
		file,
		start: 0,
		language: 'java',
		package: null,
		isTest: false,
		framework: 'spring',
		router: null,
		path,
		names: [name],
	};
}

const deciding = (rules: Middleware[], method: string, path: string) =>
	decidingRules(rules, { method } as Route, path).flatMap(({ names }) => names);

test('the first rule that is for a path decides, in each file', () => {
	const rules = [
		rule('/public/**', 'permitAll'),
		rule('POST /login', 'permitAll'),
		rule('/admin/*', 'hasRole'),
		rule('', 'authenticated'),
	];
	expect(deciding(rules, 'GET', '/public/a/b')).toEqual(['permitAll']);
	expect(deciding(rules, 'POST', '/login')).toEqual(['permitAll']);
	expect(deciding(rules, 'GET', '/login')).toEqual(['authenticated']);
	expect(deciding(rules, 'GET', '/admin/users')).toEqual(['hasRole']);
	expect(deciding(rules, 'GET', '/admin/users/5')).toEqual(['authenticated']);
	expect(deciding([...rules, rule('', 'second', 2)], 'GET', '/x')).toEqual(['authenticated', 'second']);
});

test.each([
	['/**', '/a/b', true],
	['/a/**', '/a', true],
	['/a/**/z', '/a/b/c/z', true],
	['/a/**/z', '/a/b', false],
	['/files/*.js', '/files/x.js', true],
	['/files/*.js', '/files/x.css', false],
	['/users/{id}', '/users/{userId}', true],
	['/users', '/users/5', false],
])('%s is for %s: %s', (pattern, path, is) => {
	expect(deciding([rule(pattern, 'it')], 'GET', path)).toEqual(is ? ['it'] : []);
});

test('many stars take no longer', () => {
	const pattern = '/**/a'.repeat(19);
	const path = `${'/a'.repeat(39)}/b`;
	const before = performance.now();
	expect(deciding([rule(pattern, 'it')], 'GET', path)).toEqual([]);
	expect(performance.now() - before).toBeLessThan(200);
});
