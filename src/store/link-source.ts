import { FileFlag } from '../model/file.ts';
import { getOrMake } from '../model/get-or-make.ts';
import { LINK_STATUSES } from '../model/link.ts';
import { CallFlag } from '../model/recorder.ts';
import { NAMESPACED, type Resolution } from '../model/resolve.ts';
import { argCountOf, callFlagsOf, viaOf } from './call-bits.ts';
import { decodeFlow } from './codec/flow.ts';
import { decodeForm } from './codec/form.ts';
import { decodeRefs } from './codec/refs.ts';
import { decodeNames } from './codec/varint.ts';
import type { Connection } from './connection.ts';
import { prepareLinking } from './link-statements.ts';
import {
	type DeclaredChunk,
	type DeclaredInSchema,
	type DeclaredName,
	LINKED_FACTS,
	type LinkedCall,
	type LinkedChunk,
	type LinkedExport,
	type LinkedFact,
	type LinkedFactKind,
	type LinkedFile,
	type LinkedImport,
	type SegmentPart,
	STYLED_FILES,
	type StylePart,
} from './linked-file.ts';
import { type NameTexts, StoredTexts } from './name-texts.ts';
import { ORD_BITS } from './schema.ts';

const MAY_WAIT = CallFlag.awaited | CallFlag.spawned | CallFlag.waits;
const STYLED: ReadonlySet<string> = new Set(STYLED_FILES);

/** Reads files of an index for linking. */
export class LinkSource {
	private readonly statements: ReturnType<typeof prepareLinking>;
	private readonly texts: NameTexts;

	constructor(db: Connection, texts: NameTexts = new StoredTexts(db)) {
		this.statements = prepareLinking(db);
		this.texts = texts;
	}

	/** In the order of their ids. */
	files(): { id: number; path: string; language: string }[] {
		const rows = this.statements.files.all() as [number, string, string][];
		return rows.map(([id, path, language]) => ({ id, path, language }));
	}

	pathOf(id: number): string | null {
		return (this.statements.path.get(id) as [string] | undefined)?.[0] ?? null;
	}

	/** What not everybody needs who looks at a file is read when it is asked for. */
	read(path: string): LinkedFile | null {
		const file = this.statements.file.get(path) as [number, string, number] | undefined;
		if (file === undefined) return null;
		const [id, language, flags] = file;
		const [nameIds, flow, refs] = this.statements.blob.get(id) as [Uint8Array, Uint8Array, Uint8Array];
		const unpacked = once(() => decodeRefs(refs));
		const form = once(() => decodeForm((this.statements.form.get(id) as [Uint8Array])[0]));
		const imports = once(() => this.imports(id));
		const exports = once(() => this.exports(id));
		const calls = once(() => this.calls(id));
		const facts = once(() => this.facts(id));
		const modules = once(() => this.modules(id));
		const styles = once(() => this.styles(id, language));
		const segments = once(() => this.segments(id));
		return {
			id,
			path,
			language,
			names: namesOf(nameIds, this.texts),
			flow: decodeFlow(flow),
			get form() {
				return form();
			},
			get refs() {
				return unpacked();
			},
			chunks: this.chunks(id),
			get imports() {
				return imports();
			},
			get exports() {
				return exports();
			},
			get calls() {
				return calls();
			},
			get facts() {
				return facts();
			},
			isTest: (flags & FileFlag.test) !== 0,
			get styles() {
				return styles();
			},
			get segments() {
				return segments();
			},
			get modules() {
				return modules();
			},
		};
	}

	/** All chunks with a name, by path and position. */
	declared(name: string): DeclaredChunk[] {
		const id = this.texts.find(name);
		if (id === undefined) return [];
		const rows = this.statements.declared.all(id) as [
			string,
			string,
			number,
			number,
			number | null,
			number,
		][];
		return rows.map(([path, language, chunk, kind, container, flags]) => ({
			...{ path, language, chunk, kind, flags },
			container: this.optional(container),
		}));
	}

	/** What files of SQL and Prisma declare for statements, by path and position. */
	declaredInSchemas(): DeclaredInSchema[] {
		const rows = this.statements.schemas.all() as [
			string,
			string,
			number,
			number,
			number,
			number | null,
			number,
			number,
		][];
		return rows.map(([path, language, fileFlags, chunk, kind, container, flags, name]) => ({
			...{ path, language, chunk, kind, flags },
			container: this.optional(container),
			name: this.texts.text(name),
			isTest: (fileFlags & FileFlag.test) !== 0,
		}));
	}

	/** Functions and types at the top of files of PowerShell, by path and position. */
	declaredWithoutCase(): DeclaredName[] {
		const rows = this.statements.withoutCase.all() as [string, number, number, number][];
		return rows.map(([path, chunk, kind, name]) => ({ path, chunk, kind, name: this.texts.text(name) }));
	}

	/** What the texts of a file name, as facts say it. */
	private facts(file: number): LinkedFact[] {
		const kinds = this.factKinds();
		if (kinds.size === 0) return [];
		const rows = this.statements.facts.all(...rangeOf(file)) as [number, number, number, string | null][];
		return rows.flatMap(([id, chunk, start, attributes]) => {
			const kind = kinds.get(id);
			if (kind === undefined) return [];
			return [{ kind, chunk, start, attributes: attributes === null ? {} : JSON.parse(attributes) }];
		});
	}

