import { nextJvmEdit } from './jvm-sources.ts';
import { classEdit } from './linked-classes.ts';
import { nominalEdit } from './linked-nominal-sources.ts';
import { schemaEdit } from './schema-sources.ts';
/** Small repositories whose files call one another in all the ways that links follow, and edits of them. */
import { EXTRAS, PYTHON_CALLS, reshaped, TYPESCRIPT_CALLS } from './source-changes.ts';
import { styleEdit } from './style-sources.ts';

/** Numbers that look random and are the same for the same seed. */
export class Chance {
	private state: number;

	constructor(seed: number) {
		this.state = seed * 2_654_435_761 + 1;
	}

	below(limit: number): number {
		this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((this.state / 2 ** 32) * limit);
	}

	pick<T>(list: readonly T[]): T {
		return list[this.below(list.length)];
	}
}

const MODULES = ['one', 'two', 'three', 'four', 'five'];
const NAMES = ['load', 'save', 'open', 'Store', 'Order'];
const isClass = (name: string) => /^[A-Z]/.test(name);

function filler(chance: Chance): string {
	return chance.pick(['', '\n', '\tconst a = () => 1;\n', '\tif (1) { const b = 2; }\n', '\t// more\n']);
}

function typescriptItem(chance: Chance, name: string): string {
	const other = chance.pick(NAMES);
	const made = isClass(other) ? `new ${other}()` : `${other}()`;
	if (isClass(name)) {
		const base = chance.pick(['', ' extends Base', ` extends ${chance.pick(['Store', 'Order'])}`]);
		const result = chance.pick(['', ': Order', ': this']);
		return `export class ${name}${base} {\n\tpart = ${made};\n\trun()${result} {\n${filler(chance)}\t\treturn ${chance.pick(['this', made, 'this.part'])};\n\t}\n\tstop() { this.run().stop(); this.part.run(); }\n}`;
	}
	return chance.pick([
		`export function ${name}() {\n${filler(chance)}\treturn ${made};\n}`,
		`export function ${name}(): Store {\n${filler(chance)}\treturn ${other}(1).run();\n}`,
		`export const ${name} = () => ${made};`,
		`export let ${name} = ${other};\nfunction change${name}() { ${name} = ${chance.pick(NAMES)}; }`,
	]);
}

function typescriptFile(chance: Chance): string {
	const from = chance.pick(MODULES);
	const taken = NAMES.filter(() => chance.below(2) === 0);
	const own = NAMES.filter((name) => !taken.includes(name));
	const extras = EXTRAS.filter(() => chance.below(3) === 0).join(', ');
	const lines = [
		`import { ${extras} } from './${chance.pick(MODULES)}';`,
		chance.pick([
			`import { ${taken.join(', ')} } from './${from}';`,
			`import { ${taken.join(', ')} } from './${from}';\nexport { ${taken.join(', ')} };`,
			`import * as ${from} from './${from}';\nconst { ${taken.join(', ')} } = ${from};`,
			`export * from './${from}';`,
		]),
		...own.filter(() => chance.below(4) > 0).map((name) => typescriptItem(chance, name)),
		`export class Base { run() { return this; } stop() {} }`,
		`function main() {\n${filler(chance)}\tload().run().stop();\n\tnew Store().part.run();\n\topen();\n}`,
		`function more() {\n\t${some(chance, TYPESCRIPT_CALLS).join('\n\t')}\n}`,
	];
	return `${lines.join('\n')}\n`;
}

function pythonItem(chance: Chance, name: string): string {
	const other = chance.pick(NAMES);
	if (isClass(name)) {
		const base = chance.pick(['', '(Base)', `(${chance.pick(['Store', 'Order'])})`]);
		return `class ${name}${base}:\n    def __init__(self):\n        self.part = ${other}()\n\n    def run(self)${chance.pick(['', ' -> "Order"'])}:\n        return ${chance.pick(['self', 'self.part', `${other}()`])}\n\n    def stop(self):\n        self.run().stop()\n        self.part.run()\n`;
	}
	return chance.pick([
		`def ${name}():\n    return ${other}()\n`,
		`def ${name}():\n    x = ${other}\n    return x()\n`,
		`def ${name}():\n    global ${other}\n    ${other} = ${chance.pick(NAMES)}\n    return Store()\n`,
		`${name} = ${other}\n`,
	]);
}

function pythonFile(chance: Chance): string {
	const from = chance.pick(MODULES);
	const taken = NAMES.filter(() => chance.below(2) === 0);
	const own = NAMES.filter((name) => !taken.includes(name));
	const extras = EXTRAS.filter(() => chance.below(3) === 0).join(', ');
	const lines = [
		`from .${chance.pick(MODULES)} import ${extras || '*'}`,
		chance.pick([
			`from .${from} import ${taken.join(', ') || 'load'}`,
			`from . import ${from}\n${taken.map((name) => `${name} = ${from}.${name}`).join('\n')}`,
			`from .${from} import *`,
			`import pkg.${from}\nload = pkg.${from}.load`,
		]),
		...own.filter(() => chance.below(4) > 0).map((name) => pythonItem(chance, name)),
		'class Base:\n    def run(self):\n        return self\n\n    def stop(self):\n        pass\n',
		'def main():\n    load().run().stop()\n    Store().part.run()\n    open()\n',
		`def more(list):\n    ${some(chance, PYTHON_CALLS).join('\n    ')}\n`,
	];
	return `${lines.join('\n')}\n`;
}

