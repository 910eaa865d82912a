import { nodeAt } from '../graph/family.ts';
import { type CodeGraph, fileOf } from '../model/graph.ts';
import type { GraphWords } from '../store/graph/describe.ts';
import type { IndexReader } from '../store/reader.ts';
import type { FoundUnused, Unused } from './find-dead.ts';
import { hidingOf } from './hidden.ts';
import { isOpenClass } from './open-classes.ts';
import { findInTexts, type InText } from './text-mentions.ts';
import { hasToolComment } from './tool-comments.ts';

/** What somebody should look at; of what stands at a place, how to say it with the line. */
type Doubt = string | { file: number; offset: number; say: (line: number) => string };

/** Something unused, and what speaks against deleting it. */
export interface Judged {
	unused: Unused;
	verdict: 'dead' | 'look';
	text: InText;
	doubts: Doubt[];
}

/** Decides about each of what is unused: what is sure first. */
export function judge(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	{ unused, usedWith, holding }: FoundUnused,
	textOf: (path: string) => string,
	isWanted: (path: string) => boolean,
): Judged[] {
	const ids = new Map(Array.from(graph.fileIds, (id, at) => [id, graph.paths[at]]));
	const sought = unused.map(({ node, name }) => ({
		name,
		path: graph.paths[fileOf(graph, node)],
		range: () => words.range(node),
	}));
	const texts = findInTexts(reader, ids, sought, textOf, holding);
	const isForTool = ({ node, package: owner }: Unused, path: string) =>
		owner.isHiding && hasToolComment(textOf(path), words.range(node).start);
	const doubtful = unused.map((each, at) => {
		const doubts = doubtsAbout(graph, each, texts[at]);
		if (doubts.length === 0 && isForTool(each, sought[at].path))
			doubts.push('a comment above it speaks to a tool');
		const { start, end } = words.range(each.node);
		const rules = hidingOf(graph.languages[fileOf(graph, each.node)]);
		if (rules?.isForInterface?.(textOf(sought[at].path).slice(start, end), each.name))
			doubts.push('it implements a member of an interface, which may be called instead');
		if (rules?.callingBases !== undefined && isOpenClass(graph, words, each.node, rules.callingBases, textOf))
			doubts.push('its class has a base or a mixin that is not in the repository, which may call it');
		return doubts;
	});
	const isUsed = usedWith(unused.filter((_, at) => doubtful[at].length > 0).map(({ node }) => node));
	const judged = unused.map((each, at): Judged => {
		const doubts = doubtful[at];
		if (doubts.length === 0 && isUsed[each.node] === 1)
			doubts.push('something uses it that needs a look itself');
		return { unused: each, verdict: doubts.length === 0 ? 'dead' : 'look', text: texts[at], doubts };
	});
	const wanted = judged.filter((_, at) => isWanted(sought[at].path));
	return [
		...wanted.filter(({ verdict }) => verdict === 'dead'),
		...wanted.filter(({ verdict }) => verdict === 'look'),
	];
}

/** Puts the argument for deleting something, and what speaks against it. */
export function argue(words: GraphWords, { unused, verdict, text, doubts }: Judged) {
	return {
		...words.node(unused.node),
		lines: words.lines(unused.node),
		verdict,
		argument: argumentFor(unused, text),
		doubts: doubts.map((doubt) =>
			typeof doubt === 'string' ? doubt : doubt.say(words.at(doubt.file, doubt.offset).line),
		),
	};
}

function argumentFor({ isExported, package: owner, reflection }: Unused, text: InText): string[] {
	const argument = ['no call and no mention of the name leads to it from anything that is used'];
	if (owner.isHiding) argument.push('nothing outside of its file, type or package can see it');
	else if (!isExported) argument.push('other files cannot see it, or it is a member that nothing names');
	else if (owner.as === 'application')
		argument.push(`exported, but the package is an application: ${owner.because}`);
	else argument.push(`exported, but not handed on by an entry of the package: ${owner.because}`);
	if (text === null) argument.push('its name stands in no string, template or setting');
	if (reflection < 0) argument.push('its file looks nothing up by a computed name');
	return argument;
}

/** `DATABASES` in settings.py, in conf.py or below a folder of settings. */
function isSetting(name: string, path: string): boolean {
	const isForSettings = /(?:^|[/_])(?:settings|conf|config)(?:\/[^/]+|_\w+)?\.py$/.test(path);
	return isForSettings && /^[A-Z][A-Z0-9_]*$/.test(name);
}

function doubtsAbout(graph: CodeGraph, unused: Unused, text: InText): Doubt[] {
	const doubts: Doubt[] = [];
	const file = fileOf(graph, unused.node);
	if (unused.isExported && unused.isAlone)
		doubts.push('nothing in the index imports its file: it may be run, or loaded by its name');
	if (unused.isExported && unused.package.as === 'library')
		doubts.push('the package is a library: it may be imported by its path');
	if (unused.isExported && isSetting(unused.name, graph.paths[file]))
		doubts.push('it looks like a setting, which a framework may read by its name');
	if (unused.isExported && unused.isInNamespace)
		doubts.push('its file is imported as a whole under one name');
	if (unused.isOfCalledFromOutside) {
		doubts.push('nothing in the repository calls a member of its class: a library that is given one may');
	}
	if (unused.reflection >= 0 && (unused.isExported || graph.kinds[graph.parents[unused.node]] !== 0)) {
		doubts.push({
			file,
			offset: unused.reflection,
			say: (line) => `its file looks something up by a computed name, as in line ${line}`,
		});
	}
	if (text === 'not looked for')
		doubts.push('its name is in too many files, or too short, to look for it in texts');
	else if (text !== null) {
		doubts.push({
			file: fileOf(graph, nodeAt(graph, text.path, 0)),
			offset: text.offset,
			say: (line) => `its name stands at ${text.path}:${line}, where it may mean this`,
		});
	}
	return doubts;
}
