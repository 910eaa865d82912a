import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [php] = languages;
const pack = new PackUnderTest(php, extractor);
const form = (text: string) => formOf(pack.extract(text.includes('<?') ? text : `<?php ${text}`));

describe('values', () => {
	test.each([
		[
			`$sql = "SELECT a FROM t WHERE id = " . $_GET['id'] . ' LIMIT ' . 10;`,
			'$sql = ((("SELECT a FROM t WHERE id = " . $_GET["id"]) . " LIMIT ") . 10)',
		],
		[
			'$s = "Hi {$u->name}, $a[0] $e[k] {$e[K]} $u->b->c \\n!";',
			'$s = template("Hi ", $u.name, ", ", $a[0], " ", $e["k"], " ", $e[K], " ", $u.b, "->c \\\\n!")',
		],
		[`$s = "\${name} and $$x";`, '$s = template($name, " and $", $x)'],
		['$s = "a && b || $5 or \\$c";', '$s = "a && b || $5 or \\\\$c"'],
		["$s = '$a . {$b}';", '$s = "$a . {$b}"'],
		["$s = '';", '$s = ""'],
		[
			"$q = <<<SQL\n  SELECT $cols\n  FROM {$t['name']}\n  SQL;",
			'$q = template("  SELECT ", $cols, "\\n  FROM ", $t["name"])',
		],
		["$q = <<<'RAW'\nas $is\nRAW;", '$q = "as $is"'],
		['$q = <<<A\nA;', '$q = ""'],
		['$x = !$a * -$b > ~$c % 2;', '$x = (((! $a) * (- $b)) > ((~ $c) % 2))'],
		['$x = ($a and $b or $c);', '$x = (($a && $b) || $c)'],
		['$x = ($a xor $b) <=> $c;', '$x = (($a xor $b) <=> $c)'],
		['$x = $a instanceof Foo\\Bar;', '$x = ($a is Foo\\Bar)'],
		['$x = !$a instanceof $b;', '$x = (! ($a is $b))'],
		['$x = $a ?: $b ?? $c;', '$x = ($a ?: ($b ?? $c))'],
		['$x = $a ? $b : ($c ? 1 : null);', '$x = ($a ? ($b | ($c ? (1 | null))))'],
		[
			"$x = match ($y) { 1, 2 => 'a', B::C => $d, default => true };",
			'$x = ((($y === 1) || ($y === 2)) ? ("a" | (($y === B.C) ? ($d | true))))',
		],
		['$x = match (true) { $y > 1 => $a, $y instanceof B => $b };', '$x = (($y > 1) ? ($a | $b))'],
		["$x = isset($a['b'], $c) && !empty($d);", '$x = (((isset $a["b"]) && (isset $c)) && (! (empty $d)))'],
		['$x = (int) $a + (string) clone @$b;', '$x = (($a as int) + ($b as string))'],
		[
			'$x = [\'a\' => 1, $k => $v, 5 => 2, ...$r, &$ref, "x$y" => 3.5, true];',
			'$x = {a: 1, $k: $v, 5: 2, ...$r, $ref, template("x", $y): 3.5, true}',
		],
		["$x = [1, [2], 'k'];", '$x = [1, [2], "k"]'],
		['$x = [$k => $v, 3 => 4];', '$x = [$k: $v, 3: 4]'],
		['$x = $o?->p[$i]->{$n . "s"};', '$x = $o.p[$i][($n . "s")]'],
		['$x = A::$s . static::C . parent::D . $o::class;', '$x = (((A.s . static.C) . super.D) . $o)'],
		[`$x = $$n . \${"a$b"};`, '$x = (($ $n) . ($ template("a", $b)))'],
		['$x = $y = $z .= "a";', '$x = ($y = ($z = ($z . "a")))'],
		['$x = $i++ + 0x1F;', '$x = (($i = ($i + 1)) + 0x1F)'],
	])('%s', (text, expected) => {
		expect(form(text)).toContain(expected);
	});
});

