import type { Random } from './random.ts';

/** Texts that look like what people write, small, in every language that is read differently. */

const WORDS = [
	'load',
	'store',
	'parse',
	'order',
	'price',
	'user',
	'node',
	'queue',
	'cache',
	'route',
	'token',
];
const TYPES = ['string', 'number', 'Map<string, number>', 'readonly string[]', 'Promise<void>'];

export function word(random: Random): string {
	return random.pick(WORDS);
}

function name(random: Random): string {
	const [first, second] = [word(random), word(random)];
	return first + second[0].toUpperCase() + second.slice(1) + (random.chance(30) ? random.below(10) : '');
}

function times(random: Random, most: number, make: () => string): string {
	return Array.from({ length: random.between(1, most) }, make).join('\n');
}

function typescript(random: Random, ending: string): string {
	const typed = ending.startsWith('ts') || ending === 'vue';
	const imports = times(random, 3, () => {
		const from = random.pick([
			`./${word(random)}.ts`,
			`@${word(random)}/core`,
			`../${word(random)}`,
			'node:fs',
		]);
		return random.chance(70)
			? `import { ${name(random)}, ${word(random)} as ${name(random)} } from '${from}';`
			: `import * as ${word(random)} from "${from}";`;
	});
	const body = times(random, 4, () =>
		random.pick([
			() => `export function ${name(random)}(a${typed ? `: ${random.pick(TYPES)}` : ''}, b = ${random.below(99)}) {
	if (a > b) return ${word(random)}(a, { key: '${word(random)}' });
	return ${name(random)}.map((x) => x.${word(random)}(b));
}`,
			() => `/** Keeps a ${word(random)}. For a while. */
export class ${name(random)} extends ${name(random)} {
	static ${word(random)} = new ${name(random)}();
	${typed ? 'private ' : ''}async ${name(random)}() {
		for (const each of this.${word(random)}) await each.${word(random)}(...arguments);
	}
}`,
			() => `const ${name(random)} = [${random.below(9)}, '${word(random)} ü 🙂'].filter(Boolean);`,
			() => `export { ${word(random)} as ${name(random)} } from './${word(random)}.ts';`,
			() =>
				`describe('${word(random)}', () => {\n\tit('works', () => ${name(random)}(${word(random)}));\n});`,
		])(),
	);
	return `${imports}\n\n${body}\n`;
}

function python(random: Random): string {
	const body = times(random, 4, () =>
		random.pick([
			() => `def ${name(random)}(a, *rest, key="${word(random)}"):
    """The ${word(random)}."""
    if a:
        return ${word(random)}(a, key=key)
    return [x.${word(random)} for x in rest]
`,
			() => `@${word(random)}.register(${random.below(9)})
class ${name(random)}(${name(random)}):
    ${word(random)} = ${random.below(99)}

    async def ${word(random)}(self) -> int:
        return await self.${name(random)}()
`,
			() => `${word(random).toUpperCase()} = {"${word(random)}": ${name(random)}}\n`,
		])(),
	);
	return `import ${word(random)}\nfrom .${word(random)} import ${name(random)} as ${word(random)}\n\n${body}`;
}

function vue(random: Random): string {
	return `<template>\n  <p @click="${word(random)}()">{{ ${name(random)} }}</p>\n</template>

<script setup lang="ts">\n${typescript(random, 'ts')}</script>

<style scoped>\n.${word(random)} { color: red }\n</style>\n`;
}

function markdown(random: Random): string {
	return `# The ${word(random)}\n\nSome ${word(random)} of \`${name(random)}\`.\n\n## ${name(random)}

\`\`\`ts\n${typescript(random, 'ts')}\`\`\`\n\n\`\`\`python\n${python(random)}\`\`\`\n`;
}

function json(random: Random): string {
	return `${JSON.stringify({ [word(random)]: name(random), list: [random.below(9), null] }, null, 2)}\n`;
}

const MAKERS: Record<string, (random: Random, ending: string) => string> = {
	ts: typescript,
	tsx: typescript,
	js: typescript,
	mjs: typescript,
	py: python,
	vue,
	md: markdown,
	json,
	txt: markdown,
	css: (random) => `.${word(random)} > a { margin: ${random.below(9)}px }\n`,
};

export const ENDINGS: readonly string[] = Object.keys(MAKERS);

function endingOf(path: string): string {
	return path.slice(path.lastIndexOf('.') + 1);
}

/** A new text for a file of that name. */
export function sourceFor(path: string, random: Random): string {
	const ending = endingOf(path);
	return (MAKERS[ending] ?? markdown)(random, ending);
}
