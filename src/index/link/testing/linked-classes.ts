import type { Chance } from './linked-sources.ts';

/** Small files of languages whose types have names, which use one another. */

const FILES = ['one', 'two', 'three'];
const TYPES = ['Store', 'Order', 'Base'];
const METHODS = ['run', 'stop', 'open'];

/** A new text for a file, or null to remove it. */
export function classEdit(chance: Chance): { path: string; text: string | null } {
	const [ending, make] = chance.pick([
		['php', phpFile],
		['rb', rubyFile],
		['dart', dartFile],
	] as const);
	const path = `src/${chance.pick(FILES)}.${ending}`;
	return { path, text: chance.below(8) === 0 ? null : make(chance) };
}

function some<T>(chance: Chance, list: readonly T[]): T[] {
	return list.filter(() => chance.below(2) === 0);
}

function phpFile(chance: Chance): string {
	const space = () => chance.pick(['App', 'Lib']);
	const types = some(chance, TYPES).map((name) => {
		const base = chance.pick(['', ` extends ${chance.pick(TYPES)}`]);
		const used = chance.pick(['', 'use Loud; ', 'use Loud, Calm { Calm::run insteadof Loud; } ']);
		const part = chance.pick([`${chance.pick(TYPES)} $part`, '$part']);
		const methods = some(chance, METHODS).map(
			(method) =>
				`public function ${method}()${chance.pick(['', ': static', ': Order'])} { ${chance.pick(METHODS)}(); return ${chance.pick(['$this', '$this->part', `new ${chance.pick(TYPES)}()`, `self::${chance.pick(METHODS)}()`])}; }`,
		);
		return `class ${name}${base} { ${used}public function __construct(private ${part}) { $this->other = new ${chance.pick(TYPES)}(); } private $other; ${methods.join(' ')} public function all() { $this->run()->stop(); $this->part->open(); $this->other->run(); } }`;
	});
	const method = chance.pick(METHODS);
	return [
		'<?php',
		chance.pick([`namespace ${space()};`, '']),
		`use ${space()}\\{Order, Base as Root};`,
		`use function ${space()}\\run;`,
		...types,
		`trait Loud { function run() { return $this; } }`,
		`trait Calm { function run() { return new Order(1); } }`,
		`function ${method}() { return new ${chance.pick([...TYPES, 'Root'])}(1); }`,
		`(new Store(1))->all(); run()->stop(); Root::open();`,
		'',
	].join('\n');
}

function rubyFile(chance: Chance): string {
	const types = some(chance, TYPES).map((name) => {
		const base = chance.pick(['', ` < ${chance.pick(TYPES)}`]);
		const mixed = chance.pick(['', '  include Loud\n', '  prepend Loud\n', '  extend Loud\n']);
		const methods = some(chance, METHODS).map(
			(method) =>
				`  def ${chance.pick(['', 'self.'])}${method}\n    ${chance.pick(METHODS)}\n    ${chance.pick(['self', '@part', `${chance.pick(TYPES)}.new`, 'super'])}\n  end\n`,
		);
		return `class ${chance.pick(['', 'Shop::'])}${name}${base}\n${mixed}  attr_reader :part\n  def initialize\n    @part = ${chance.pick(TYPES)}.new\n  end\n${methods.join('')}  def all\n    run.stop\n    part.open\n    @part.run\n  end\nend\n`;
	});
	const inner = `module Loud\n  ${chance.pick(['', 'extend ActiveSupport::Concern\n  class_methods do\n    def open; end\n  end\n'])}  def ${chance.pick(METHODS)}\n    Order.new\n  end\nend\n`;
	return `${chance.pick(['', `require_relative '${chance.pick(FILES)}'\n`])}${chance.pick(['', 'module Shop\n'])}${types.join('')}${inner}def ${chance.pick(METHODS)}; Store.run; end\nShop::Store.new.all\nOrder.open\nrun\n`;
}

function dartFile(chance: Chance): string {
	const other = chance.pick(FILES);
	const types = some(chance, TYPES).map((name) => {
		const base = chance.pick(['', ` extends ${chance.pick(TYPES)}`, ' with Loud', ' with Loud, Calm']);
		const methods = some(chance, METHODS).map(
			(method) =>
				`  ${chance.pick(['', 'Order ', 'Future<Order> '])}${method}() => ${chance.pick(['this', 'part', `${chance.pick(TYPES)}()`, 'super.run()'])};\n`,
		);
		return `class ${name}${base} {\n  ${chance.pick(['var part = Order();', 'late Store part;', 'List<Order> part = [];'])}\n  ${name}.make();\n${methods.join('')}  void all() async { run().stop(); part.open(); part.first.run(); (await stop()).open(); extra(); }\n}\n`;
	});
	return [
		chance.pick([
			`import '${other}.dart'${chance.pick(['', ' hide Order', ' show Order, run', ' as other'])};`,
			`export '${other}.dart'${chance.pick(['', ' hide Order', ' show Order'])};`,
			`part '${other}.dart';`,
			`part of '${other}.dart';`,
		]),
		...types,
		'mixin Loud { run() => Order(); }',
		'mixin Calm { run() => Store.make(); }',
		`extension Extra on ${chance.pick(TYPES)} { void extra() { run(); } }`,
		`void ${chance.pick(METHODS)}() { Store.make().all(); other.run(); run(); Order().extra(); }`,
		'',
	].join('\n');
}
