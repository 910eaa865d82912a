import { describe, expect, test } from 'vitest';
import { readForm } from './testing/read-form.ts';

describe('branches and exits', () => {
	test.each([
		[
			'else if',
			'if (!ok) reject(); else if (a && b) one(); else { two() }',
			[
				'call reject()',
				'then (! ok) {reject();}',
				'else (! ok) {if (a && b) … two() }}',
				'then a {b}',
				'call one()',
				'then (a && b) {one();}',
				'else (a && b) {{ two() }}',
				'call two()',
			],
		],
		[
			'early exits',
			`function f(x) { if (!x) return; if (x > 1) throw new Error(\`bad \${x}\`); return x }`,
			[
				'f: then (! x) {return;}',
				'f: exit return',
				'f: throw new Error(template("bad ", x))',
				`f: then (x > 1) {throw new Er… \${x}\`);}`,
				'f: exit throw',
				'f: call new Error(template("bad ", x))',
				'f: return x',
				'f: exit return',
			],
		],
		[
			'while',
			'while (next()) { if (a) continue; break }',
			[
				'call next()',
				'loop next() {{ if (a) con… break }}',
				'then a {continue;}',
				'exit continue',
				'exit break',
			],
		],
		[
			'a loop runs once before its test',
			'do { step() } while (more())',
			['loop {{ step() }}', 'call step()', 'call more()'],
		],
		[
			'for: the step runs after the body, whatever the test says then',
			'for (let i = 0, n = xs.length; i < n; i++) use(xs[i])',
			['i = 0', 'n = xs.length', 'i = (i + 1)', 'loop {i++}', 'call use(xs[i])', 'loop (i < n) {use(xs[i])}'],
		],
		['for without anything', 'for (;;) {}', ['loop {{}}']],
		[
			'for of',
			'for (const [k, v] of Object.entries(o)) use(k, v)',
			[
				'k = Object.entries(o)[?][0]',
				'v = Object.entries(o)[?][1]',
				'call Object.entries(o)',
				'call use(k, v)',
				'loop {use(k, v)}',
			],
		],
		['for in gives keys', 'for (const k in o) o[k] = 1', ['k = (in o)', 'o[k] = 1', 'loop {o[k] = 1}']],
		['a member that a loop sets', 'for (x.y of xs) ;', ['x.y = xs[?]', 'loop {;}']],
		[
			'loops with labels',
			'outer: for (const a of as) for (const b of bs) { if (a === b) continue outer; break outer }',
			[
				'case {for (const a… outer }}',
				'a = as[?]',
				'loop {for (const b… outer }}',
				'b = bs[?]',
				'loop {{ if (a === … outer }}',
				'then (a === b) {continue outer;}',
				'exit continue',
				'exit break',
			],
		],
		[
			'a block with a label',
			'label: { if (a) break label; b() }',
			['case {{ if (a) bre…l; b() }}', 'then a {break label;}', 'exit break', 'call b()'],
		],
		[
			'a switch that runs on',
			"switch (kind) { case 'a': case 'b': one(); break; case 'c': two(); default: three() }",
			[
				'call one()',
				'case ((kind === "a") || (kind === "b")) {one(); break;}',
				'exit break',
				'call two()',
				'case (kind === "c") {two();}',
				'call three()',
				'case {three()}',
			],
		],
		[
			'a switch that asks',
			'switch (true) { case x > 1: a(); break; case x > 2: { b() } }',
			['call a()', 'case (x > 1) {a(); break;}', 'exit break', 'case (x > 2) {{ b() }}', 'call b()'],
		],
		[
			'the last resort first',
			'switch (f()) { default: a(); break; case 1: b() }',
			[
				'call f()',
				'call a()',
				'case {a(); break;}',
				'else (f() === 1) {a(); break;}',
				'exit break',
				'call b()',
				'case (f() === 1) {b()}',
			],
		],
		[
			'cases that leave on all ways',
			'switch (x) { case 1: if (a) { break } else { throw b } case 2: c() } switch (y) {}',
			[
				'case (x === 1) {if (a) { bre…hrow b }}',
				'then a {{ break }}',
				'exit break',
				'else a {{ throw b }}',
				'throw b',
				'exit throw',
				'call c()',
				'case (x === 2) {c()}',
			],
		],
		[
			'try',
			'try { risky() } catch (e) { report(e); throw e } finally { close() }',
			[
				'try {{ risky() }}',
				'call risky()',
				'catch {{ report(e); throw e }}',
				'call report(e)',
				'throw e',
				'exit throw',
				'finally {{ close() }}',
				'call close()',
			],
		],
		[
			'empty bodies',
			'try { a() } catch {} if (a) ; else ;',
			['try {{ a() }}', 'call a()', 'catch {{}}', 'then a {;}', 'else a {;}'],
		],
		[
			'right sides',
			'ready && start(); ready || fail(); value ?? compute()',
			[
				'call start()',
				'then ready {start()}',
				'call fail()',
				'else ready {fail()}',
				'call compute()',
				'else value {compute()}',
			],
		],
	])('%s', async (_, text, lines) => {
		expect(await readForm(text)).toEqual(lines);
	});
});
