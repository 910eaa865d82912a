/** Changes of what others see of a file: declarations and members that come, go and change places. */
import type { Chance } from './linked-sources.ts';

/** Names that files take from one another besides those that they are made of. */
export const EXTRAS = ['table', 'held', 'made', 'typed', 'handler', 'hidden'];

const TYPESCRIPT: readonly ((name: string, other: string, module: string) => string)[] = [
	(_, __, module) => `export * from './${module}';`,
	(_, __, module) => `export * as table from './${module}';`,
	(name, other, module) => `export { ${name} as ${other} } from './${module}';`,
	(name) => `export default ${name};`,
	(name) => `export { ${name} as hidden };`,
	(name, other) => `export interface ${name} { extra(): ${other}; run(): ${other}; part: ${other} }`,
	(name, other) => `export type ${name} = ${other};`,
	(name, other) => `export type ${name} = { run(): ${other}; stop(): void };`,
	(name) => `export function ${name}(a: string): Order;\nexport function ${name}(a: number): Store;`,
	(name, other) => `export namespace ${name} { export function make() { return ${other}(); } }`,
	(name, other) => `export const table = { ${name}, make: ${other}, run: () => new Store() };`,
	(name, other) => `export const table = { ...${name}, load: () => ${other}() };`,
	(name) => `export enum ${name} { A, B }`,
	(name, other) => `Store.prototype.${name} = function () { return ${other}(); };`,
	(name, other) => `module.exports = { ${name}, table: ${other} };`,
	(name) => `type Handler = (x: ${name}, y: Order) => Store;`,
	(name) => `export const handler: Handler = (x) => { x.run(); return ${name}(); };`,
	(name) => `export function typed<T extends ${name}>(x: T): T { return x; }`,
	(name) => `export function typed(x: ${name}): Order { const Order = 1; return x.run(); }`,
	(name) => `export function typed(x: ${name}): Order { const value = 1; return x.run(); }`,
	(name) => `export const made = typed(${name}());`,
	(name, other) => `export let held = ${name};\nfunction swap() { held = ${other}; }`,
	(name, other) => `export let held: ${name} = ${other}();`,
	(name, other) => `function hidden(f = ${name}) { return f(); }\nhidden(${other});`,
	(name) =>
		`export abstract class Base { run() { return new ${name}(); } static make() { return new this(); } }`,
	(name, other) => `table.load = () => ${name}(${other});`,
	(name) => `if (1) { var made = ${name}(); }`,
	(name) => `function patch(key: string) { table[key] = ${name}; }`,
	(name, other) => `Object.assign(table, { load: ${name}, ${other} });`,
	(name, other) => `Store.prototype.run = ${name};\nOrder.make = ${other};`,
	(name, other) =>
		`export const many = [${name}];\nmany.push(${other});\nfor (const each of many) each().run();`,
	(name) => `hidden(table);\n${name}(table);`,
	(name, other) =>
		`export function taking<T extends ${name}>(x: T): T;\nexport function taking<A, B>(x: A): ${other};\nfunction takes() { taking<Store>(1).run(); }`,
];

const PYTHON: readonly ((name: string, other: string, module: string) => string)[] = [
	(_, __, module) => `from .${module} import *`,
	(_, __, module) => `from . import ${module} as table`,
	(name, other, module) => `from .${module} import ${name} as ${other}`,
	(name, other) => `__all__ = ['${name}', '${other}', 'table']`,
	(name) => `__all__ += ['${name}']`,
	(name, other) => `table = {'load': ${name}, 'save': ${other}}`,
	(name) => `table['open'] = ${name}`,
	(name) => `table.update({'save': ${name}})`,
	(name) => `def fill():\n    table['load'] = ${name}`,
	(name, other) => `held = [${name}, ${other}]`,
	(name) => `held.append(${name})`,
	(name) => `def grow():\n    held.append(${name})`,
	(name, other) => `if ${name}:\n    held = ${other}\nelse:\n    held = ${name}`,
	(name, other) => `for held in [${name}, ${other}]:\n    held()`,
	(name) => `made = ${name}()`,
	(name) => `def _own(f):\n    return f()\n\n\ndef hidden():\n    return _own(${name})`,
	(name) => `def hidden2():\n    return _own(${name})`,
	(name) => `print(_own)\nmade = _own(${name})`,
	(name) => `def typed(x: ${name}) -> "Order":\n    return x.run()`,
	(name) => `def typed(x) -> ${name}:\n    Order = 1\n    return x`,
	(name) => `Order = Optional[${name}]`,
	(name, other) => `@${name}\ndef handler(x):\n    return ${other}(x)`,
	(name, other) =>
		`def handler(f):\n    def inner():\n        return f()\n    ${name} = ${other}\n    return inner`,
	(name) =>
		`class Base:\n    def run(self):\n        return ${name}()\n\n    def __getattr__(self, name):\n        return 1`,
	(name) => `class ${name}(Enum):\n    A = 1\n    B = 2`,
	(name, other) => `class Meta(type):\n    pass\n\n\nclass ${name}(${other}, metaclass=Meta):\n    pass`,
	(name) => `try:\n    ${name} = open\nexcept Error:\n    pass`,
	(name) => `Store.run = ${name}`,
	(name) => `def patch(key):\n    setattr(Order, key, ${name})`,
	(name) => `unseen(table)\n${name}(held)`,
	(name, other) => `T = TypeVar("T")\n\n\ndef typed(x: type[T]) -> T:\n    return ${other}(${name})`,
	(name, other) => `def change():\n    global held\n    held = ${name}\n    ${other}()`,
];

