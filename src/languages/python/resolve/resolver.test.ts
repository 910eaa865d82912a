import { describe, expect, test } from 'vitest';
import { makeResolver } from './resolver.ts';
import { ask, shown, smallProject } from './testing/small-project.ts';

type Case = readonly [files: string, from: string, module: string, answer: string];

function check(cases: readonly Case[]): void {
	test.each(cases)('[%s] %s: %s -> %s', (files, from, module, answer) => {
		expect(ask(files.split(' '), from, module)).toBe(answer);
	});
}

describe('relative names', () => {
	check([
		['p/__init__.py p/b.py', 'p/a.py', '.', 'p/__init__.py (relative)'],
		['p/__init__.py p/b.py', 'p/a.py', '.b', 'p/b.py (relative)'],
		['p/b.py', 'p/__init__.py', '.b', 'p/b.py (relative)'],
		['p/__init__.py p/q/__init__.py p/b/c.py', 'p/q/a.py', '..b.c', 'p/b/c.py (relative)'],
		['p/__init__.py p/q/__init__.py', 'p/q/a.py', '..', 'p/__init__.py (relative)'],
		['p/b.py', 'p/a.py', '.', 'folder p'],
		['p/__init__.py p/b/c.py', 'p/a.py', '.b', 'folder p/b'],
		['b.py', 'a.py', '.b', 'b.py (relative)'],
		['p/__init__.py', 'p/a.py', '.b', 'unresolved (missing)'],
		['p/__init__.py p/b.py', 'p/a.py', '.b.c', 'unresolved (missing)'],
		['p/__init__.py', 'p/a.py', '...b', 'unresolved (outside)'],
		['b.py', 'a.py', '..b', 'unresolved (outside)'],
		['b.py', 'a.py', '.'.repeat(900), 'unresolved (outside)'],
	]);
});

describe('what a name is in a folder', () => {
	check([
		['p/x.py p/x/__init__.py', 'p/a.py', '.x', 'p/x/__init__.py (relative)'],
		['p/x.py p/x/y.py', 'p/a.py', '.x', 'p/x.py (relative)'],
		['p/x.py p/x/y.py', 'p/a.py', '.x.y', 'unresolved (missing)'],
		['p/x.py p/x.pyi', 'p/a.py', '.x', 'p/x.py (relative)'],
		['p/x.pyi', 'p/a.py', '.x', 'p/x.pyi (stub)'],
		['p/x/__init__.pyi p/x/y.py', 'p/a.py', '.x', 'p/x/__init__.pyi (stub)'],
		['p/x/__init__.pyi p/x/y.py', 'p/a.py', '.x.y', 'p/x/y.py (relative)'],
		['p/x.so', 'p/a.py', '.x', 'p/x.so (compiled)'],
		['p/x.pyx p/x.c', 'p/a.py', '.x', 'p/x.pyx (compiled)'],
		['p/x.c', 'p/a.py', '.x', 'unresolved (missing)'],
	]);
});

describe('a package and its own root', () => {
	check([
		['p/__init__.py p/q/__init__.py p/b.py', 'p/q/a.py', 'p.b', 'p/b.py (package root)'],
		['deep/p/__init__.py deep/p/b.py', 'deep/p/a.py', 'p.b', 'deep/p/b.py (package root)'],
		['deep/p/__init__.py deep/m.py', 'deep/p/a.py', 'm', 'deep/m.py (package root)'],
		['p/__init__.py', 'p/a.py', 'p.gone', 'unresolved (missing)'],
		['p/__init__.py', 'p/a.py', 'p', 'p/__init__.py (package root)'],
		// In a package a neighbour is no module of its own: that was Python 2.
		['p/__init__.py p/redis.py', 'p/a.py', 'redis', 'external redis (undeclared)'],
		['p/__init__.py', 'p/a.py', 'google.cloud.storage', 'external google (undeclared)'],
		// The chain of packages is broken by `p/q`: the outer root still counts, and `p/q` hardly does.
		['w/p/__init__.py w/p/b.py', 'w/p/q/a.py', 'p.b', 'w/p/b.py (package root)'],
		['p/__init__.py p/q/redis.py', 'p/q/a.py', 'redis', 'unresolved (ambiguous)'],
		['p/__init__.py p/q/redis.py', 'p/q/a.py', 'redis.client', 'unresolved (ambiguous)'],
		['p/__init__.py p/q/help.py', 'p/q/test_a.py', 'help', 'p/q/help.py (script folder)'],
		['p/__init__.py', 'p/q/redis.py', 'redis', 'external redis (same name)'],
		['p/__init__.py', 'p/q/redis.py', 'redis.client', 'external redis (same name)'],
	]);
});

describe('scripts', () => {
	check([
		['tools/b.py', 'tools/a.py', 'b', 'tools/b.py (script folder)'],
		['tools/b/c.py', 'tools/a.py', 'b.c', 'tools/b/c.py (script folder)'],
		['tools/b/c.py', 'tools/a.py', 'b', 'folder tools/b'],
		['b.py', 'a.py', 'b', 'b.py (project folder)'],
		['b.py', 'tools/a.py', 'b', 'b.py (project folder)'],
		['b.py tools/b.py', 'tools/a.py', 'b', 'unresolved (ambiguous)'],
		// pytest puts the folder of a test first.
		['b.py tools/b.py', 'tools/test_a.py', 'b', 'tools/b.py (script folder)'],
		['other/b.py', 'tools/a.py', 'b', 'external b (undeclared)'],
		['x.py', 'tools/docker.py', 'docker', 'external docker (same name)'],
		['web/main.py web/db.py', 'web/routes/a.py', 'db', 'web/db.py (entry folder)'],
		['web/main.py web/core/db.py', 'web/routes/a.py', 'core.db', 'web/core/db.py (entry folder)'],
		['web/other.py web/db.py', 'web/routes/a.py', 'db', 'external db (undeclared)'],
		['db.py web/main.py web/db.py', 'web/routes/a.py', 'db', 'unresolved (ambiguous)'],
		['site/manage.py site/app/models.py', 'site/x/a.py', 'app.models', 'site/app/models.py (django)'],
		['p/__init__.py p/db/__init__.py p/db/x.py p/db/manage.py', 'p/db/a.py', 'x', 'external x (undeclared)'],
		['t/conftest.py t/help.py', 't/unit/test_a.py', 'help', 't/help.py (conftest)'],
		['t/help.py', 't/unit/test_a.py', 'help', 'external help (undeclared)'],
	]);
});

