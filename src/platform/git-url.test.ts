import { describe, expect, test } from 'vitest';
import { checkCloneUrl } from './git-url.ts';

describe('an address to clone from', () => {
	test.each([
		['https://example.org/team/project.git', 'project'],
		['https://example.org/team/project', 'project'],
		['https://example.org/team/project/', 'project'],
		['HTTPS://Example.ORG:8443/a/b.js', 'b.js'],
		['https://[2001:db8::1]/x/y', 'y'],
		['https://example.org/~user/project.git', 'project'],
		['https://example.org/a/b%20c', null],
		['https://example.org/a/.hidden', null],
		['https://example.org/a/.git', null],
		['https://example.org/a/con', null],
	])('%s passes', (text, name) => {
		const checked = checkCloneUrl(text);
		expect(checked).toMatchObject({ name });
		expect('href' in checked && checked.href).toMatch(/^https:\/\/[a-z0-9[]/);
	});

	test.each([
		'',
		'example.org/x',
		'/etc/passwd',
		'../repository',
		'.',
		'http://example.org/x/y',
		'git://example.org/x/y',
		'ssh://git@example.org/x/y',
		'ssh://-oProxyCommand=touch%20x/y',
		'git@example.org:x/y',
		'-oProxyCommand=touch x',
		'--upload-pack=touch x',
		'-u',
		'file:///etc',
		'ext::sh -c touch% x',
		'ext::https://example.org/x',
		'fd::17/x',
		'https::ext::sh -c id',
		'transport::https://example.org/x',
		'ftp://example.org/x',
		'https:/example.org/x',
		'https:example.org/x',
		'https://',
		'https:///x/y',
		'https://example.org',
		'https://example.org/',
		'https://-example.org/x',
		'https://--upload-pack=x/y',
		'https://example.org/--upload-pack=x',
		'https://example.org/-x/y',
		'https://example.org/x?service=git',
		'https://example.org/x#main',
		'https://example.org/x y',
		'https://example.org/x\ny',
		'https://example.org/x\0y',
		'https://example.org/x%00y',
		'https://example.org/x%0ay',
		'https://example.org/%2e%2e/%2e%2e/x',
		'https://example.org\\@evil.org/x',
		'https://example.org/x\u202ey',
		'https://exämple.org/x',
		'https://example.org/"x"',
		'https://example.org/$(id)`id`',
		'https://exa_mple!.org/x',
		`https://example.org/${'x'.repeat(3000)}`,
	])('%j is refused', (text) => {
		expect(checkCloneUrl(text)).toHaveProperty('refused');
	});

	test('one with a password is refused, and no message holds it', () => {
		for (const text of [
			'https://user:hunter2@example.org/x/y',
			'https://hunter2@example.org/x/y',
			'https://@example.org/hunter2',
			'https://:hunter2@example.org/x',
			'http://user:hunter2@example.org/x/y',
			'ssh://user:hunter2@example.org/x/y',
			'https://user:hunter2@exa mple.org/x',
		]) {
			const checked = checkCloneUrl(text);
			expect(checked).toHaveProperty('refused');
			expect(JSON.stringify(checked)).not.toContain('hunter2');
		}
	});

	test('dots in the path are resolved before anybody sees them', () => {
		expect(checkCloneUrl('https://example.org/a/../../b/c')).toEqual({
			href: 'https://example.org/b/c',
			name: 'c',
		});
	});
});
