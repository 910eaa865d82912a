import type { Recorder } from '../../model/recorder.ts';
import type { Attribute } from '../shared/tags.ts';
import { readDirectives } from './directives.ts';
import type { Element } from './elements.ts';
import { openPattern, pathIn, readCode } from './template-code.ts';

/** Attributes whose values are code: `@click`, `:title`, `.prop`, `v-if`, directives of one's own. */
const CODE = /^(?:[@:.]|v-(?!(?:slot|pre|cloak|once|else|for)(?:$|[:.])))/;
const SLOT = /^(?:v-slot(?:$|[:.])|#|slot-scope$)/;
/** What stands between the names and the list of `v-for`. */
const IN = /\s(?:in|of)\s/;

/**
 * The code of a Vue template: expressions of attributes and texts, told in their order. Names of `v-for` and of slots are bound
 * in scopes of their elements.
 */
export class VueTemplate {
	private readonly out: Recorder;
	/** Up to where texts were read; up to where nothing is code (`v-pre`). */
	private readTo = 0;
	private plainTo = 0;

	constructor(out: Recorder) {
		this.out = out;
	}

	/** Reads the texts before an offset; `pass` is told of each that has code, before it is read. */
	readTexts(to: number, pass: (at: number) => void): void {
		const { text } = this.out;
		let at = this.readTo;
		while (at < to) {
			const next = text.indexOf('{{', at);
			if (next === -1 || next >= to) break;
			const comment = text.slice(at, next).indexOf('<!--');
			if (comment !== -1) {
				const end = text.indexOf('-->', at + comment);
				at = end === -1 ? to : end + 3;
				continue;
			}
			const end = text.indexOf('}}', next);
			if (end === -1 || end > to) break;
			if (next >= this.plainTo) {
				pass(next);
				readCode(this.out, next + 2, end, true);
			}
			at = end + 2;
		}
		this.readTo = Math.max(this.readTo, to);
	}

	/** Reads the code of the attributes of an element that ends there. Gives how many scopes it has opened, which end with it. */
	readElement(element: Element, end: number): number {
		const { out } = this;
		const { tag } = element;
		this.readTo = tag.end;
		readDirectives(out, element);
		if (tag.start < this.plainTo) return 0;
		const scope = { start: tag.start, end };
		let opened = 0;
		for (const attribute of tag.attributes) {
			if (attribute.name === 'v-pre') this.plainTo = end;
			if (attribute.start === -1) continue;
			if (attribute.name === 'v-for') opened += this.openLoop(attribute, scope);
			else if (SLOT.test(attribute.name)) opened += openPattern(out, attribute, scope, -1) ? 1 : 0;
		}
		for (const { name, start, end: last } of tag.attributes) {
			if (start !== -1 && CODE.test(name)) readCode(out, start, last, true);
		}
		return opened;
	}

	/** The list is none of the names' business: it is read outside of their scope. */
	private openLoop({ start, end }: Attribute, scope: { start: number; end: number }): number {
		const { out } = this;
		const found = IN.exec(out.text.slice(start, end));
		if (found === null) return 0;
		const list = start + found.index + found[0].length;
		readCode(out, list, end, true);
		const of = pathIn(out, list, end);
		const first = of < 0 ? -1 : out.value('index', null, of, -1);
		return openPattern(out, { start, end: start + found.index }, scope, first) ? 1 : 0;
	}
}