describe('namespace packages', () => {
	check([
		['n/x/__init__.py n/x/y.py', 'a.py', 'n.x.y', 'n/x/y.py (project folder)'],
		['n/x/y.py', 'a.py', 'n.x', 'folder n/x'],
		['n/x/y.py', 'a.py', 'n.x.z', 'unresolved (missing)'],
		// A module or a package anywhere on the path comes before folders.
		['n/x.py src/n/__init__.py', 'a.py', 'n', 'src/n/__init__.py (src layout)'],
		['n/x.py src/n/__init__.py', 'a.py', 'n.x', 'unresolved (missing)'],
		['src/n/x.ts', 'a.py', 'n', 'external n (undeclared)'],
	]);
});

describe('the standard library', () => {
	check([
		['p/__init__.py p/logging.py', 'p/a.py', 'logging', 'external logging (standard library)'],
		['p/__init__.py p/types.py', 'p/a.py', 'types', 'external types (standard library)'],
		['p/__init__.py', 'p/a.py', 'os.path', 'external os (standard library)'],
		['p/__init__.py', 'p/a.py', 'distutils.core', 'external distutils (standard library)'],
		['p/__init__.py', 'p/a.py', '__future__', 'external __future__ (standard library)'],
		['p/__init__.py p/logging.py', 'p/a.py', '.logging', 'p/logging.py (relative)'],
		['p/__init__.py p/logging.py', 'p/a.py', 'p.logging', 'p/logging.py (package root)'],
		// A script's folder, and a folder a program is started in, come before it.
		['tools/logging.py', 'tools/a.py', 'logging', 'tools/logging.py (script folder)'],
		['logging.py p/__init__.py', 'p/a.py', 'logging', 'logging.py (package root)'],
		['logging/x.py p/__init__.py', 'p/a.py', 'logging', 'external logging (standard library)'],
		['queue/__init__.py p/__init__.py', 'p/a.py', 'queue', 'queue/__init__.py (package root)'],
		['queue/__init__.py p/__init__.py', 'p/a.py', 'queue.gone', 'unresolved (missing)'],
		// What is installed comes after it; what is run from there, before.
		['src/p/__init__.py src/logging.py', 'src/p/a.py', 'logging', 'unresolved (ambiguous)'],
		['types.py src/p/__init__.py', 'src/p/a.py', 'types', 'external types (standard library)'],
		// pytest has loaded the library before it sees the folder; nothing loads `test`.
		['t/logging.py', 't/test_a.py', 'logging', 'unresolved (ambiguous)'],
		['test/__init__.py test/help.py', 'test/test_a.py', 'test.help', 'test/help.py (package root)'],
		['test/help.py', 'test/test_a.py', 'test.support', 'external test (standard library)'],
		['test/__init__.py test/help.py', 'tools/a.py', 'test.help', 'unresolved (ambiguous)'],
		['test/__init__.py test/help.py', 'tools/a.py', 'test.support', 'external test (standard library)'],
		// Built in or frozen: nothing stands in for it.
		['tools/time.py tools/os.py', 'tools/a.py', 'time', 'external time (standard library)'],
		['tools/time.py tools/os.py', 'tools/a.py', 'os', 'external os (standard library)'],
		['p/__init__.py', 'logging.py', 'logging', 'external logging (same name)'],
		[
			'site/manage.py site/calendar/__init__.py',
			'site/x/a.py',
			'calendar',
			'site/calendar/__init__.py (django)',
		],
	]);
});

describe('names that are none', () => {
	check([
		['a.py', 'b.py', '', 'unresolved (malformed)'],
		['a.py', 'b.py', 'a..b', 'unresolved (malformed)'],
		['a.py', 'b.py', 'a.', 'unresolved (malformed)'],
		['a.py', 'b.py', '../a', 'unresolved (malformed)'],
		['a.py', 'b.py', 'a\0', 'unresolved (malformed)'],
		['a.py', 'b.py', 'a'.repeat(1001), 'unresolved (malformed)'],
		['a.py', 'b.py', '__proto__', 'external __proto__ (undeclared)'],
	]);
});

test('the order of questions does not change an answer', () => {
	const project = smallProject(['p/__init__.py', 'p/a.py', 'p/q/redis.py', 'p/q/b.py', 'src/n/__init__.py']);
	const questions = ['redis', 'n', 'p', 'p.a', '.redis', 'os'].flatMap((module) =>
		['p/a.py', 'p/q/redis.py', 'p/q/b.py', 'p/q/test_b.py'].map((from) => [from, module] as const),
	);
	const forward = makeResolver(project);
	const backward = makeResolver(project);
	const answers = questions.map(([from, module]) => shown(forward.resolve(from, module)));
	const reversed = questions.toReversed().map(([from, module]) => shown(backward.resolve(from, module)));
	expect(reversed.toReversed()).toEqual(answers);
	expect(questions.map(([from, module]) => shown(forward.resolve(from, module)))).toEqual(answers);
});
