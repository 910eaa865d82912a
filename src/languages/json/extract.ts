import type { Extractor } from '../../model/language.ts';
import type { ChunkSpec, Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { Outline } from '../shared/outline.ts';
import { shownValue } from '../shared/shown-value.ts';
import { facts } from './facts.ts';
import { includes, listsPackages, type Manifest, manifestOf, scriptCalls } from './manifests.ts';
import { type JsonVisitor, scanJson } from './scan.ts';

/** Keys deeper than this are data. */
const MAX_DEPTH = 2;
/** A file with more keys than this is data: those beyond are passed over. */
const MAX_KEYS = 2_000;
/** References kept of one file. */
const MAX_REFERENCES = 20_000;
const MAX_VALUE = 200;
/** Objects whose keys are definitions, one level deeper than others where it is usual. */
const DEFINITIONS = new Set([
	'definitions',
	'$defs',
	'schemas',
	'responses',
	'parameters',
	'requestBodies',
	'securitySchemes',
]);

/**
 * Named keys of JSON down to the second level (definitions of an OpenAPI document to the third), at most
 * 2,000 of a file, none inside lists; packages, `extends` and `$ref`s as imports and references.
 */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const outline = new Outline();
	const reader = new Reader(out.text, manifestOf(out.path ?? '', out.text), outline);
	scanJson(out.text, reader);
	outline.replay(out);
	for (const [start, end] of reader.errors) out.syntaxError(start, end);
}

/** Errors of one file: a text that is no JSON at all has no end of them. */
const MAX_ERRORS = 100;

class Reader implements JsonVisitor {
	readonly errors: [number, number][] = [];
	private readonly text: string;
	private readonly manifest: Manifest;
	private readonly outline: Outline;
	/** Keys on the way to here, by depth from 1. */
	private readonly path: string[] = [''];
	/** Depths of the keys that are open chunks. */
	private readonly open: number[] = [];
	private keys = 0;
	private references = 0;
	/** By their paths: `scripts/build`. */
	private readonly chunks = new Map<string, ChunkSpec>();

	constructor(text: string, manifest: Manifest, outline: Outline) {
		this.text = text;
		this.manifest = manifest;
		this.outline = outline;
	}

	key(name: string, start: number, end: number, depth: number, inArray: boolean): void {
		this.path.length = Math.min(depth, 64);
		if (depth < 64) this.path[depth] = name;
		if (inArray || name === '' || this.keys >= MAX_KEYS || !this.isNamed(depth)) return;
		this.keys++;
		const isDefinition = depth > 1 && DEFINITIONS.has(this.path[depth - 1]);
		const chunk = this.outline.openChunk({
			kind: isDefinition ? 'type' : 'property',
			name,
			start,
			nameStart: end - start === name.length ? start : start + 1,
			flags: 0,
			type: scalarAfter(this.text, name, end),
		});
		this.open.push(depth);
		this.chunks.set(this.path.slice(1, depth + 1).join('/'), chunk);
		if (depth === 2 && listsPackages(this.manifest, this.path[1]))
			this.import(name, start + 1, start, end, 'import');
	}

	private isNamed(depth: number): boolean {
		if (depth <= MAX_DEPTH) return true;
		return depth === 3 && this.path[1] === 'components';
	}

	scalar(start: number, end: number, depth: number, isItem: boolean, isString: boolean): void {
		if (!isString || end - start < 3) return;
		const key = this.path[depth] ?? '';
		const value = this.text.slice(start + 1, Math.min(end - 1, start + 1 + MAX_VALUE));
		if (key === '$ref' && !isItem) this.reference(value, start + 1, start, end);
		else if (includes(this.manifest, key, depth)) this.import(value, start + 1, start, end, 'include');
		else if (depth === 2 && key === 'path' && this.path[1] === 'references') {
			this.import(value, start + 1, start, end, 'include');
		} else if (this.manifest === 'package' && depth === 2 && this.path[1] === 'scripts')
			this.scripts(value, start + 1);
	}

	end(offset: number, depth: number): void {
		while (this.open.length > 0 && this.open[this.open.length - 1] >= depth) {
			this.open.pop();
			this.outline.closeChunk(offset);
		}
	}

	error(start: number, end: number): void {
		if (this.errors.length < MAX_ERRORS) this.errors.push([start, end]);
	}

	private import(
		module: string,
		nameStart: number,
		start: number,
		end: number,
		kind: 'import' | 'include',
	): void {
		if (this.references++ >= MAX_REFERENCES) return;
		this.outline.tell((out) =>
			out.importName({ kind, module, imported: '', local: null, start, end, nameStart, flags: 0 }),
		);
	}

	/** `#/$defs/User` refers to `User`; what is before the `#` is a file. */
	private reference(value: string, at: number, start: number, end: number): void {
		if (this.references++ >= MAX_REFERENCES) return;
		const hash = value.indexOf('#');
		if (hash !== 0) this.import(value, at, start, end, 'include');
		const slash = value.lastIndexOf('/');
		if (hash === -1 || slash < hash || slash + 1 === value.length) return;
		this.outline.tell((out) => out.refer(value.slice(slash + 1), at + slash + 1, 'type', false));
		if (value.startsWith('#/')) this.outline.lead(at + slash + 1, () => this.chunks.get(value.slice(2)));
	}

	private scripts(value: string, at: number): void {
		for (const { name, start, isOwn } of scriptCalls(value)) {
			this.outline.tell((out) => out.refer(name, at + start, 'call', false));
			if (isOwn) this.outline.lead(at + start, () => this.chunks.get(`scripts/${name}`));
		}
	}
}

/** The scalar behind a key, as its type; null for an object, a list or a long text. */
function scalarAfter(text: string, key: string, end: number): string | null {
	const found = /^\s*:\s*("(?:[^"\\\n]|\\.){0,80}"|[\w.+-]{1,40})(?=\s*[,}\n])/.exec(
		text.slice(end, end + 140),
	);
	return found === null ? null : shownValue(key, found[1].replace(/^"|"$/g, ''));
}

const extractor: Extractor = { facts, extract };

export default extractor;