describe('writes', () => {
	test('compound assignments and increments are assignments', () => {
		expect(form(`$o->a['b'] .= "c"; A::$n += 2; $o->p ??= 1; $i++; $o->n--; $i **= 2;`)).toEqual([
			'$o.a["b"] = ($o.a["b"] . "c")',
			'A.n = (A.n + 2)',
			'$o.p = ($o.p ?? 1)',
			'else $o.p {1}',
			'$i = ($i + 1)',
			'$o.n = ($o.n - 1)',
			'$i = ($i ** 2)',
		]);
	});

	test('each target of a list has its part', () => {
		expect(form(`[$o->a, [, $o->b]] = f(); ['k' => $o->c, 'l' => ['m' => $o->d]] = $x;`)).toEqual([
			'$o.a = f()[0]',
			'$o.b = f()[1][1]',
			'call f()',
			'$o.c = $x["k"]',
			'$o.d = $x["l"]["m"]',
		]);
		expect(form('foreach ($rows as $o->key => [$o->first]) {}')).toEqual([
			'$o.first = $rows[?][0]',
			'loop {{}}',
		]);
	});

	test('a deleted element', () => {
		expect(form("unset($a['k'], $a[f()]);")).toEqual(['$a["k"] = deleted', '$a[f()] = deleted', 'call f()']);
	});

	test('references, members and what a constructor promotes', () => {
		expect(
			form(
				`class A { private $p = 1 + 2; function __construct(private $q = null) { $this->p = &$q['x']; } }`,
			),
		).toEqual([
			'A: this.p = (1 + 2)',
			'A: p = (1 + 2)',
			'A.__construct: this.q = $q',
			'A.__construct: this.p = $q["x"]',
		]);
	});
});

describe('calls', () => {
	test('every argument has a value', () => {
		expect(
			form(`f(1, 'a', true, null, -1.5, [], fn() => 1, name: $x, ...$rest); new Foo($a, b: "x$y");`),
		).toEqual([
			'call f(1, "a", true, null, (- 1.5), [], chunk:lambda, name: $x, ...$rest)',
			'return 1',
			'call new Foo($a, b: template("x", $y))',
		]);
	});

	test('what is written or run is an argument', () => {
		expect(form('echo $a, "b", f($c), 1; print $x . 1; `ls $dir`;')).toEqual([
			'call echo($a, "b", f($c), 1)',
			'call f($c)',
			'call print(($x . 1))',
			'call shell_exec(template("ls ", $dir))',
		]);
		expect(form('<p><?= $name ?></p><?php f(); ?><?= g($x) ?>')).toEqual([
			'call echo($name)',
			'call f()',
			'call g($x)',
			'call echo(g($x))',
		]);
	});

	test('a path that is computed is an argument', () => {
		expect(form(`include $page . '.php'; require 'x.php'; return include_once "$dir/y.php";`)).toEqual([
			'call include(($page . ".php"))',
			'return include_once(template($dir, "/y.php"))',
			'exit return',
			'call include_once(template($dir, "/y.php"))',
		]);
	});

	test('constructs are no calls, and members may have their names', () => {
		expect(form('isset($a); empty($b); $o->echo($x); $o->print = 1; $die = $exit;')).toEqual([
			'call $o.echo($x)',
			'$o.print = 1',
			'$die = $exit',
		]);
	});
});

describe('results', () => {
	test('of generators', () => {
		expect(
			form('function gen() { $x = yield $a; $y = yield $k => $b; yield from g(); $z = yield; }'),
		).toEqual([
			'gen: $x = yield $a',
			'gen: yield $a',
			'gen: $y = yield $b',
			'gen: yield $b',
			'gen: yield g()',
			'gen: call g()',
			'gen: $z = yield ?',
		]);
	});

	test('of arrow functions, and an exception in an expression', () => {
		expect(form('$f = fn($x) => $x ?? throw new E("no");')).toEqual([
			'$f = chunk:$f',
			'$f: return ($x ?? other)',
			'$f: throw new E("no")',
			'$f: else $x {throw new E("no")}',
			'$f: exit throw',
			'$f: call new E("no")',
		]);
	});
});

const cases = join(import.meta.dirname, 'cases');

test.each(readdirSync(cases))('values of %s stand where they are written', (file) => {
	// `<?=` is an `echo` that has no name.
	const expected = file === 'functions.php' ? ['echo stands at "<?="'] : [];
	expect(misplacedValues(pack.extract(readFileSync(join(cases, file), 'utf8')))).toEqual(expected);
});
