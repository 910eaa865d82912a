import type { Chance } from './linked-sources.ts';

// Small files of Java, Kotlin and C# that call one another by packages, types and extensions.

const TYPES = ['Store', 'Order', 'Item'];
const PACKAGES = ['a', 'b'];
const FILES = ['Alpha', 'Beta', 'Gamma'];

function javaFile(chance: Chance): string {
	const other = chance.pick(TYPES);
	const owned = chance.pick(PACKAGES);
	const lines = [
		`package ${owned};`,
		chance.pick([
			'import a.*;',
			`import ${chance.pick(PACKAGES)}.${other};`,
			`import static ${chance.pick(PACKAGES)}.${other}.*;`,
		]),
		...TYPES.filter(() => chance.below(2) === 0).map(
			(name) => `class ${name}${chance.pick(['', ` extends ${other}`])} {
	${other} part;
	java.util.List<${other}> all;
	${other} run(int count) { return part.run(${chance.pick(['1', '"a"', ''])}); }
	${chance.pick(['Item run(String text) { return null; }', 'void stop() { run(1).stop(); }', ''])}
	static ${name} make() { return new ${name}(); }
	void main() { all.forEach(x -> x.run(1)); make().main(); ${other}.make().part.run(2); }
}`,
		),
	];
	return `${lines.join('\n')}\n`;
}

function kotlinFile(chance: Chance): string {
	const other = chance.pick(TYPES);
	const lines = [
		`package ${chance.pick(PACKAGES)}`,
		chance.pick([
			'import a.*',
			`import ${chance.pick(PACKAGES)}.${other}`,
			`import ${chance.pick(PACKAGES)}.extended`,
		]),
		...TYPES.filter(() => chance.below(3) === 0).map(
			(name) =>
				`class ${name}(val part: ${other}) {\n\tfun run(count: Int) = part.run(count)\n\tcompanion object { fun make() = ${other}.make() }\n}`,
		),
		chance.pick([`fun ${other}.extended() = run(1)`, `fun top() = ${other}.make().extended()`, '']),
		`fun main(x: ${other}) { x.apply { run(1) }.extended(); top(); x.let { it.part.run(2) } }`,
	];
	return `${lines.join('\n')}\n`;
}

function csharpFile(chance: Chance): string {
	const other = chance.pick(TYPES);
	const lines = [
		chance.pick(['using A;', 'using B;', `using static A.${other};`, `using Alias = B.${other};`]),
		`namespace ${chance.pick(['A', 'B', 'A.B'])};`,
		...TYPES.filter(() => chance.below(2) === 0).map(
			(name) =>
				`public partial class ${name}${chance.pick(['', ` : ${other}`])} { public ${other} Part; public ${other} Run(int n) => Part.Run(n); ${chance.pick(['public void Stop() { Run(1).Ext(); }', ''])} }`,
		),
		chance.pick([
			`static class Ext${other} { public static ${other} Ext(this ${other} x) => x.Run(1); }`,
			'',
		]),
		`class Main { void Go(${other} x, Alias y) { x.Ext().Run(1); y.Part.Stop(); new ${other}().Stop(); } }`,
	];
	return `${lines.join('\n')}\n`;
}

const MAKERS = { java: javaFile, kt: kotlinFile, cs: csharpFile };

/** A new text for one of the files, or null to remove it. */
export function nextJvmEdit(chance: Chance): { path: string; text: string | null } {
	const kind = chance.pick(['java', 'kt', 'cs'] as const);
	const file = kind === 'cs' ? chance.pick([...FILES, 'GlobalUsings']) : chance.pick(FILES);
	const path = `src/${file}.${kind}`;
	if (chance.below(8) === 0) return { path, text: null };
	if (file === 'GlobalUsings') return { path, text: `global using ${chance.pick(['A', 'B'])};\n` };
	return { path, text: MAKERS[kind](chance) };
}
