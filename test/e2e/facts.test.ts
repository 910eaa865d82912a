import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointsResult, FactsResult, OverviewResult } from '../../src/engine.ts';
import { answer, ask, assay, repository, temporaryRepository } from './assay.ts';

const FILES = {
	'server/app.js': [
		"const express = require('express');",
		"const helmet = require('helmet');",
		"const users = require('./users');",
		"const { requireAuth } = require('./auth');",
		"const admin = require('./admin');",
		'const app = express();',
		'app.use(helmet());',
		"app.get('/health', (req, res) => res.send('ok'));",
		"app.use('/api', requireAuth, users);",
		"require('./extra')(app);",
		'admin(app);',
		'module.exports = app;',
	].join('\n'),
	'server/users.js': [
		"const { Router } = require('express');",
		"const { list, show } = require('./handlers');",
		"const posts = require('./posts');",
		'const router = Router();',
		"router.get('/users', list);",
		"router.post('/users', validateBody, function create(req, res) {});",
		"router.use('/users/:id/posts', posts.router);",
		'module.exports = router;',
		'function validateBody() {}',
	].join('\n'),
	'server/posts.js': [
		"import { Router } from 'express';",
		'export const router = Router();',
		"router.route('/').get(index).delete(remove);",
		'function index() {}',
		'function remove() {}',
		"new Map().get('/users');",
	].join('\n'),
	'server/handlers.js': 'exports.list = function list(req, res) {};\nexports.show = () => {};\n',
	'server/auth.js': 'exports.requireAuth = (req, res, next) => (req.user ? next() : res.sendStatus(401));\n',
	'server/extra.js': "module.exports = (app) => {\n\tapp.get('/extra', (req, res) => {});\n};\n",
	'server/admin.js':
		"module.exports = function admin(server) {\n\tserver.delete('/admin/:id', remove);\n};\nfunction remove(req, res) {}\n",
	'api/main.py': [
		'from fastapi import FastAPI, Depends',
		'from api.routers import items',
		'from api.deps import current_user',
		'app = FastAPI()',
		"app.include_router(items.router, prefix='/v1', dependencies=[Depends(current_user)])",
		'',
		"@app.get('/ping')",
		'def ping():',
		"    return 'pong'",
	].join('\n'),
	'api/__init__.py': '',
	'api/routers/__init__.py': '',
	'api/deps.py':
		'from fastapi import HTTPException\ndef current_user():\n    raise HTTPException(status_code=401)\n',
	'api/routers/items.py': [
		'from fastapi import APIRouter',
		"router = APIRouter(prefix='/items')",
		'',
		"@router.get('/{item_id}')",
		'async def read_item(item_id: int):',
		'    return item_id',
	].join('\n'),
	'go/main.go': [
		'package main',
		'import "github.com/gin-gonic/gin"',
		'func main() {',
		'\tr := gin.Default()',
		'\tv1 := r.Group("/v1")',
		'\tRegister(v1)',
		'\tgo work()',
		'\tr.Run()',
		'}',
		'func work() {}',
	].join('\n'),
	'go/routes.go': [
		'package main',
		'import "github.com/gin-gonic/gin"',
		'func Register(rg *gin.RouterGroup) {',
		'\trg.GET("/things/:id", getThing)',
		'}',
		'func getThing(c *gin.Context) {}',
	].join('\n'),
};

