import { describe, expect, test } from 'vitest';
import { formOf } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [bash] = languages;
const pack = new PackUnderTest(bash, extractor);
const form = (text: string) => formOf(pack.extract(`${text}\n`));

describe('branches', () => {
	test('guards', () => {
		expect(form('f() { [ -f "$1" ] || exit 1; test "$2" && return 2; use; }')).toEqual([
			'f: call exit(1)',
			'f: else (-f 1) {exit 1}',
			'f: exit return',
			'f: call test(2)',
			'f: ? = 2',
			'f: then 2 {return 2}',
			'f: exit return',
			'f: call use()',
		]);
	});

	test('alternatives', () => {
		expect(form('if a; b; then c; elif ! d; then e; else f; fi')).toEqual([
			'call a()',
			'call b()',
			'then b() {then c;}',
			'call c()',
			'else b() {elif ! d; th…se f; fi}',
			'call d()',
			'then (! d()) {then e;}',
			'call e()',
			'else (! d()) {else f; fi}',
			'call f()',
		]);
	});

	test('lists', () => {
		expect(form('a && { b; } || c')).toEqual([
			'call a()',
			'then a() {{ b; }}',
			'call b()',
			'call c()',
			'else (a() && b()) {c}',
		]);
		expect(form('[[ -n $x && $(f) ]]; [[ $y || $z ]]; x=$((a && b++))')).toEqual([
			'then (-n x) {$(f)}',
			'call f()',
			'x = (a && (b = (b + 1)))',
			'x: b = (b + 1)',
			'x: then a {b++}',
		]);
	});

	test('loops', () => {
		expect(form('while a; read -r x; do break 2; done; until b; do continue; done')).toEqual([
			'call a()',
			'call read("-r", "x")',
			'x = read("-r", "x")',
			'loop read("-r", "x") {do break 2; done}',
			'exit break',
			'call b()',
			'loop (! b()) {do continue; done}',
			'exit continue',
		]);
		expect(form('for ((i = n; a && b; )); do c; done')).toEqual([
			'i = n',
			'then a {b}',
			'loop (a && b) {do c; done}',
			'call c()',
		]);
		expect(form('for ((i = 0; i < n; i++)); do a; done; for x in b; do c; done')).toEqual([
			'i = 0',
			'i = (i + 1)',
			'loop {i++}',
			'loop (i < n) {do a; done}',
			'call a()',
			'x = ["b"][]',
			'loop {do c; done}',
			'call c()',
		]);
	});

	test('patterns', () => {
		expect(form('case $x in -h|--help) a ;; e*) b ;& "$y") c ;; *) d ;; esac')).toEqual([
			'then ((x == "-h") || (x == "--help")) {-h|--help) a ;;}',
			'call a()',
			'then (x == e*) {e*) b ;&}',
			'call b()',
			'then ((x == e*) || (x == y)) {"$y") c ;;}',
			'call c()',
			'then {*) d ;;}',
			'else ((((x == "-h") || (x == "--help")) || (x == e*)) || (x == y)) {*) d ;;}',
			'call d()',
		]);
	});

	test('behind `;;&` the last resort runs whatever held', () => {
		expect(form('case $x in a) b ;;& *) c ;; esac')).toEqual([
			'then (x == "a") {a) b ;;&}',
			'call b()',
			'then (x == *) {*) c ;;}',
			'call c()',
		]);
	});

	test('conditional expressions', () => {
		expect(form('x=$((a ? b : c))')).toEqual(['x = (a ? (b | c))', 'x: then a {b}', 'x: else a {c}']);
	});
});

describe('exits', () => {
	test('of a shell of its own', () => {
		expect(form('(cd x || exit 1); y=$(exit 2); a | while b; do exit 3; done; { exit 4; }')).toEqual([
			'try {(cd x || exit 1)}',
			'call cd("x")',
			'call exit(1)',
			'else cd("x") {exit 1}',
			'exit throw',
			'y = exit(2)',
			'y: try {$(exit 2)}',
			'y: call exit(2)',
			'y: exit throw',
			'call a()',
			'try {while b; do exit 3; done}',
			'call b()',
			'loop b() {do exit 3; done}',
			'call exit(3)',
			'exit throw',
			'call exit(4)',
			'exit return',
		]);
	});

	test('a function and a loop in such a shell are left as any', () => {
		expect(form('(f() { return; }); (while a; do break; done)')).toEqual([
			'f: exit return',
			'call a()',
			'loop a() {do break; done}',
			'exit break',
		]);
	});

	test('a command that takes the place of the shell, and a redirection that does not', () => {
		expect(form('exec a; exec 2> log')).toEqual([
			'call exec("a")',
			'exit return',
			'call a()',
			'call exec((> "log"))',
		]);
	});

	test('a value that must be there', () => {
		const text = 'x=@{1:?no file} y=@{2?}'.replaceAll('@', '$');
		expect(form(text)).toEqual([
			'x = 1',
			'x: else 1 {no file}',
			'x: exit return',
			'y = 2',
			'y: else 2 {?}}',
			'y: exit return',
		]);
	});

	test('names that look like one', () => {
		expect(form('my_exit 1; echo return; exiting')).toEqual([
			'call my_exit(1)',
			'call echo("return")',
			'call exiting()',
		]);
	});
});

test('around a syntax error', () => {
	expect(form('if a; then b || exit; case $x in a) c')).toContain('exit return');
});