/** Files of other languages are few and small: each names what the others of its language may declare. */
const OTHERS: readonly { path: (module: string) => string; text: (chance: Chance) => string }[] = [
	{
		path: (module) => `go/${module === 'one' ? 'sub/one' : module}.go`,
		text: (chance) => {
			const type = chance.pick(['Store', 'Order']);
			const other = chance.pick(['Store', 'Order']);
			return [
				`package ${chance.pick(['app', 'app', 'sub'])}`,
				`import "example.com/app/sub"`,
				`type ${type} struct { ${chance.pick(['part *Order', other, 'sub.Store', 'part func() *Store'])} }`,
				`func (s *${other}) ${chance.pick(['Run', 'Stop'])}() *${type} { return s.Run() }`,
				`func ${chance.pick(['load', 'Open'])}() ${chance.pick(['*Store', '(*Order, error)', '[]Store'])} { return nil }`,
				`func main${chance.below(9)}() { load().Run().Stop(); sub.Open(); x, _ := load(); x.part.Run() }`,
			].join('\n');
		},
	},
	{
		path: (module) => `rust/src/${module === 'one' ? 'main' : module}.rs`,
		text: (chance) => {
			const type = chance.pick(['Store', 'Order']);
			return [
				...MODULES.slice(1).map((module) => (chance.below(3) > 0 ? `mod ${module};` : '')),
				`use ${chance.pick(['crate', 'super'])}::${chance.pick(MODULES)}::${chance.pick(['*', 'Store', 'load', '{self, Order as Store}'])};`,
				chance.pick([`pub struct ${type} { part: Order }`, `pub trait ${type} { fn stop(&self) {} }`, '']),
				`impl ${chance.pick(['', 'Run for '])}${type} { pub fn run(&self) -> ${chance.pick(['Self', 'Option<Order>'])} { self.stop() } }`,
				`pub fn ${chance.pick(['load', 'open'])}() -> Store { load().run() }`,
				`fn main() { load().run().stop(); open(); if let Some(x) = load().run() { x.stop(); } }`,
			].join('\n');
		},
	},
	{
		path: (module) => `bash/${module}.sh`,
		text: (chance) =>
			[
				`source ${chance.pick(['./', '"$DIR"/', ''])}${chance.pick(MODULES)}.sh`,
				`${chance.pick(['load', 'save'])}() { ${chance.pick(['open', 'save'])}; }`,
				`load\nsave\n./${chance.pick(MODULES)}.sh`,
			].join('\n'),
	},
	{
		path: (module) => `powershell/${module}.${module === 'one' ? 'ps1' : 'psm1'}`,
		text: (chance) => {
			const from = chance.pick(MODULES);
			const file = `$PSScriptRoot/${from}.${from === 'one' ? 'ps1' : 'psm1'}`;
			return [
				chance.pick([`. ${file}`, `Import-Module ${file}`, `function lazy { . ${file}; load }`, '']),
				`function ${chance.pick(['load', 'Load', 'save'])} { ${chance.pick(['open', 'SAVE'])} }`,
				`class ${chance.pick(['Store', 'order'])} { [Order] Run() { return $this.run() } }`,
				chance.pick(['Export-ModuleMember -Function load', 'Export-ModuleMember -Function sa*', '']),
				'load\nsave\n$x = [store]::new()\n$x.Run().Stop()\n[Order]::new().run()',
			].join('\n');
		},
	},
];

/** A new text for one of the files, or null to remove it. */
export function nextEdit(chance: Chance): { path: string; text: string | null } {
	if (chance.below(5) === 0) return nextJvmEdit(chance);
	if (chance.below(3) === 0) {
		const { path, text } = chance.pick(OTHERS);
		const file = path(chance.pick(MODULES));
		return { path: file, text: chance.below(8) === 0 ? null : `${text(chance)}\n` };
	}
	if (chance.below(4) === 0) {
		const edit = nominalEdit(chance);
		return chance.below(8) === 0 ? { path: edit.path, text: null } : edit;
	}
	if (chance.below(4) === 0) return classEdit(chance);
	if (chance.below(5) === 0) {
		const edit = schemaEdit(chance);
		return chance.below(8) === 0 ? { path: edit.path, text: null } : edit;
	}
	if (chance.below(4) === 0) {
		const edit = styleEdit(chance);
		return chance.below(8) === 0 ? { path: edit.path, text: null } : edit;
	}
	const isPython = chance.below(2) === 0;
	const module = chance.pick(isPython ? [...MODULES, '__init__'] : MODULES);
	const path = isPython ? `pkg/${module}.py` : `src/${module}.ts`;
	if (chance.below(8) === 0) return { path, text: null };
	return { path, text: isPython ? pythonFile(chance) : typescriptFile(chance) };
}

function some<T>(chance: Chance, list: readonly T[]): T[] {
	return list.filter(() => chance.below(2) === 0);
}

/** A small change of a text: a declaration or a line in a function more, or one less. */
export function nudged(chance: Chance, path: string, text: string): string {
	if (chance.below(2) === 0)
		return reshaped(chance, text, [...NAMES, ...EXTRAS], MODULES, path.endsWith('.py'));
	const lines = text.split('\n');
	const at = chance.below(lines.length);
	if (chance.below(2) === 0) lines.splice(at, 1);
	else lines.splice(at, 0, lines[chance.below(lines.length)]);
	return lines.join('\n');
}
