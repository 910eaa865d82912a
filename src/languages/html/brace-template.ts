import type { Recorder } from '../../model/recorder.ts';
import type { Attribute } from '../shared/tags.ts';
import { type BraceExpression, BraceTexts, pastBraces } from './brace-texts.ts';
import type { Element } from './elements.ts';
import { blockEnds, blockOf } from './template-blocks.ts';
import { bindName, openPattern, type Piece, pathIn, readPieces } from './template-code.ts';

/** What stands between the list and the names of `{#each list as name}`. */
const AS = /\sas\s+(?!const\b)/g;
const HEAD = /^\s{0,20}([\w$]{1,200})\s{0,20}\(/;
const LET = /^let:([\w$]{1,200})$/;
/** Directives whose name is that of something in the script: `use:action`, `transition:fade`. */
const NAMED = /^(?:use|transition|in|out|animate):([\w$]{1,200})/;

/**
 * The code of a Svelte or Astro template, in braces of texts and attributes. What blocks and functions bind is seen to the end
 * of their range alone.
 */
export class BraceTemplate {
	readonly scanner: BraceTexts;
	private readonly out: Recorder;
	private readonly isSvelte: boolean;
	private expressions: readonly BraceExpression[] | null = null;
	private ends: readonly number[] = [];
	private next = 0;

	constructor(out: Recorder, isSvelte: boolean) {
		this.out = out;
		this.isSvelte = isSvelte;
		this.scanner = new BraceTexts(out.text, !isSvelte);
	}

	/** Reads the texts before an offset; `pass` is called before each with code, `opened` for each scope that stays open. */
	readTexts(to: number, pass: (at: number) => void, opened: (end: number) => void): void {
		if (this.expressions === null) {
			this.expressions = this.scanner.found.sort((a, b) => a.start - b.start);
			this.ends = this.isSvelte
				? blockEnds(this.out.text, this.expressions)
				: this.expressions.map(({ end }) => end);
		}
		for (; this.next < this.expressions.length; this.next++) {
			const expression = this.expressions[this.next];
			if (expression.start >= to) return;
			pass(expression.start);
			const end = this.ends[this.next];
			const count = this.isSvelte
				? this.readBlock(expression, end)
				: this.readExpression(expression.pieces, end);
			for (let left = count; left > 0; left--) opened(end);
		}
	}

	/** Reads the code in the attributes of an element; gives how many scopes it has opened, which end with the element. */
	readElement({ tag }: Element, end: number): number {
		const { out } = this;
		let opened = 0;
		for (const attribute of tag.attributes) {
			const [, bound] = LET.exec(this.written(attribute)) ?? [];
			if (bound !== undefined) {
				const pattern =
					attribute.start === -1
						? { start: attribute.nameStart + 4, end: attribute.nameStart + 4 + bound.length }
						: attribute;
				if (openPattern(out, pattern, { start: tag.start, end }, -1)) opened++;
				continue;
			}
			const [, named] = NAMED.exec(this.written(attribute)) ?? [];
			if (named !== undefined)
				out.refer(named, attribute.nameStart + this.written(attribute).indexOf(':') + 1, 'read', false);
			for (const piece of codeOf(out.text, attribute)) this.read([piece]);
		}
		return opened;
	}

	/** As written: attributes are kept in lower case. */
	private written({ name, nameStart }: Attribute): string {
		return this.out.text.slice(nameStart, nameStart + name.length);
	}

	private read(pieces: readonly Piece[]): void {
		readPieces(
			this.out,
			pieces,
			{ start: pieces[0].start, end: pieces.at(-1)!.end },
			{ hasStores: this.isSvelte, hasComments: true },
		);
	}

	/** An expression of Astro: what its functions bind is seen in the markup inside of it, too. */
	private readExpression(pieces: readonly Piece[], end: number): number {
		const scope = { start: pieces[0].start, end };
		return readPieces(this.out, pieces, scope, { hasComments: true, staysOpen: true }) ? 1 : 0;
	}

	/** Gives whether a scope was opened that lasts to `end`. */
	private readBlock({ start, end: codeEnd, pieces }: BraceExpression, end: number): number {
		const { out } = this;
		const { word, start: from } = blockOf(out.text, { start, end: codeEnd, pieces });
		const code = { start: from, end: codeEnd - 1 };
		const scope = { start, end };
		switch (word) {
			case 'each':
				return this.openEach(code, scope);
			case 'await':
				return this.openAwait(code, scope);
			case ':then':
			case ':catch':
				return openPattern(out, code, scope, -1) ? 1 : 0;
			case 'snippet':
				return this.openSnippet(code, scope);
			case 'const':
				this.bindConstant(code);
				return 0;
			default:
				if (!word.startsWith('/')) this.read([code]);
				return 0;
		}
	}

	/** `list as item, index (key)`: the list is read outside of the scope, the key inside. */
	private openEach(code: Piece, scope: Piece): number {
		const { out } = this;
		const written = out.text.slice(code.start, code.end);
		const as = [...written.matchAll(AS)].at(-1);
		if (as === undefined) {
			this.read([code]);
			return 0;
		}
		const list = { start: code.start, end: code.start + as.index };
		this.read([list]);
		const of = pathIn(out, list.start, list.end);
		const first = of < 0 ? -1 : out.value('index', null, of, -1);
		const names = code.start + as.index + as[0].length;
		const key = keyStart(out.text, names, code.end);
		const hasKey = key !== -1;
		const isOpen = openPattern(out, { start: names, end: hasKey ? key : code.end }, scope, first);
		if (hasKey) this.read([{ start: key, end: code.end }]);
		return isOpen ? 1 : 0;
	}

	/** `promise then value`. */
	private openAwait(code: Piece, scope: Piece): number {
		const { out } = this;
		const then = /\s(?:then|catch)\s/.exec(out.text.slice(code.start, code.end));
		const end = then === null ? code.end : code.start + then.index;
		this.read([{ start: code.start, end }]);
		if (then === null) return 0;
		return openPattern(out, { start: end + then[0].length, end: code.end }, scope, -1) ? 1 : 0;
	}

	/** `name(a, b)`: a name of its block, with parameters. */
	private openSnippet(code: Piece, scope: Piece): number {
		const { out } = this;
		const head = HEAD.exec(out.text.slice(code.start, code.end));
		if (head === null) return 0;
		bindName(out, head[1], code.start + head[0].indexOf(head[1]), -1);
		const parameters = { start: code.start + head[0].length, end: code.end - 1 };
		return openPattern(out, parameters, scope, -1) ? 1 : 0;
	}

	/** `name = value` of the block around it. */
	private bindConstant(code: Piece): void {
		const { out } = this;
		const [head, name] =
			/^\s{0,20}([\w$]{1,200})\s{0,20}=(?![=>])/.exec(out.text.slice(code.start, code.end)) ?? [];
		const value = { start: code.start + (head?.length ?? 0), end: code.end };
		this.read([value]);
		if (head !== undefined && name !== undefined)
			bindName(out, name, code.start + head.indexOf(name), pathIn(out, value.start, value.end));
	}
}

/** Where the key of `{#each}` begins: a parenthesis behind the names; -1 for none. */
function keyStart(text: string, from: number, to: number): number {
	let depth = 0;
	for (let at = from; at < to; at++) {
		if ('[{'.includes(text[at])) depth++;
		else if (']}'.includes(text[at])) depth--;
		else if (text[at] === '(' && depth === 0) return at;
	}
	return -1;
}

/** The code in the value of an attribute: all of `{code}`, what stands in braces in `"a {code}"`. */
function codeOf(text: string, { start, end, isCode }: Attribute): Piece[] {
	if (start === -1) return [];
	if (isCode) return [{ start, end }];
	const found: Piece[] = [];
	for (let at = text.indexOf('{', start); at !== -1 && at < end; ) {
		const past = Math.min(pastBraces(text, at), end);
		found.push({ start: at + 1, end: past - 1 });
		at = text.indexOf('{', past);
	}
	return found;
}
