import type { Random } from '../histories/random.ts';

/** Something that happens to a file. null when the file is gone. */
export interface Damage {
	name: string;
	apply(content: Buffer, random: Random): Buffer | null;
}

const PAGE = 4096;

const pageIn = (content: Buffer, random: Random) => random.below(Math.ceil(content.length / PAGE)) * PAGE;

function garbage(length: number, random: Random): Buffer {
	return Buffer.from(Array.from({ length }, () => random.below(256)));
}

/** A changed copy. */
function changed(content: Buffer, change: (copy: Buffer) => void): Buffer {
	const copy = Buffer.from(content);
	change(copy);
	return copy;
}

export const DAMAGES: Damage[] = [
	{
		name: 'a bit is another',
		apply: (content, random) =>
			changed(content, (copy) => {
				if (copy.length > 0) copy[random.below(copy.length)] ^= 1 << random.below(8);
			}),
	},
	{
		name: 'a bit of the head is another',
		apply: (content, random) =>
			changed(content, (copy) => {
				if (copy.length > 0) copy[random.below(Math.min(100, copy.length))] ^= 1 << random.below(8);
			}),
	},
	{
		name: 'a letter is another',
		apply: (content, random) =>
			changed(content, (copy) => {
				const letters = [...copy.toString('latin1').matchAll(/[a-z](?=[a-z]{3})/gi)];
				if (letters.length > 0) copy[random.pick(letters).index] ^= 1 + random.below(4);
			}),
	},
	{
		name: 'some bytes are others',
		apply: (content, random) =>
			changed(content, (copy) => {
				garbage(random.between(1, 64), random).copy(copy, random.below(Math.max(1, copy.length)));
			}),
	},
	{
		name: 'a page is empty',
		apply: (content, random) =>
			changed(content, (copy) => {
				const at = pageIn(copy, random);
				copy.subarray(at, at + PAGE).fill(0);
			}),
	},
	{
		name: 'a page is garbage',
		apply: (content, random) =>
			changed(content, (copy) => void garbage(PAGE, random).copy(copy, pageIn(copy, random))),
	},
	{
		name: 'a page is that of another place',
		apply: (content, random) =>
			changed(content, (copy) => {
				const at = pageIn(content, random);
				content.copy(copy, pageIn(content, random), at, at + PAGE);
			}),
	},
	{
		name: 'a sector is empty',
		apply: (content, random) =>
			changed(content, (copy) => {
				const at = random.below(Math.ceil(copy.length / 512)) * 512;
				copy.subarray(at, at + 512).fill(0);
			}),
	},
	{
		name: 'the end is missing',
		apply: (content, random) => content.subarray(0, random.below(content.length + 1)),
	},
	{ name: 'pages are missing', apply: (content, random) => content.subarray(0, pageIn(content, random)) },
	{
		name: 'there is something after the end',
		apply: (content, random) => Buffer.concat([content, garbage(random.between(1, 5000), random)]),
	},
	{ name: 'it is empty', apply: () => Buffer.alloc(0) },
	{ name: 'it is gone', apply: () => null },
	{ name: 'it is a text', apply: () => Buffer.from('This is not what it was.\n'.repeat(400)) },
	{ name: 'it is zeros', apply: (content) => Buffer.alloc(content.length) },
];
