import { describe, expect, test } from 'vitest';
import { isPattern, pathsOfPattern } from './regex-path.ts';

const paths = (pattern: string) => pathsOfPattern(pattern, (name) => `<${name}>`);

describe('a regular expression', () => {
	test.each([
		['^items/(?P<pk>\\d+)/$', ['items/<pk>/']],
		['^team/add/', ['team/add/']],
		['^(?P<path>(?:a|b)/[^/()]+)/x$', ['<path>/x']],
		['^v1/(\\d+)/(\\w+)$', ['v1/<arg0>/<arg1>']],
		['^list(?:/page/(?P<page>\\d+))?/$', ['list/', 'list/page/<page>/']],
		['^(?:cats|dogs)/$', ['cats/', 'dogs/']],
		['^items/?$', ['items']],
		['^robots.txt$', ['robots.txt']],
		['^feed\\.xml\\Z', ['feed.xml']],
		['/api/(?<id>[0-9)]+)', ['/api/<id>']],
	])('%s', (pattern, expected) => {
		expect(paths(pattern)).toEqual(expected);
	});

	test.each([
		'^[a-z]+/$',
		'^x/\\d+/$',
		'^.*$',
		'^a+/$',
		'^(?!api)x$',
		'^(a',
		'^a)',
		'^x{2}$',
		'('.repeat(50),
	])('%s stands for more than paths', (pattern) => {
		expect(paths(pattern)).toBeNull();
	});

	test('is bounded', () => {
		expect(paths(`^${'a?'.repeat(30)}$`)).toBeNull();
		expect(paths(`^${'(?:'.repeat(400)}`)).toBeNull();
	});

	test('is distinguished from a path', () => {
		expect(['^a/', 'a$', '(?P<x>y)', 'a\\.b'].every(isPattern)).toBe(true);
		expect(['items/<int:pk>/', 'a/:id(\\d+)'.replace('\\', ''), '/users/{id}', 'a.b'].some(isPattern)).toBe(
			false,
		);
	});
});
