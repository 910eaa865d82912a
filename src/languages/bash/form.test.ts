import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [bash] = languages;
const pack = new PackUnderTest(bash, extractor);
/** A linter takes `${` in a text for a forgotten template. */
const shell = (text: string): string => text.replaceAll('@{', '\u0024{');
const form = (text: string) => formOf(pack.extract(`${shell(text)}\n`));

describe('words', () => {
	test.each([
		['x="$a/b"', 'template(a, "/b")'],
		['x=$a"b"c$(d)', 'template(a, "bc", d())'],
		['x="a  $b  @{c} d"', 'template("a  ", b, "  ", c, " d")'],
		['x="$a"', 'a'],
		["x='$a'", '"$a"'],
		['x="\\$a `b`"', 'template("\\\\$a ", b())'],
		["x=$'a\\n'", '"a\\\\n"'],
		['x=$"to do"', '"to do"'],
		['x=', '""'],
		['x=3', '3'],
		['x=~/a*.txt', '"~/a*.txt"'],
		['x=$(a "$b")', 'a(b)'],
		['x=$(a; b)', 'template(a(), b())'],
		['x=$(<file)', '(< "file")'],
		['x=$(a | b)', 'b((| a()))'],
		['x=$1$#', 'template(1, #)'],
	])('%s', (text, expected) => {
		expect(form(text)).toContain(`x = ${expected}`);
	});

	test('what is not quoted is split', () => {
		expect(form('f $a "$a" $a/b "$a"/b $(g) "$(g)" $# "$@" $@ @{#a}')).toEqual([
			shell('call f(...a, a, ...template(a, "/b"), template(a, "/b"), ...g(), g(), #, ...@, ...@, (@{#} a))'),
			'call g()',
			'call g()',
		]);
	});

	test('here-documents and here-strings are what a command reads', () => {
		expect(form('cat <<EOF | sort\na $b\n$(c)\nEOF')).toEqual([
			'call cat((<< template("a ", b, "\\n", c(), "\\n")))',
			'call sort((| cat((<< template("a ", b, "\\n", c(), "\\n")))))',
			'call c()',
		]);
		expect(form("cat <<'EOF' > out\na $b\nEOF")).toEqual(['call cat((<< "a $b\\n"), (> "out"))']);
		expect(form('cat <<EOF\nEOF')).toEqual(['call cat((<< ""))']);
		expect(form('read -r x <<< "$y"')).toEqual([
			'call read("-r", "x", (<<< y))',
			'x = read("-r", "x", (<<< y))',
		]);
	});
});

describe('expansions', () => {
	test.each([
		['@{x:-d$y}', '(x ?: template("d", y))'],
		['@{x-}', '(x ?? "")'],
		['@{1:+$2}', '(1 && 2)'],
		['@{x:?why}', 'x'],
		['@{x#a*}', '(x @{#} a*)'],
		['@{x%%"$s"*}', '(x @{%%} template(s, *))'],
		['@{x//[^a-z$q]/_}', '(x @{//} template("[^a-z", q, "]"): "_")'],
		['@{x/a}', '(x @{/} a)'],
		['@{x:1:$n}', '(x @{:} 1: n)'],
		['@{#x}', '(@{#} x)'],
		['@{#x[@]}', '(@{#} ...x)'],
		['@{!x}', '(@{!} x)'],
		['@{!x[@]}', '(@{!} ...x)'],
		['@{x^^}', '(@{^^} x)'],
		['@{x@Q}', '(@{@Q} x)'],
		['@{x[i]}', 'x[i]'],
		['@{x[i+1]}', 'x[i+1]'],
		['@{x[$i]}', 'x[i]'],
		['"@{x[@]}"', '...x'],
		['"@{x[*]}"', 'template(...x)'],
	])('%s', (text, expected) => {
		expect(form(`y=${text}`)).toContain(`y = ${shell(expected)}`);
	});

	test('a word is a key of an associative array, and a variable of any other', () => {
		expect(form('declare -A m; m[k]=1; l[k]=2; f "@{m[k]}" "@{l[k]}"')).toEqual([
			'm["k"] = 1',
			'l[k] = 2',
			'call f(m["k"], l[k])',
		]);
		expect(form('m=([k]=v [$i]="$w" x)')).toEqual(['m = ["k": "v", i: w, "x"]']);
	});

	test('a default is given, and runs, where there is no value', () => {
		expect(form(': @{x:=$(f)} @{y:+$(g)} @{z:-w}')).toEqual([
			'x = (x ?: f())',
			'else x {$(f)}',
			'call f()',
			'then y {$(g)}',
			'call g()',
		]);
	});
});

describe('arithmetic', () => {
	test.each([
		['$((a + b * 2))', '(a + (b * 2))'],
		['$(( (a + 1) << @{#s} ))', '((a + 1) << (@{#} s))'],
		['$((a ? b[1] : -c))', '(a ? (b[1] | (- c)))'],
		['$((a && !b))', '(a && (! b))'],
		['$((0x1F % 16))', '(0x1F % 16)'],
		['$((a, b))', 'b'],
		['$((i++))', '(i = (i + 1))'],
	])('%s', (text, expected) => {
		expect(form(`x=${text}`)).toContain(`x = ${shell(expected)}`);
	});

	test('writes', () => {
		expect(form('((a = b, c[i] += $(f), d++)); ((--d))')).toEqual([
			'a = b',
			'c[i] = (c[i] + f())',
			'call f()',
			'd = (d + 1)',
			'd = (d - 1)',
		]);
	});
});

