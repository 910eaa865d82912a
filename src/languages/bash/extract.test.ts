import { describe, expect, test } from 'vitest';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { FIELDS, Kind } from './syntax.ts';

const [bash] = languages;
const pack = new PackUnderTest(bash, extractor);

pack.knowsItsGrammar('x=1\n', Kind, FIELDS);

pack.tellsTests({
	'test/run.bats': true,
	'lib/test_util.sh': true,
	'lib/util_test.sh': true,
	'tests.sh': true,
	'lib/latest.sh': false,
	'test_data/x.sh': false,
});

test('words for the grammar keep the length of the text', () => {
	// A linter takes `${` for a forgotten template.
	const shell = (text: string): string => text.replaceAll('@{', '\u0024{');
	const odd = ['@{x#*\\"a\\":[}', '@{x:$i:1}', '\\@{#a}', '[[ $x = a* ]]', '((10#$x))', 'a > b <<<"c"'].map(
		shell,
	);
	const tests = ['@test "a" {\n}\n', '@test a {', 'x @test "a" {', '@test', '@test {', '@tests "a" {'];
	for (const text of [...odd, ...tests, shell('@{x#')]) expect(inOlderWords(text)).toHaveLength(text.length);
	for (const text of odd) expect(inOlderWords(text)).not.toBe(text);
	for (const text of ['@{x#a}', '@{x:1:2}', '@{x:-$y}', "'$x'", '[ "$x" = "a" ]', 'x[$y]', '\\\\$x'].map(
		shell,
	))
		expect(inOlderWords(text)).toBe(text);
	expect(inOlderWords('@test "a" {')).toBe('T______() {');
	expect(inOlderWords('x @test "a" {')).toBe('x @test "a" {');
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 5000;

	test.each([
		['substitutions', `x=${'$(f '.repeat(depth / 10)}1${')'.repeat(depth / 10)}\n`],
		['pipelines', `${'f | '.repeat(depth)}g\n`],
		['lists', `${'a && '.repeat(depth)}b\n`],
		['conditions', `${'if a; then '.repeat(depth / 10)}b${'; fi'.repeat(depth / 10)}\n`],
		['functions', `${'f() { '.repeat(depth / 10)}:${'; }'.repeat(depth / 10)}\n`],
		['arithmetic', `: $((${'('.repeat(depth / 10)}1${')'.repeat(depth / 10)}))\n`],
	])('%s', (_, text) => {
		const recorder = pack.extract(`${text}after() { :; }\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('brackets that nobody closes', () => {
		expect(pack.extract('$('.repeat(depth / 10)).errors).not.toEqual([]);
	});
});

const DENSE = [
	'f() { local a=1 b; for i in "$(g "$a")" x; do if [[ -n $i && $b ]]; then h & elif j; then k; else l; fi; done; }',
	'export -x X=(1 2); readonly Y; alias ll="ls"; trap "c; d" EXIT',
	'while read -r m; do case $m in a) n ;; *) o ;; esac; done <<< "$p"',
	'cat <<EOF',
	'$(q) $r',
	'EOF',
	'for ((s = 0; s < 1; s++)); do : $((s ? 1 : 2)); done; unset t; exec u v',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.leavesNothingBehind(
	'a=$(f 1)\nfor b in $a; do g "$b"; done\n',
	'g() { local a=1; read -r b; c=$(d); }\n'.repeat(20),
);

pack.survives([
	'',
	'\n',
	'#',
	'"$(',
	'f() {',
	'function',
	'x=',
	'cat <<EOF',
	'case x in',
	'if',
	'local',
	'export -f',
	'alias a',
	'trap x',
	'source',
	'@test "',
	'read -p',
	'\0',
]);
