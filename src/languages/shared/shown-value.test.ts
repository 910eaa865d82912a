import { expect, test } from 'vitest';
import { shownValue } from './shown-value.ts';

test.each([
	['version', '1.2.3', '1.2.3'],
	['image', 'ghcr.io/acme/web:1.2', 'ghcr.io/acme/web:1.2'],
	['keyboard', 'qwerty', 'qwerty'],
	['dbPassword', 'hunter2', null],
	['API_KEY', 'abc', null],
	['NPM_TOKEN', 'x', null],
	['note', 'ghp_0123456789abcdefghij', null],
	['url', 'postgres://me:pw@host/db', null],
	['url', 'https://example.org:80/a@b', 'https://example.org:80/a@b'],
	['text', 'two\nlines', null],
	['empty', '', null],
])('%s: %s', (key, value, expected) => {
	expect(shownValue(key, value)).toBe(expected);
});
