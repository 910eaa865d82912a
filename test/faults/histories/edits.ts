import type { Random } from './random.ts';
import { sourceFor, word } from './sources.ts';
import { onFile, type Step } from './step.ts';
import type { Tree } from './tree.ts';

/** Changes of what is in a file, as people make them, and as tools do. */

function editLines(change: (lines: string[], at: number, random: Random) => void) {
	return (tree: Tree, path: string, random: Random): string => {
		const lines = tree.text(path).split('\n');
		const at = random.below(lines.length);
		change(lines, at, random);
		tree.write(path, lines.join('\n'));
		return `${path}:${at + 1}`;
	};
}

const IDENTIFIER = /[A-Za-z_]\w{2,}/g;

function renameIdentifier(tree: Tree, path: string, random: Random): string | null {
	const text = tree.text(path);
	const found = [...new Set(text.match(IDENTIFIER) ?? [])];
	if (found.length === 0) return null;
	const old = random.pick(found);
	const name = `${word(random)}${random.below(100)}`;
	tree.write(path, text.replaceAll(new RegExp(`\\b${old}\\b`, 'g'), name));
	return `${old} → ${name} in ${path}`;
}

/** Duplicates the lines from one that starts in the first column to the next. */
function duplicateBlock(tree: Tree, path: string, random: Random): string {
	const lines = tree.text(path).split('\n');
	const starts = lines.flatMap((line, at) => (/^\S/.test(line) ? [at] : []));
	const which = random.below(Math.max(1, starts.length));
	const first = starts[which] ?? 0;
	const block = lines.slice(first, starts[which + 1] ?? lines.length);
	lines.splice(first, 0, ...block);
	tree.write(path, lines.join('\n'));
	return `${path}:${first + 1}, ${block.length} lines`;
}

const BREAKS = ['function ( {', '}}}', ')', '<<<<<<< HEAD', 'class {', '"', '`${', '/*', 'def (:', '@'];

function breakSyntax(tree: Tree, path: string, random: Random): string {
	const text = tree.text(path);
	const at = random.below(text.length + 1);
	const piece = random.pick(BREAKS);
	tree.write(path, `${text.slice(0, at)}${piece}${text.slice(at)}`);
	return `${JSON.stringify(piece)} at ${at} of ${path}`;
}

/** Back to an earlier content; `mtime` too, as an archive or a version control may restore it. */
function restore(tree: Tree, random: Random, withTime: boolean): string | null {
	const paths = [...tree.versions.keys()].filter((path) => tree.isFree(path) || tree.files().includes(path));
	if (paths.length === 0) return null;
	const path = random.pick(paths.sort());
	const { bytes, mtime } = random.pick(tree.versions.get(path)!);
	tree.write(path, bytes);
	if (withTime) tree.setTime(path, mtime);
	return path;
}

/** As many bytes as before, and the time of before: only the content and the time of change tell. */
function changeUnnoticeably(tree: Tree, path: string, random: Random): string | null {
	const bytes = tree.read(path);
	const at = bytes.findIndex((byte, i) => i >= random.below(bytes.length) && byte > 96 && byte < 122);
	if (at < 0) return null;
	const mtime = tree.timeOf(path);
	const changed = Buffer.from(bytes);
	changed[at]++;
	tree.write(path, changed);
	tree.setTime(path, mtime);
	return `${path} at ${at}`;
}

const isCode = (path: string) => /\.(?:[mc]?[jt]sx?|py|vue|md)$/.test(path);

export const EDITS: readonly Step[] = [
	onFile(
		'delete a line',
		editLines((lines, at) => lines.splice(at, 1)),
		isCode,
	),
	onFile(
		'delete lines',
		editLines((lines, at, random) => lines.splice(at, random.between(2, 12))),
		isCode,
	),
	onFile(
		'add a line',
		editLines((lines, at, random) => lines.splice(at, 0, `${word(random)}();`)),
		isCode,
	),
	onFile(
		'swap lines',
		editLines((lines, at) => lines.push(...lines.splice(at, 1))),
		isCode,
	),
	onFile('rename an identifier', renameIdentifier, isCode),
	onFile('duplicate a block', duplicateBlock, isCode),
	onFile('rewrite', (tree, path, random) => {
		tree.write(path, sourceFor(path, random));
		return path;
	}),
	onFile(
		'append much',
		(tree, path, random) => {
			const more = Array.from({ length: random.between(5, 30) }, () => sourceFor(path, random)).join('\n');
			tree.write(path, `${tree.text(path)}\n${more}`);
			return `${more.length} to ${path}`;
		},
		isCode,
	),
	onFile('break the syntax', breakSyntax, isCode),
	onFile('break the syntax again', breakSyntax, isCode),
	{ name: 'restore', apply: (tree, random) => restore(tree, random, false) },
	{ name: 'restore with its time', apply: (tree, random) => restore(tree, random, true) },
	onFile('change unnoticeably', changeUnnoticeably),
	onFile('touch', (tree, path, random) => {
		tree.setTime(path, 1_500_000_000 + random.below(200_000_000));
		return path;
	}),
	onFile('write the same', (tree, path) => {
		tree.write(path, tree.read(path));
		return path;
	}),
];
