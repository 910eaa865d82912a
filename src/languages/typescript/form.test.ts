import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { readFast, readForm, readTree } from './testing/read-form.ts';

describe('expressions', () => {
	test.each([
		['operators nest as they bind', 'r = a + b * -c % 2 ** d', ['r = (a + ((b * (- c)) % (2 ** d)))']],
		['comparisons chain from the left', 'r = 1 < x === true', ['r = ((1 < x) === true)']],
		[
			'operators inside strings are text',
			"r = \"a + b\" + 'it\\'s' + `plain`",
			['r = (("a + b" + "it\'s") + "plain")'],
		],
		[
			'a template has its texts and values in order',
			`r = \`select * from \${table} where id = \${ids[0]}\``,
			['r = template("select * from ", table, " where id = ", ids[0])'],
		],
		['a template of one value', `r = \`\${a}\``, ['r = template(a)']],
		[
			'type tests',
			"r = !(x instanceof Error) || typeof x == 'object'",
			['r = ((! (x is Error)) || ((typeof x) == "object"))', "else (! (x is Error)) {typeof x == 'object'}"],
		],
		['a class that is a member', 'r = e instanceof errors.NotFound', ['r = (e is errors.NotFound)']],
		[
			'words that are operators',
			'r = key in map && ~flags & 4',
			['r = ((key in map) && ((~ flags) & 4))', 'then (key in map) {~flags & 4}'],
		],
		['void', 'r = void 0', ['r = (void 0)']],
		[
			'constants as written',
			'r = [1_000, 0x1f, 10n, .5, true, null, undefined, /^a+$/gi]',
			['r = [1_000, 0x1f, 10n, .5, true, null, undefined, ^a+$]'],
		],
		[
			'choices in choices',
			'r = a ? b : c ? d : e',
			['r = (a ? (b | (c ? (d | e))))', 'then a {b}', 'else a {c ? d : e}', 'then c {d}', 'else c {e}'],
		],
		['alternatives', 'r = (a ?? b) || c', ['r = ((a ?? b) || c)', 'else a {b}', 'else (a ?? b) {c}']],
		['a sequence gives its last', 'r = (log(x), y)', ['r = y', 'call log(x)']],
		[
			'keys that are names, texts, numbers, values',
			"r = { a, 'b-c': 1, 2: two, [k]: v, ...rest, m() {}, get g() { return 1 } }",
			['r = {a: a, b-c: 1, 2: two, null: k: v, null: ...rest, m: chunk:m}', 'g: return 1', 'g: exit return'],
		],
		['places without a value', 'r = [first, , ...others]', ['r = [first, ?, ...others]']],
		[
			'waiting and casts',
			"r = await load(); s = (x as unknown as User)!.name; t = 'q' as const",
			['r = await load()', 'call load()', 's = ((x as unknown) as User).name', 't = ("q" as const)'],
		],
		['optional chains', 'r = a?.b?.[c]?.(d).e', ['r = a.b[c](d).e', 'call a.b[c](d)']],
		[
			'generic construction',
			"r = new Map<string, User>([['k', v]])",
			['r = (new Map([["k", v]]) as <string, User>)', 'call new Map([["k", v]])'],
		],
		[
			'a tag gets the texts, then the values',
			`r = sql\`select \${id} from \${t}\``,
			['r = sql(template("select ", " from "), id, t)', 'call sql(template("select ", " from "), id, t)'],
		],
		[
			'modules',
			"r = import.meta.url; s = await import('./x.js'); m = require('./y')",
			['r = other.url', 's = await module(./x.js)', 'm = module(./y)', 'call require("./y")'],
		],
		[
			'members by a text, places by a value',
			"r = obj['plain'] + obj[dynamic] + obj[0]",
			['r = ((obj.plain + obj[dynamic]) + obj[0])'],
		],
		[
			'a choice with calls',
			"r = s.length > 80 ? s.slice(0, 79) + '…' : s",
			[
				'r = ((s.length > 80) ? ((s.slice(0, 79) + "…") | s))',
				"then (s.length > 80) {s.slice(0, 79) + '…'}",
				'call s.slice(0, 79)',
				'else (s.length > 80) {s}',
			],
		],
		[
			'keywords as names and in texts',
			"r = { in: 1, typeof: 2 }.typeof; s = 'a instanceof b ? c : d'",
			['r = {in: 1, typeof: 2}.typeof', 's = "a instanceof b ? c : d"'],
		],
		[
			'every argument has a value',
			"f(...args, a = b, x => y, class {}, 'lit', 1, null)",
			['call f(...args, (a = b), chunk:lambda, chunk:class, "lit", 1, null)', 'a = b', 'return y'],
		],
		['calls of calls', 'f(a)(b).c(d)', ['call f(a)', 'call f(a)(b)', 'call f(a)(b).c(d)']],
		[
			'a generator gets values back',
			'function* g() { const got = yield 1; yield* rest(); return got }',
			[
				'g: got = yield 1',
				'g: yield 1',
				'g: yield rest()',
				'g: call rest()',
				'g: return got',
				'g: exit return',
			],
		],
		[
			'an enum',
			"enum Level { low = 1, high = low << 2, name = 'x'.length }",
			['Level.low: low = 1', 'Level.high: high = (low << 2)', 'Level.name: name = "x".length'],
		],
		[
			'an arrow gives its body',
			'const f = (x) => x.ok ? x.value : null',
			[
				'f: f = chunk:f',
				'f: return (x.ok ? (x.value | null))',
				'f: then x.ok {x.value}',
				'f: else x.ok {null}',
			],
		],
		['a default export', 'export default compute(1) + 2', ['default = (compute(1) + 2)', 'call compute(1)']],
	])('%s', async (_, text, lines) => {
		expect(await readForm(text)).toEqual(lines);
	});
});

