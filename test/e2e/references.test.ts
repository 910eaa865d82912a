import { beforeAll, expect, test } from 'vitest';
import type { DefinitionResult, ReferencesResult } from '../../src/engine.ts';
import { answer, ask, assay, repository } from './assay.ts';

const FILES = {
	'src/user.ts': `export class User {
	name = '';
	rename(name: string) {
		this.name = name;
		return this;
	}
}
export const LIMIT = 5;
export function find(id: number): User;
export function find(name: string): User;
export function find(what: unknown) {
	return new User();
}
find(1);
`,
	'src/index.ts': "export { User as Person, LIMIT } from './user';\n",
	'src/app.ts': `import { Person, LIMIT } from './index';
const person: Person = new Person();
person.rename('a').rename('b');
console.log(person.name, LIMIT, other.name);
function shadow(LIMIT: number) {
	return LIMIT;
}
`,
	'lib/a.py': 'class Thing:\n    def run(self):\n        pass\n',
	'lib/b.py': 'from .a import Thing as T\n\n\ndef go(t: T):\n    t.run()\n    x = T\n    return x\n',
};

let root: string;
beforeAll(async () => {
	root = repository(FILES);
	await answer(['index'], { cwd: root });
});

async function places(target: string): Promise<string[]> {
	const { references } = await answer<ReferencesResult>(['references', target], { cwd: root });
	return references.map(({ file, line, col, kind }) => `${file}:${line}:${col} ${kind}`);
}

test('a class is found under other names, through re-exports', async () => {
	expect(await places('User')).toEqual([
		'src/app.ts:1:10 import',
		'src/app.ts:2:15 type',
		'src/app.ts:2:28 new',
		expect.stringMatching(/^src\/index\.ts:1:/),
		...['src/user.ts:9:35 type', 'src/user.ts:10:37 type', 'src/user.ts:12:13 new'],
	]);
	expect(await places('src/app.ts:2:28')).toEqual(await places('User'));
});

test('signatures are one thing', async () => {
	expect(await places('find')).toEqual(['src/user.ts:14:1 call']);
	expect(await places('User')).toContain('src/user.ts:12:13 new');
});

test('members are found by what they are taken from', async () => {
	expect(await places('User.rename')).toEqual(['src/app.ts:3:8 call', 'src/app.ts:3:20 call']);
	expect(await places('User.name')).toEqual(['src/app.ts:4:20 read', 'src/user.ts:4:8 write']);
	const { unknown } = await answer<ReferencesResult>(['references', 'User.name'], { cwd: root });
	expect(unknown).toBe(1);
});

test('a name that is bound locally is another', async () => {
	expect((await places('LIMIT')).filter((place) => place.startsWith('src/app.ts'))).toEqual([
		'src/app.ts:1:18 import',
		'src/app.ts:4:26 read',
	]);
});

test('Python, too', async () => {
	expect(await places('lib/a.py#Thing')).toEqual([
		expect.stringMatching(/^lib\/b\.py:1:\d+ import$/),
		'lib/b.py:4:11 type',
		'lib/b.py:6:9 read',
	]);
	expect(await places('Thing.run')).toEqual(['lib/b.py:5:7 call']);
});

test('a member that is not called has a definition', async () => {
	const found = await answer<DefinitionResult>(['definition', 'src/app.ts:4:20'], { cwd: root });
	expect(found).toMatchObject({ status: 'resolved', targets: [{ qualifiedName: 'User.name', line: 2 }] });
});

test('is printed for people, with what is not known', async () => {
	const { out } = await assay(['references', 'User.name'], { cwd: root });
	expect(out).toContain('src/app.ts:4:20  read');
	expect(out).toContain('1 more place has the name');
});

test('what is not there is said so', async () => {
	const { envelope } = await ask(['references', 'nothing'], { cwd: root });
	expect(envelope).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
	const { envelope: pages } = await ask(['references', 'User', '--limit', '1'], { cwd: root });
	expect(pages).toMatchObject({ ok: true, result: { next: expect.any(String) }, meta: { truncated: true } });
});