	/** Kinds that linking reads, by the ids of their names. */
	private factKinds(): Map<number, LinkedFactKind> {
		const found = new Map<number, LinkedFactKind>();
		for (const kind of LINKED_FACTS) {
			const id = this.texts.find(kind);
			if (id !== undefined) found.set(id, kind);
		}
		return found;
	}

	/** The name of the package or namespace that a file says it is of; null when it says none. */
	namespaceOf(path: string): string | null {
		const row = this.statements.namespace.get(path) as [number] | undefined;
		return row === undefined ? null : this.texts.text(row[0]);
	}

	/** Packages or namespaces that a file says it is of, as one text. */
	namespacesOf(path: string): string {
		const file = this.statements.file.get(path) as [number, string, number] | undefined;
		if (file === undefined || !NAMESPACED.includes(file[1])) return '';
		const rows = this.statements.namespaces.all(...rangeOf(file[0])) as [number, number | null][];
		return rows.map(([name, container]) => `${this.optional(container)} ${this.texts.text(name)}`).join('\n');
	}

	/** Paths of files that others import. */
	imported(): Set<string> {
		const rows = this.statements.imported.all() as [number, string][];
		const found = new Set<string>();
		for (const [target, path] of rows) {
			const text = this.texts.text(target);
			if (text !== path) found.add(text);
		}
		return found;
	}

	/** Style sheets and files with styles that import or load a file, by its path. */
	importingStyles(): Map<string, string[]> {
		const rows = this.statements.importingStyles.all() as [number, string][];
		const found = new Map<string, string[]>();
		for (const [target, path] of rows) getOrMake(found, this.texts.text(target), () => []).push(path);
		return found;
	}

	private segments(file: number): SegmentPart[] {
		const rows = this.statements.segments.all(file) as [string, number, number][];
		return rows.map(([type, start, end]) => ({ type, start, end }));
	}

	private styles(file: number, language: string): StylePart[] {
		if (!STYLED.has(language)) return [];
		const rows = this.statements.styles.all(file) as [string, number, number][];
		return rows.map(([of, start, end]) => ({ language: of, start, end }));
	}

	private chunks(file: number): LinkedChunk[] {
		const rows = this.statements.chunks.all(...rangeOf(file)) as [
			...[number, number | null, number | null, number | null],
			...[number, number, number | null, string | null, string | null],
		][];
		return rows.map(([kind, name, parent, container, flags, start, nameOffset, type, params]) => ({
			kind,
			name: this.optional(name),
			parent: parent ?? -1,
			container: this.optional(container),
			flags,
			start,
			nameStart: start + (nameOffset ?? 0),
			type,
			params,
		}));
	}

	private imports(file: number): LinkedImport[] {
		const rows = this.statements.imports.all(...rangeOf(file)) as [
			...[number, number | null, number, number | null, number, number],
		][];
		return rows.map(([kind, module, imported, local, start, nameOffset]) => ({
			kind,
			module: this.optional(module),
			imported: this.texts.text(imported),
			local: this.optional(local),
			start,
			nameStart: start + nameOffset,
		}));
	}

	private exports(file: number): LinkedExport[] {
		const rows = this.statements.exports.all(...rangeOf(file)) as [
			...[number, number, number | null, number | null, number | null, number],
		][];
		return rows.map(([kind, exported, local, module, chunk, nameStart]) => ({
			kind,
			exported: this.texts.text(exported),
			local: this.optional(local),
			module: this.optional(module),
			chunk: chunk ?? -1,
			nameStart,
		}));
	}

	private calls(file: number): LinkedCall[] {
		const rows = this.statements.calls.all(...rangeOf(file)) as [
			...[number, number, number, number, number],
		][];
		return rows.map(([name, bits, caller, start, end]) => ({
			name: this.texts.text(name),
			via: viaOf(bits),
			caller,
			start,
			end,
			argCount: callFlagsOf(bits) & CallFlag.spread ? -1 : argCountOf(bits),
			mayWait: (callFlagsOf(bits) & MAY_WAIT) !== 0,
		}));
	}

	private modules(file: number): Map<string, Resolution> {
		const rows = this.statements.modules.all(file) as [number, number, number | null, number][];
		return new Map(
			rows.map(([module, status, target, rule]) => [
				this.texts.text(module),
				resolutionOf(status, this.optional(target), this.texts.text(rule)),
			]),
		);
	}

	private optional(id: number | null): string | null {
		return id === null ? null : this.texts.text(id);
	}
}

function once<T>(read: () => T): () => T {
	let found: { value: T } | null = null;
	return () => {
		found ??= { value: read() };
		return found.value;
	};
}

function namesOf(packed: Uint8Array, texts: NameTexts): string[] {
	const ids = decodeNames(packed);
	const names = new Array<string>(ids.length);
	for (let at = 0; at < ids.length; at++) names[at] = texts.text(ids[at]);
	return names;
}

/** As `ModuleLinks.put` stores it. */
export function resolutionOf(status: number, target: string | null, rule: string): Resolution {
	const known = LINK_STATUSES[status];
	if (target === null) return { status: 'unresolved', rule };
	if (known === 'external') return { status: 'external', package: target, rule };
	if (known !== 'resolved') return { status: 'unresolved', rule };
	return target.endsWith('/')
		? { status: 'folder', path: target.slice(0, -1), rule }
		: { status: 'resolved', path: target, rule };
}

function rangeOf(file: number): [number, number] {
	return [file * 2 ** ORD_BITS, (file + 1) * 2 ** ORD_BITS - 1];
}