describe('writes', () => {
	test.each([
		['chained', "a.b = a['c'] = d[e] = f", ['a.b = (a.c = (d[e] = f))', 'a.c = (d[e] = f)', 'd[e] = f']],
		[
			'compound',
			'total += price * 2; list[i] -= 1; o.n **= 2; flags |= 4; x >>>= 1',
			[
				'total = (total + (price * 2))',
				'list[i] = (list[i] - 1)',
				'o.n = (o.n ** 2)',
				'flags = (flags | 4)',
				'x = (x >>> 1)',
			],
		],
		[
			'logical',
			'cache ??= load(); opts.log ||= console.log; user.admin &&= check()',
			[
				'cache = (cache ?? load())',
				'call load()',
				'else cache {load()}',
				'opts.log = (opts.log || console.log)',
				'else opts.log {console.log}',
				'user.admin = (user.admin && check())',
				'call check()',
				'then user.admin {check()}',
			],
		],
		[
			'steps: before is what it is then, after what it was',
			'i++; --o.n; const old = n++, now = ++n',
			[
				'i = (i + 1)',
				'o.n = (o.n - 1)',
				'old: old = n',
				'old: n = (n + 1)',
				'now: now = (n = (n + 1))',
				'now: n = (n + 1)',
			],
		],
		[
			'deletes',
			'delete o.a; delete o?.b[k]; const gone = delete o.c; delete plain',
			['o.a = deleted', 'o.b[k] = deleted', 'gone: gone = (delete o.c)', 'gone: o.c = deleted'],
		],
		[
			'an array taken apart',
			'[a, b = 1, ...c] = list',
			['a = list[0]', 'b = (list[1] ?? 1)', 'else list[1] {1}', 'c = ...list'],
		],
		[
			'an object taken apart',
			'({ a, b: o.b = 2, [k]: c, ...d } = source)',
			['a = source.a', 'o.b = (source.b ?? 2)', 'else source.b {2}', 'c = source[k]', 'd = ...source'],
		],
		[
			'declared by patterns with defaults',
			"const { id, name: { first = 'x' }, ...rest } = req.body, [head, , tail = 0] = list",
			[
				'id: id = req.body.id',
				'first: first = req.body.name.first',
				'first: first = (first ?? "x")',
				"first: else first {'x'}",
				'rest: rest = req.body...',
				'head: head = list[0]',
				'tail: tail = list[2]',
				'tail: tail = (tail ?? 0)',
				'tail: else tail {0}',
			],
		],
		[
			'parameters with defaults',
			'function f({ a = 1, b }, [c = g()] = [], d = b) { return a }',
			[
				'f: a = (a ?? 1)',
				'f: else a {1}',
				'f: c = (c ?? g())',
				'f: call g()',
				'f: else c {g()}',
				'f: return a',
				'f: exit return',
			],
		],
		[
			'fields of a class',
			'class A { #n = 1; static all = []; [key] = 2; handler = () => this.#n; has(o) { return #n in o } }',
			[
				'A: this.#n = 1',
				'A: chunk:A.all = []',
				'A: this[key] = 2',
				'A: this.handler = chunk:A.handler',
				'A.handler: return this.#n',
				'A.has: return ("#n" in o)',
				'A.has: exit return',
			],
		],
		[
			'parameters that are fields',
			'class S { constructor(private db: Db, readonly n = 1) {} }',
			['S.constructor: this.db = db', 'S.constructor: this.n = n'],
		],
	])('%s', async (_, text, lines) => {
		expect(await readForm(text)).toEqual(lines);
	});
});

describe('around syntax errors', () => {
	test('what is whole is described', async () => {
		const recorder = await readTree(
			`function f(p) { if (!p.ok) return; const x = p.a + ; save(x, \`k\${p.id}\`) }\nif (`,
			'a.ts',
		);
		expect(recorder.errors).not.toEqual([]);
		const lines = formOf(recorder);
		expect(lines).toContain('f: then (! p.ok) {return;}');
		expect(lines).toContain('f: call save(x, template("k", p.id))');
	});

	test('a text that ends anywhere is survived', async () => {
		const text = `switch (a) { case 1: for (const { b = 1, [c]: d } of e) { d.f ??= \`x\${b}\`; } default: g(<T>h, { [i]: j }) }`;
		for (let end = 0; end < text.length; end++) {
			const recorder = await readTree(text.slice(0, end), 'a.ts');
			expect(misplacedValues(recorder)).toEqual([]);
		}
	});
});

const cases = join(import.meta.dirname, 'cases');

test.each(readdirSync(cases))('every value of %s has its place', async (path) => {
	const text = readFileSync(join(cases, path), 'utf8');
	const fast = readFast(text, path);
	if (fast !== null) expect(misplacedValues(fast)).toEqual([]);
	expect(misplacedValues(await readTree(text, path))).toEqual([]);
});
