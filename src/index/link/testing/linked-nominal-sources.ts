import type { Chance } from './linked-sources.ts';

// Small files of languages whose types have names, which see one another.

const NAMES = ['load', 'save', 'open'];
const TYPES = ['Store', 'Order'];
const FILES = ['one', 'two', 'three'];

/** A new text for a file of C, C++, Solidity or Swift. */
export function nominalEdit(chance: Chance): { path: string; text: string } {
	const file = chance.pick(FILES);
	switch (chance.below(4)) {
		case 0:
			return { path: `src/${file}.${chance.pick(['c', 'h'])}`, text: cFile(chance) };
		case 1:
			return { path: `src/${file}.${chance.pick(['cpp', 'hpp'])}`, text: cppFile(chance) };
		case 2:
			return { path: `src/${file}.sol`, text: solidityFile(chance) };
		default:
			return { path: `src/${file}.swift`, text: swiftFile(chance) };
	}
}

function some(chance: Chance, lines: readonly string[]): string {
	return `${lines.filter(() => chance.below(4) > 0).join('\n')}\n`;
}

function cFile(chance: Chance): string {
	const [own, other] = [chance.pick(NAMES), chance.pick(NAMES)];
	return some(chance, [
		`#include "${chance.pick(FILES)}.h"`,
		`struct store { int (*${own})(int); struct store *next; };`,
		`${chance.pick(['', 'static '])}int ${own}(int x)${chance.pick([';', ` { return ${other}(x); }`])}`,
		`int run_${own}(struct store *s) { return s->next->${own}(1) + ${own}(2) + ${other}(3); }`,
	]);
}

function cppFile(chance: Chance): string {
	const [type, other, name] = [chance.pick(TYPES), chance.pick(TYPES), chance.pick(NAMES)];
	return some(chance, [
		`#include "${chance.pick(FILES)}.hpp"`,
		chance.pick(['namespace app {', 'using namespace app;', `namespace app { int ${name}(); }`]),
		`class ${type} : public ${other} { public: ${type}(int a); int ${name}(int a); ${other} *part; };`,
		`int ${type}::${name}(int a) { return part->${chance.pick(NAMES)}(a) + ${name}(1); }`,
		`${type}::${type}(int a) {}`,
		`int go() { auto x = new ${type}(1); return x->part->${name}(2) + app::${name}(); }`,
	]);
}

function solidityFile(chance: Chance): string {
	const [type, other, name] = [chance.pick(TYPES), chance.pick(TYPES), chance.pick(NAMES)];
	return some(chance, [
		chance.pick([
			`import "./${chance.pick(FILES)}.sol";`,
			`import {${other}} from "./${chance.pick(FILES)}.sol";`,
		]),
		`contract ${type} is ${other}, Base { ${other} part; function ${name}(uint a) public { super.${name}(a); part.${chance.pick(NAMES)}(a); } }`,
		`library Kit { function ${name}(uint a) internal {} }`,
		`contract Base { using Kit for uint; function ${name}(uint a) public { a.${name}(); } }`,
	]);
}

function swiftFile(chance: Chance): string {
	const [type, other, name] = [chance.pick(TYPES), chance.pick(TYPES), chance.pick(NAMES)];
	return some(chance, [
		`class ${type}: ${other} { let part = ${other}(); func ${name}() -> ${other} { return part.${chance.pick(NAMES)}() } }`,
		`extension ${other} { func ${name}(_ a: Int) -> ${type} { return ${name}(1).part } }`,
		`func ${name}() { ${type}().${name}(); ${chance.pick(NAMES)}() }`,
	]);
}
