import type { Chance } from './linked-sources.ts';

// Small style sheets, pages, components and manifests that name what others declare.

const NAMES = ['load', 'save', 'open'];
const FILES = ['one', 'two', 'three'];

/** A new text for one of them. */
export function styleEdit(chance: Chance): { path: string; text: string } {
	const file = chance.pick(FILES);
	switch (chance.below(7)) {
		case 0:
		case 1:
			return { path: `styles/_${file}.scss`, text: sassFile(chance) };
		case 2:
			return { path: `styles/${file}.less`, text: lessFile(chance) };
		case 3:
			return { path: `styles/${file}.css`, text: cssFile(chance) };
		case 4:
			return { path: `styles/${file}.html`, text: pageFile(chance) };
		case 5:
			return { path: `styles/${file}.vue`, text: `<style lang="scss">\n${sassFile(chance)}</style>\n` };
		default:
			return { path: `${chance.pick(['', 'styles/'])}Cargo.toml`, text: cargoFile(chance) };
	}
}

function some(chance: Chance, lines: readonly string[]): string {
	return `${lines.filter(() => chance.below(4) > 0).join('\n')}\n`;
}

function sassFile(chance: Chance): string {
	const [name, other, file] = [chance.pick(NAMES), chance.pick(NAMES), chance.pick(FILES)];
	return some(chance, [
		`@use "${file}"${chance.pick(['', ' as *', ' as x', ` with ($${other}: 1)`])};`,
		`@forward "${chance.pick(FILES)}"${chance.pick(['', ` as ${name}-*`, ` hide $${name}`, ` show $${name}, ${other}`])};`,
		`@import "${chance.pick(FILES)}";`,
		`$${name}: $${other};`,
		`@mixin ${name}($a) { top: $a; @include ${other}; }`,
		`@function ${other}($a) { @return ${file}.$${name}; }`,
		`%${name}, .${other} { --${name}: x.$${other}; animation: ${other}; }`,
		`.${name} { @extend %${other}; @extend .${other}; top: ${other}($${name}) x.$${name}-${other}; width: var(--${other}); @include x.${name}; }`,
		`@keyframes ${name} { to { top: 0 } }`,
	]);
}

function lessFile(chance: Chance): string {
	const [name, other] = [chance.pick(NAMES), chance.pick(NAMES)];
	return some(chance, [
		`@import "${chance.pick(FILES)}${chance.pick(['', '.less', '.css'])}";`,
		`@${name}: @${other};`,
		`.${name}(@a${chance.pick(['', '; @b: 1'])}) { top: @a; .${other}(1); }`,
		`#${other} { .${name}() { top: @${name}; } }`,
		`.x { .${other}; #${other} > .${name}(); .${name}(1; 2); &:extend(.${other}); width: var(--${name}); }`,
	]);
}

function cssFile(chance: Chance): string {
	const [name, other] = [chance.pick(NAMES), chance.pick(NAMES)];
	return some(chance, [
		`@import "${chance.pick(FILES)}.css";`,
		`:root { --${name}: var(--${other}); }`,
		`.${other}, .${name} { animation: ${other}; composes: ${other} from "./${chance.pick(FILES)}.css"; }`,
		`@${chance.pick(['', '-webkit-'])}keyframes ${other} { to { top: 0 } }`,
		`@layer ${name}, ${other};`,
		`@layer ${other} { .${name} { top: var(--${name}) } }`,
	]);
}

function pageFile(chance: Chance): string {
	const [name, other] = [chance.pick(NAMES), chance.pick(NAMES)];
	return some(chance, [
		`<link rel="stylesheet" href="${chance.pick(['', '/styles/'])}${chance.pick(FILES)}.css">`,
		`<style>.${name} { top: var(--${other}) }</style>`,
		`<p id="${name}" class="${other} ${name}"></p>`,
		`<a href="#${other}"></a><label for="${name}"></label>`,
	]);
}

function cargoFile(chance: Chance): string {
	const [name, other] = [chance.pick(NAMES), chance.pick(NAMES)];
	return some(chance, [
		`[workspace.dependencies]\n${name} = "1"\n${other}-x = { path = "styles" }`,
		`[dependencies]\n${other} = { workspace = true }\n${name}-x.workspace = true`,
		`[features]\n${name} = ["${other}", "dep:${name}"]\n${other}-y = ["${name}"]`,
	]);
}
