import { AssayError } from '../../model/errors.ts';
import type { CodeGraph } from '../../model/graph.ts';
import { buildPack, type Pack } from '../../pack/build-pack.ts';
import { KnownItems } from '../../pack/kept-packs.ts';
import { markdownFormat } from '../../pack/markdown.ts';
import { inLine } from '../../pack/text.ts';
import { xmlFormat } from '../../pack/xml.ts';
import { GraphWords } from '../../store/graph/describe.ts';
import { keepPack, readPack } from '../../store/pack-cache.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { StateFolder } from '../../store/state.ts';
import { textReader } from '../file-text.ts';
import type { Context } from '../question.ts';

const FORMATS = { markdown: markdownFormat, xml: xmlFormat };
const LONGEST_ASKED = 120;

export interface Asked {
	/** In words. */
	asked: string;
	seeds: readonly number[];
	changed: ReadonlyMap<number, string>;
	notes: string[];
	budget: number;
	since: string | null;
	format: keyof typeof FORMATS;
	/** What decides about the pack besides. */
	request: object;
}

/** Builds a pack and keeps what a later one may leave out. */
export async function answerPack(context: Context, reader: IndexReader, graph: CodeGraph, asked: Asked) {
	const { budget, since, format } = asked;
	const { state } = await context.workspace();
	const known = since === null ? null : { hash: since, items: new KnownItems(knownItems(state, since)) };
	const pack = buildPack(reader, graph, await reading(context), FORMATS[format], {
		asked: inLine(asked.asked, LONGEST_ASKED),
		seeds: asked.seeds,
		budget,
		known,
		changed: asked.changed,
		notes: asked.notes,
		request: { ...asked.request, budget, since, format },
	});
	checkRoom(pack, asked);
	if (!keepPack(state, pack.receipt.hash, pack.kept)) {
		context.onWarning('The pack could not be kept, so that `--since` will not know it.');
	}
	const words = new GraphWords(reader, graph);
	const { head, items, tail, receipt } = pack;
	return {
		result: { seeds: asked.seeds.map((node) => words.node(node)), format, head, items, tail, receipt },
		meta: { truncated: receipt.leftOut.budget > 0 || receipt.beyond > 0 },
	};
}

function knownItems(state: StateFolder, hash: string) {
	const items = /^[0-9a-f]{16}$/.test(hash) ? readPack(state, hash) : null;
	if (items !== null) return items;
	throw new AssayError(
		'NOT_FOUND',
		`no pack with the hash ${JSON.stringify(hash)} is kept`,
		'Give the hash of a receipt; the last packs of this repository are kept.',
	);
}

/** A pack without anything that was asked for is none. */
function checkRoom({ receipt, items, least }: Pack, { budget }: Asked): void {
	const isEmpty = items.length === 0 && receipt.leftOut.known < receipt.considered;
	if (receipt.tokens <= budget && !isEmpty) return;
	throw new AssayError(
		'USAGE',
		`a budget of ${budget} tokens is too small for this pack`,
		`Give at least ${Math.max(least, budget + 1)}.`,
	);
}

/** Texts of files, each read once: those of one pack are needed again and again. */
async function reading(context: Context): Promise<(path: string) => string> {
	const read = textReader(await context.workspace());
	const texts = new Map<string, string>();
	return (path) => {
		let text = texts.get(path);
		if (text === undefined) {
			text = read(path);
			texts.set(path, text);
		}
		return text;
	};
}
