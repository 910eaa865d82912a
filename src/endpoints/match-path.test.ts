import { expect, test } from 'vitest';
import { isAskedFor } from './match-path.ts';

test.each([
	['/api/users', '/api', true],
	['/api/users', 'api/us', true],
	['/api/users/:id', '/api/users/5', true],
	['/api/users/{id}/posts', '/api/users/5/posts', true],
	['/users/<int:id>/', '/users/5', true],
	['/blog/[...slug]', '/blog/a/b', true],
	['/files/*', '/files/a/b', true],
	['/api/users/:id', '/api/users/5/posts', false],
	['/api/users', '/api/teams', false],
	['/api', '/api/users', false],
	['/', '/users', false],
])('%s answers %s: %s', (written, asked, is) => {
	expect(isAskedFor(written, asked)).toBe(is);
});