describe('writes', () => {
	test('of variables and elements', () => {
		expect(form('x+=a; l=(1 $b "$c"); l+=(d); l[1]=e; l[$i]+=f; unset x; local y; export Z="$x"')).toEqual([
			'x = (x + "a")',
			'l = [1, ...b, c]',
			'l = (l + ["d"])',
			'l[1] = "e"',
			'l[i] = (l[i] + "f")',
			'x = deleted',
			'Z = x',
		]);
	});

	test('by commands', () => {
		expect(form('read -rp "a b" x y; mapfile -t m < <(f "$1"); printf -v o %s "$2"; getopts ab: p')).toEqual([
			'call read("-rp", "a b", "x", "y")',
			'x = read("-rp", "a b", "x", "y")',
			'y = read("-rp", "a b", "x", "y")',
			'call mapfile("-t", "m", (< (<( f(1))))',
			'm = mapfile("-t", "m", (< (<( f(1))))',
			'call f(1)',
			'call printf("-v", "o", "%s", 2)',
			'o = printf("-v", "o", "%s", 2)',
			'call getopts("ab:", "p")',
			'p = getopts("ab:", "p")',
		]);
	});

	test('of the parameters and the status', () => {
		expect(form('f() { set -- a "$b"; shift; return $n; }')).toEqual([
			'f: @ = ["a", b]',
			'f: call set("--", "a", b)',
			'f: @ = (shift @)',
			'f: call shift()',
			'f: ? = n',
			'f: exit return',
		]);
		expect(form('set -e; set - x')).toEqual(['call set("-e")', 'call set("-", "x")']);
	});

	test('by loops', () => {
		expect(form('for x in a $b "$c"; do :; done; for y; do :; done; for x in "@{l[@]}"; do :; done')).toEqual(
			[
				'x = ["a", ...b, c][]',
				'loop {do :; done}',
				'y = @[]',
				'loop {do :; done}',
				'x = [...l][?]',
				'loop {do :; done}',
			],
		);
	});
});

describe('commands', () => {
	test('every argument has a value', () => {
		expect(form('f 1 2 3 4 5 6 7 8 9 "$x"')).toEqual(['call f(1, 2, 3, 4, 5, 6, 7, 8, 9, x)']);
	});

	test('what a command gets besides its words', () => {
		expect(form('A=1 B=$x f y > "$log" 2>> err 2>&1 < in')).toEqual([
			'call f("y", (A = 1), (B = x), (> log), (>> "err"), (< "in"))',
		]);
		expect(form('f 2>/dev/null >&2')).toEqual(['call f()']);
		expect(form('diff <(a) >(b)')).toEqual(['call diff((<( a()), (>( b()))', 'call a()', 'call b()']);
	});

	test('the commands of a pipeline, in order', () => {
		expect(form('a | b x | c > out; ! d | e; { f; } | g; h && i | j')).toEqual([
			'call a()',
			'call b("x", (| a()))',
			'call c((| b("x", (| a()))), (> "out"))',
			'call d()',
			'call e((| d()))',
			'call f()',
			'call g((| f()))',
			'call h()',
			'call i()',
			'then h() {i | j}',
			'call j((| i()))',
		]);
	});
});

describe('tests', () => {
	test.each([
		['[ -f x ]', '(-f "x")'],
		['[ "$a" = b ]', '(a == "b")'],
		['[ "$a" ]', 'a'],
		['[ ! -d "$a" ]', '(! (-d a))'],
		['[ $a -eq 1 -o -z "$b" ]', '((a == 1) || (-z b))'],
		['[ -f x -a "$a" != b ]', '((-f "x") && (a != "b"))'],
		['[ $# -lt 2 ]', '(# < 2)'],
		['[ a -nt b ]', '("a" -nt "b")'],
		['[[ $a == b* ]]', '(a == b*)'],
		['[[ $a == "b*" ]]', '(a == "b*")'],
		['[[ $a =~ ^[a-z]+$ ]]', '(a =~ ^[a-z]+$)'],
		['[[ -n $c || $d == x && ! ( $e < f ) ]]', '((-n c) || ((d == "x") && (! (e < "f"))))'],
		['test -n "$a" -a "$b" -gt 0', '((-n a) && (b > 0))'],
		['! test "$a" = x', '(! (a == "x"))'],
		['(( a > 1 ))', '(a > 1)'],
		['((a > 1 && b))', '((a > 1) && b)'],
		['grep -q x', 'grep("-q", "x")'],
		['a | b', 'b((| a()))'],
		['! a | b', '(! b((| a())))'],
		['a; b', 'b()'],
		['a && ! b || c', '((a() && (! b())) || c())'],
		['{ a; b; }', 'b()'],
		['x=$(f)', '(x = f())'],
		['f > /dev/null 2>&1', 'f()'],
		[':', 'true'],
	])('%s', (text, expected) => {
		expect(form(`if ${text}; then g; fi`)).toContain(`then ${expected} {then g;}`);
	});

	test('words are no operators', () => {
		expect(form('if [ "-f" = "$1" ]; then a; fi; echo -a = b; testing -f x')).toEqual([
			'then ("-f" == 1) {then a;}',
			'call a()',
			'call echo("-a", "=", "b")',
			'call testing("-f", "x")',
		]);
	});
});

const cases = join(import.meta.dirname, 'cases');

test.each(readdirSync(cases))('values of %s stand where they are written', (file) => {
	const misplaced = misplacedValues(pack.extract(readFileSync(join(cases, file), 'utf8')));
	// `$?` of `return`, and `$@` of `set`, `shift` and a loop without a list, are not written.
	expect(misplaced.filter((each) => !/^[?@] stands at/.test(each))).toEqual([]);
});
