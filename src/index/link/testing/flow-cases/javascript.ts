import type { FlowCase } from './flow-case.ts';

export const JAVASCRIPT_CASES: readonly FlowCase[] = [
	{
		file: 'ts',
		about: 'shadowing, closures, loops, arguments',
		marked: `function add(n: number, keep: (v: number) => void): number {
	let «x»: number = n;
	for (let i = 0; i < n; i++) { «x» += i; if (i > 2) { let x = 5; keep(x); } }
	const f = () => { kept = «x»; return «x»; };
	take(n, «x»);
	keep(«x» + 1);
	[1].map((x) => x + 1);
	if («x») «x» = 3;
	return «x»;
}
let kept = 0;
function take(first: number, second: number) { let x = 1; x++; return first; }
`,
		tells: [
			'declared',
			'changed',
			'read, = kept, by f',
			'read, return, by f',
			'read, take(second)',
			'read, in keep(1)',
			'read',
			'written',
			'read, return',
		],
	},
	{
		file: 'ts',
		about: 'an exported variable, default parameters, types of the same name',
		marked: `export const «limit» = 3;
type Other = { limit: number };
export function take(limit = 2, other: Other = { limit }) { return other.limit + limit; }
export function more(a = «limit») { return { b: «limit», limit: 1 }; }
export { «limit» as most };
`,
		tells: ['declared, exported', 'read, = a', 'read, return', 'read, exported'],
	},
	{
		file: 'tsx',
		about: 'destructuring, catch variables, generics',
		marked: `export function Show({ items, on: [«first», ...rest] }: { items: string[]; on: string[] }) {
	const { a, b } = pick<string, string>(«first», rest);
	try { pick(a, b); } catch (first) { pick(first, a); }
	return <p title={«first»}>{items.map((first) => first)}</p>;
}
function pick<A, B>(one: A, two: B) { return { a: one, b: two }; }
`,
		tells: ['declared', 'read, pick(one)', 'read'],
	},
	{
		file: 'js',
		about: 'var in blocks, defaults see nothing of the body, shorthand',
		marked: `function f(a, b = x) {
	if (a) { var «x» = 2; }
	g(«x», a.x, ...a);
	a.list.map(x => x + 1);
	for (const k of «x») k();
	«x».run();
	return { «x», y: a };
}
var x = 1;
module.exports = { f, x };
function g() { const x = 1; return x; }
`,
		tells: ['declared', 'read, g(1)', 'read', 'read, .run()', 'read, return'],
	},
	{
		file: 'js',
		about: 'catch variables and sibling functions',
		marked: `function one() { try { go(); } catch («err») { if («err».code) throw «err»; log('err', «err»); } }
function two(err) { log(err); }
const err = null;
function log(what, err) { return () => err; }
`,
		tells: ['declared', 'read', 'read, throw', 'read, log(err)'],
	},
];
