import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ParseCallback, Parser } from 'web-tree-sitter';

/**
 * The WASM module behind web-tree-sitter. The object given to `Parser.init` becomes the module
 * itself, so its heap views can be read without any private import. The views are replaced when
 * the memory grows: read them again after every parse.
 */
export interface Runtime {
	HEAPU8: Uint8Array;
	HEAPU16: Uint16Array;
	HEAP32: Int32Array;
}

/**
 * The WASM instance died (its stack or memory ran out, or it called abort). Nothing it holds can be
 * trusted any more: the process must be replaced, and every later parse in it throws this too.
 */
class ParserAborted extends Error {
	constructor(cause: unknown) {
		super(`the tree-sitter runtime aborted: ${cause instanceof Error ? cause.message : String(cause)}`, {
			cause,
		});
		this.name = 'ParserAborted';
	}
}

const PAGE = 65_536;
const FIRST_PAGES = (32 * 1024 * 1024) / PAGE;
/**
 * Error recovery can take memory that grows with the square of the text (C# and C: 1 GB for 20 KB).
 * At this limit the runtime aborts; left alone it would do so at 2 GB.
 */
const MAX_PAGES = (1024 * 1024 * 1024) / PAGE;
/**
 * tree-sitter frees its parse stack recursively. The C stack it is linked with is small and nothing
 * guards its end: 10 KB of `{[` in Go ran over it into the static data. In a stack this large the
 * engine's own call stack ends first, which is an error and not a corruption.
 */
const C_STACK_BYTES = 16 * 1024 * 1024;

/** What a request takes at most; the runtime cuts a longer text itself, and asks for the rest later. */
const INPUT_BYTES = 10 * 1024 - 2;

const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MAX_PAGES });
let started: Promise<Runtime> | undefined;
let death: ParserAborted | undefined;

export function startRuntime(): Promise<Runtime> {
	started ??= start();
	return started;
}

async function start(): Promise<Runtime> {
	const wasm = createRequire(import.meta.url).resolve('web-tree-sitter/web-tree-sitter.wasm');
	const compiled = await WebAssembly.compile(await readFile(wasm));
	let stackPointer: unknown;
	const runtime = {
		wasmMemory: memory,
		instantiateWasm(
			imports: WebAssembly.Imports,
			receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
		): void {
			stackPointer = imports.env.__stack_pointer;
			imports.env.tree_sitter_parse_callback = (...request: InputRequest) =>
				copyInput(module.currentParseCallback, ...request);
			receive(new WebAssembly.Instance(compiled, imports), compiled);
		},
	};
	const module = runtime as unknown as Module;
	await Parser.init(runtime);
	if (stackPointer instanceof WebAssembly.Global) {
		stackPointer.value = (module._malloc(C_STACK_BYTES) + C_STACK_BYTES) & ~15;
	}
	return module;
}

/** What else the module has. */
interface Module extends Runtime {
	_malloc(bytes: number): number;
	/** What `Parser.parse` was given. */
	currentParseCallback: ParseCallback;
}

/** Where to put the text, from which unit on and which position that is, and where to put its length. */
type InputRequest = [buffer: number, index: number, row: number, column: number, lengthAt: number];

let bytes = Buffer.alloc(0);

/**
 * Does what web-tree-sitter's own function does, which stores unit by unit through a DataView: 8 ns
 * each, and a file is read more than once, so that it took some 4 % of the time of a parse.
 */
function copyInput(read: ParseCallback, ...[buffer, index, row, column, lengthAt]: InputRequest): void {
	const text = read(index, { row, column }) ?? '';
	if (bytes.buffer !== memory.buffer) bytes = Buffer.from(memory.buffer);
	bytes.writeInt32LE(text.length, lengthAt);
	bytes.write(text, buffer, INPUT_BYTES, 'utf16le');
}

/** Runs a step that enters WASM; whatever it throws means that the instance is lost. */
export function enterRuntime<T>(step: () => T): T {
	if (death) throw death;
	try {
		return step();
	} catch (error) {
		death = new ParserAborted(error);
		throw death;
	}
}

/** Memory of the WASM instance. It never shrinks: a process that had to grow far is worth replacing. */
export function runtimeBytes(): number {
	return memory.buffer.byteLength;
}