let root = '';
beforeAll(async () => {
	root = repository(FILES);
	await answer(['index'], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('endpoints', () => {
	test('have the prefixes of all files, their handlers and what stands before them', async () => {
		const { endpoints, total } = await answer<EndpointsResult>(['endpoints'], { cwd: root });
		const lines = endpoints.map(({ method, path, handler, handlerFile, handlerLine, controls }) =>
			[
				`${method} ${path}`,
				handler ?? '-',
				`${handlerFile}:${handlerLine}`,
				controls.map(({ control, name }) => `${control}=${name}`).join() || '-',
			].join(' | '),
		);
		expect(lines).toEqual([
			'DELETE /admin/:id | remove | server/admin.js:4 | -',
			'GET /api/users | list | server/handlers.js:1 | auth=requireAuth',
			'POST /api/users | create | server/users.js:6 | auth=requireAuth,validation=validateBody',
			'DELETE /api/users/:id/posts | remove | server/posts.js:5 | auth=requireAuth',
			'GET /api/users/:id/posts | index | server/posts.js:4 | auth=requireAuth',
			'GET /extra | - | server/extra.js:2 | -',
			'GET /health | - | server/app.js:8 | -',
			'GET /ping | ping | api/main.py:8 | -',
			'GET /v1/items/{item_id} | read_item | api/routers/items.py:5 | auth=current_user',
			'GET /v1/things/:id | getThing | go/routes.go:6 | -',
		]);
		expect(total).toBe(lines.length);
	});

	test('are narrowed down', async () => {
		const narrowed = async (...flags: string[]) =>
			(await answer<EndpointsResult>(['endpoints', ...flags], { cwd: root })).endpoints.map(
				({ method, path }) => `${method} ${path}`,
			);
		expect(await narrowed('--path', '/api', '--method', 'post')).toEqual(['POST /api/users']);
		expect(await narrowed('--in', 'go')).toEqual(['GET /v1/things/:id']);
		expect(await narrowed('--without', 'auth')).toHaveLength(5);
		const wrong = await ask(['endpoints', '--without', 'luck'], { cwd: root });
		expect(wrong.envelope).toMatchObject({ ok: false, error: { code: 'USAGE' } });
	});

	test('are the same in SQL, and follow a change of a prefix in another file', async () => {
		const changing = temporaryRepository(FILES);
		await answer(['index'], { cwd: changing });
		writeFileSync(`${changing}/server/app.js`, FILES['server/app.js'].replace("'/api'", "'/v2'"));
		const sql = "SELECT method || ' ' || path FROM api_endpoints WHERE file = 'server/users.js' ORDER BY 1";
		const { rows } = await answer<{ rows: string[][] }>(['sql', sql], { cwd: changing });
		expect(rows.flat()).toEqual(['GET /v2/users', 'POST /v2/users']);
	});

	test('as text', async () => {
		const { out, code } = await assay(['endpoints', '--path', '/v1'], { cwd: root });
		expect(code).toBe(0);
		expect(out).toMatch(
			/^Method +Path +Handler +Controls +Where\nGET +\/v1\/items\/\{item_id\} +read_item +auth /,
		);
	});
});

describe('facts', () => {
	test('are counted by kind, and listed', async () => {
		const { kinds } = await answer<FactsResult>(['facts'], { cwd: root });
		expect(kinds.find(({ kind }) => kind === 'route')?.count).toBe(10);
		const byView = await answer<FactsResult>(['facts', 'go_goroutines'], { cwd: root });
		expect(byView).toMatchObject({ kind: 'go_goroutine', facts: [{ file: 'go/main.go', line: 7 }] });
		const inside = await answer<FactsResult>(['facts', 'route', '--in', 'api', '--limit', '1'], {
			cwd: root,
		});
		expect(inside.facts).toMatchObject([
			{ file: 'api/main.py', attributes: { method: 'GET', path: '/ping' } },
		]);
		const rest = await answer<FactsResult>(['facts', 'route', '--in', 'api', '--cursor', inside.next ?? ''], {
			cwd: root,
		});
		expect(rest.facts).toHaveLength(1);
	});

	test('a kind that there is none of', async () => {
		const { envelope } = await ask(['facts', 'go_gorutine'], { cwd: root });
		expect(envelope).toMatchObject({
			ok: false,
			error: { code: 'USAGE', hint: expect.stringContaining('go_goroutine') },
		});
	});

	test('all kinds are listed without an index', async () => {
		const { kinds } = await answer<FactsResult>(['facts', '--kinds'], { cwd: temporaryRepository({}) });
		expect(kinds.length).toBeGreaterThan(150);
	});
});

describe('overview', () => {
	test('says what a repository is', async () => {
		const result = await answer<OverviewResult>(['overview'], { cwd: root });
		expect(result).toMatchObject({
			files: 14,
			endpoints: { total: 10 },
			entryPoints: { first: [{ file: 'go/main.go', line: 3, name: 'main' }] },
			tests: { files: 0, cases: 0 },
		});
		expect(result.frameworks.map(({ name }) => name)).toEqual(['express', 'fastapi', 'gin']);
	});

	test('fits on a screen', async () => {
		const { out } = await assay(['overview'], { cwd: root });
		expect(out.split('\n').length).toBeLessThan(40);
		expect(out).toContain('Endpoints');
	});
});
