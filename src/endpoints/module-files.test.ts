import { describe, expect, test } from 'vitest';
import { ModuleFiles } from './module-files.ts';

const PATHS = [
	'server/app.ts',
	'server/routes/index.js',
	'server/routes/users.ts',
	'server/routes/users.test.ts',
	'web/src/lib/api.tsx',
	'web/index.ts',
	'api/__init__.py',
	'api/routers/__init__.py',
	'api/routers/items.py',
	'other/routers/items.py',
	'deep/api/routers/items.py',
	'mysite/urls.py',
];
const LINKS: Record<string, string | null> = {
	'./routes': 'server/routes/index.js',
	'@/lib/api': 'web/src/lib/api.tsx',
	express: null,
	'api.routers': 'api/routers/__init__.py',
};
const files = new ModuleFiles(new Map(PATHS.map((path, id) => [path, id])), (_, module) => LINKS[module]);
const find = (from: string, module: string, language: string) => {
	const id = files.find(from, module, language);
	return id === null ? null : PATHS[id];
};

test.each([
	['./routes', 'server/routes/index.js'],
	['@/lib/api', 'web/src/lib/api.tsx'],
	['express', null],
	['./nothing', null],
	['/server/routes/users.ts', 'server/routes/users.ts'],
	['/nowhere.ts', null],
])('scripts are where their imports lead: %s', (module, path) => {
	expect(find('server/app.ts', module, 'typescript')).toBe(path);
});

describe('Python', () => {
	test.each([
		['api/main.py', 'api.routers.items', 'api/routers/items.py'],
		['api/main.py', '.routers', 'api/routers/__init__.py'],
		['api/routers/users.py', '.items', 'api/routers/items.py'],
		['api/routers/users.py', '..routers.items', 'api/routers/items.py'],
		['mysite/settings.py', 'mysite.urls', 'mysite/urls.py'],
		['api/main.py', 'api.routers', 'api/routers/__init__.py'],
		['api/main.py', 'fastapi', null],
		['api/main.py', 'routers.items', null],
	])('%s: %s', (from, module, path) => {
		expect(find(from, module, 'python')).toBe(path);
	});
});
