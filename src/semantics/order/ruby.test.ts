import { describe, expect, test } from 'vitest';
import extractor from '../../languages/ruby/extract.ts';
import languages from '../../languages/ruby/language.ts';
import type { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { conditionsOfUse, writesSeenByUse } from '../testing/order.ts';

const pack = new PackUnderTest(languages[0], extractor);

/** A method with the statements given; `use()` marks the place that is asked about. */
function method(body: string): ListRecorder {
	return pack.extract(`def f(a, b, c, xs, x)\n${body}\nend\n`);
}

describe('conditions', () => {
	test.each<[string, string[]]>([
		['use()', []],
		['use() if a', ['+a']],
		['use() unless a', ['+(! a)']],
		['unless a then log else use() end', ['-(! a)']],
		['if a then log elsif b then use() else c end', ['-a', '+b']],
		['if a then log elsif b then log else use() end', ['-a', '-b']],
		['return unless a; use()', ['-(! a)']],
		['return if a; use()', ['-a']],
		['log if a; use()', []],
		['raise E, "no" unless a; use()', ['-(! a)']],
		['fail if a; use()', ['-a']],
		['o.raise(1) if a; use()', []],
		['abort("no") if a; use()', ['-a']],
		['throw :done if a; use()', ['-a']],
		['a or return; use()', ['+a']],
		['a || raise("no"); use()', ['+a']],
		['a and return 1; use()', ['-a']],
		['log or a; use()', []],
		['if a then return else raise end; use()', ['-a', '+a']],
		['if a then return 1 elsif b then return 2 end; use()', ['-a', '-b']],
		['v = a && use()', ['+a']],
		['v = a || use()', ['-a']],
		['v = a ? use() : 1', ['+a']],
		['v = a ? 1 : use()', ['-a']],
		['@a ||= use()', ['-this.@a']],
		['@a &&= use()', ['+this.@a']],
		['while a do use() end', ['+a']],
		['while a do log end; use()', ['-a']],
		['until a do use() end', ['+(! a)']],
		['until a do log end; use()', ['-(! a)']],
		['use() while a', ['+a']],
		['begin; use(); end while a', []],
		['while a do break if b end; use()', []],
		['while a do next if b; use() end', ['+a', '-b']],
		['for i in xs do next unless b; use() end', ['-(! b)']],
		['for i in xs do return if b end; use()', []],
		['xs.each { |v| next if v; use() }', ['-v']],
		['xs.each { |v| next if v }; use()', []],
		['xs.each { |v| break unless v; use() }', ['-(! v)']],
		['return if a; xs.each { |v| use() }', []],
		['loop do break if a; use() end', ['-a']],
		['case a when 1 then use() end', ['+(a == <number>)']],
		['case a when 1, String then use() end', ['+((a == <number>) || (a is String))']],
		['case a when Foo then return else use() end', ['-(a is Foo)']],
		['case a when Foo then return end; use()', ['-(a is Foo)']],
		['case when a then return when b then use() end', ['-a', '+b']],
		['case a\n in Foo then use() end', ['+(a is Foo)']],
		['case a\n in {k: 1} if b then use() end', ['+((a["k"] == <number>) && b)']],
		['a => Foo; use()', ['+(a is Foo)']],
		['return unless a in Foo; use()', ['-(! (a is Foo))']],
		['return unless a.is_a?(Foo); use()', ['-(! (a is Foo))']],
		['begin; raise if a; use(); rescue; end', ['-a']],
		['begin; raise if a; rescue; end; use()', []],
		['begin; log; rescue; return; end; use()', []],
		['begin; log; rescue; use(); end', []],
		['begin; return if a; ensure; log; end; use()', []],
	])('%s', (body, expected) => {
		expect(conditionsOfUse(method(body))).toEqual(expected);
	});

	test('a method that is named like one that never comes back', () => {
		const recorder = pack.extract('def fail(x) = x\ndef f(a)\n  fail(1) if a\n  use()\nend\n');
		expect(conditionsOfUse(recorder)).toEqual([]);
	});
});

describe('writes that reach a read', () => {
	test.each<[string, string]>([
		['x = 1; use(x)', '1'],
		['x = 1; x = 2; use(x)', '2'],
		['x = 1; x = 2 if a; use(x)', '1 2'],
		['x = 1; x = 2 unless a; use(x)', '1 2'],
		['x = 1; if a then x = 2 else x = 3 end; use(x)', '2 3'],
		['x = 1; unless a then x = 2 else x = 3 end; use(x)', '2 3'],
		['x = 1; unless a then x = 2 else use(x) end', '1'],
		['x = 1; if a; x = 2; return; end; use(x)', '1'],
		['x = 1; if a; x = 2; raise; end; use(x)', '1'],
		['use(x); x = 1', '?'],
		['x = 1 if a; use(x)', '1 ?'],
		['x = 1; while a; use(x); x = 2; end', '1 2'],
		['x = 1; until a; x = 2; use(x); end', '2'],
		['x = 1; while a; if b; x = 2; next; end; use(x); end', '1 2'],
		['x = 1; while a; if b; x = 2; break; end; use(x); end', '1'],
		['x = 1; begin; x = 2; rescue; use(x); end', '1 2'],
		['x = 1; begin; x = 2; raise; rescue; use(x); end', '1 2'],
		['x = 1; begin; x = 2; ensure; log; end; use(x)', '1 2'],
		['x = 1; begin; use(x); rescue; x = 2; retry; end', '1 2'],
		['x = 1; begin; log; rescue; x = 2; retry; end; use(x)', '1 2'],
		['x = 1; case a when 1 then x = 2 else x = 3 end; use(x)', '1 2 3'],
		['x = 1; xs.each { |v| use(x) }; x = 2', '1 2 ?'],
		['x = 1; xs.each { |v| x = 2 }; use(x)', '1 2 ?'],
	])('%s', (body, expected) => {
		expect(writesSeenByUse(method(body))).toBe(expected);
	});
});