const TYPESCRIPT_MEMBERS: readonly ((name: string) => string)[] = [
	(name) => `\tpart = ${name}();`,
	(name) => `\tpart: ${name};`,
	(name) => `\tget part() { return ${name}(); }`,
	(name) => `\tstatic make() { return new ${name}(); }`,
	(name) => `\tconstructor() { this.part = ${name}(); }`,
	(name) => `\trun(): ${name} { return this.stop(); }`,
	(name) => `\tstop() { return ${name}(); }`,
	(name) => `\textra(x: ${name}) { x.run(); }`,
];
const PYTHON_MEMBERS: readonly ((name: string) => string)[] = [
	(name) => `    part = ${name}()`,
	(name) => `    part: ${name}`,
	(name) => `    @property\n    def part(self):\n        return ${name}()`,
	(name) => `    @classmethod\n    def make(cls):\n        return ${name}()`,
	(name) => `    def run(self) -> "${name}":\n        return self.stop()`,
	(name) => `    def __getattr__(self, name):\n        return ${name}()`,
	(name) => `    def __iter__(self):\n        yield ${name}()`,
	(name) => `    held = {'a': ${name}}`,
];

/** Calls that lead through what `TYPESCRIPT` and `PYTHON` declare. */
export const TYPESCRIPT_CALLS = [
	...['table.load().run();', 'table.make();', 'table.run().stop();', 'held().run();', 'made.run().stop();'],
	...['typed(load()).run();', 'typed(new Store()).stop();', 'handler(load(), save()).run();', 'hidden();'],
	...['Store.make().run();', 'new Order().extra(load());', 'new Store().part.run();', 'save().part.stop();'],
	...['list.map(load);', 'list.map(held);', 'Store.prototype.run.call(load());'],
];
export const PYTHON_CALLS = [
	...[
		"table['load']().run()",
		"table['open']()",
		'held[0]()',
		'held().run()',
		'made.run().stop()',
		'typed(load()).run()',
	],
	...['handler(save)()', 'hidden().run()', 'Store.make().run()', 'Store().part.run()', 'Order().held["a"]()'],
	...[
		'list(map(load, held))',
		'for each in held:\n        each()',
		'for each in Store():\n        each.run()',
	],
];

/** A text with one name that is another, with a declaration or member more or less, or with two that changed places. */
export function reshaped(
	chance: Chance,
	text: string,
	names: readonly string[],
	modules: readonly string[],
	isPython: boolean,
): string {
	if (chance.below(3) === 0) return renamed(chance, text, names);
	const blocks = blocksOf(text);
	const at = chance.below(blocks.length);
	const snippet = chance.pick(isPython ? PYTHON : TYPESCRIPT)(
		chance.pick(names),
		chance.pick(names),
		chance.pick(modules),
	);
	switch (chance.below(6)) {
		case 0:
			blocks.splice(at, 1);
			break;
		case 1:
			blocks.splice(at, 0, ...blocks.splice(chance.below(blocks.length), 1));
			break;
		case 2: {
			const member = chance.pick(isPython ? PYTHON_MEMBERS : TYPESCRIPT_MEMBERS)(chance.pick(names));
			const classAt = blocks.findIndex((block, index) => index >= at && /^(?:export )?class /.test(block));
			if (classAt < 0) break;
			const [head, ...rest] = blocks[classAt].split('\n');
			blocks[classAt] = [head, member, ...rest].join('\n');
			break;
		}
		default:
			blocks.splice(at, 0, snippet);
	}
	return blocks.join('\n');
}

/** Another name, or another word, somewhere in a text. */
function renamed(chance: Chance, text: string, names: readonly string[]): string {
	const known = [
		...names,
		'run',
		'stop',
		'part',
		'make',
		'extra',
		'export',
		'async',
		'static',
		'const',
		'let',
	];
	const places = [...text.matchAll(/\w+/g)].filter(([word]) => known.includes(word));
	if (places.length === 0) return text;
	const { 0: word, index } = chance.pick(places);
	const isName = names.includes(word);
	const other = isName ? chance.pick(names) : chance.pick(['run', 'stop', 'part', 'make', '', word]);
	return text.slice(0, index) + other + text.slice(index + word.length);
}

/** A file as what stands at its top. */
function blocksOf(text: string): string[] {
	const blocks: string[] = [];
	for (const line of text.split('\n')) {
		if (blocks.length === 0 || /^[^\s})]/.test(line)) blocks.push(line);
		else blocks[blocks.length - 1] += `\n${line}`;
	}
	return blocks;
}
