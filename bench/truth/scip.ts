import { readFileSync } from 'node:fs';

/** A place in a file: its line and column from 1, in UTF-16 units. */
export interface Place {
	path: string;
	line: number;
	col: number;
}

/** What a SCIP index says: where symbols are defined, and which symbols stand where. */
export interface ScipIndex {
	definitions: ReadonlyMap<string, readonly Place[]>;
	/** Symbols that are referred to, by `path:line:col`; there can be two, as for `{ name }`. */
	references: ReadonlyMap<string, readonly string[]>;
	/** Packages that something is defined of. */
	packages: ReadonlySet<string>;
	/** Files that were read. */
	paths: ReadonlySet<string>;
}

// Numbers of the fields that are read, of https://github.com/sourcegraph/scip/blob/main/scip.proto
const INDEX = { documents: 2 };
const DOCUMENT = { path: 1, occurrences: 2 };
const OCCURRENCE = { range: 1, symbol: 2, roles: 3 };
const DEFINITION = 1;
const WIRE = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 };

/** Reads an index of scip-typescript or scip-python; it lies below `folder` of the repository. */
export function readScip(file: string, folder = ''): ScipIndex {
	const definitions = new Map<string, Place[]>();
	const references = new Map<string, string[]>();
	const paths = new Set<string>();
	for (const document of new Message(readFileSync(file)).messages(INDEX.documents)) {
		const [written] = document.messages(DOCUMENT.path);
		const path = folder + (written?.text() ?? '').replaceAll('\\', '/');
		paths.add(path);
		for (const occurrence of document.messages(DOCUMENT.occurrences)) {
			const [line, col] = occurrence.numbers(OCCURRENCE.range);
			const name = occurrence.messages(OCCURRENCE.symbol)[0]?.text() ?? '';
			// Local symbols are counted anew in each file.
			const symbol = name.startsWith('local ') ? `${path} ${name}` : name;
			const isDefinition = ((occurrence.numbers(OCCURRENCE.roles)[0] ?? 0) & DEFINITION) !== 0;
			if (isDefinition) add(definitions, symbol, { path, line: line + 1, col: col + 1 });
			else add(references, `${path}:${line + 1}:${col + 1}`, symbol);
		}
	}
	const packages = new Set([...definitions.keys()].map(packageOf));
	return { definitions, references, packages, paths };
}

/** The manager, name and version in a symbol. */
export function packageOf(symbol: string): string {
	return symbol.split(' ', 4).slice(0, 4).join(' ');
}

function add<T>(to: Map<string, T[]>, key: string, value: T): void {
	const same = to.get(key);
	if (same === undefined) to.set(key, [value]);
	else same.push(value);
}

/** A message of protocol buffers, read as far as it is asked for. */
class Message {
	private readonly bytes: Uint8Array;
	private at = 0;

	constructor(bytes: Uint8Array) {
		this.bytes = bytes;
	}

	/** The values of a field that are messages or strings. */
	messages(field: number): Message[] {
		const found: Message[] = [];
		this.walk(field, (wire, start, end) => {
			if (wire === WIRE.bytes) found.push(new Message(this.bytes.subarray(start, end)));
		});
		return found;
	}

	/** The values of a field that are numbers, packed or not. */
	numbers(field: number): number[] {
		const found: number[] = [];
		this.walk(field, (_wire, start, end) => {
			this.at = start;
			while (this.at < end) found.push(this.varint());
		});
		return found;
	}

	text(): string {
		return Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength).toString('utf8');
	}

	private walk(field: number, take: (wire: number, start: number, end: number) => void): void {
		this.at = 0;
		while (this.at < this.bytes.length) {
			const key = this.varint();
			const wire = key & 7;
			const length = wire === WIRE.bytes ? this.varint() : -1;
			const start = this.at;
			if (wire === WIRE.varint) this.varint();
			else this.at += wire === WIRE.bytes ? length : wire === WIRE.fixed64 ? 8 : 4;
			const end = this.at;
			if (key >>> 3 === field) take(wire, start, end);
			this.at = end;
		}
	}

	private varint(): number {
		let value = 0;
		let factor = 1;
		for (;;) {
			const byte = this.bytes[this.at++] ?? 0;
			value += (byte & 127) * factor;
			if (byte < 128) return value;
			factor *= 128;
		}
	}
}
