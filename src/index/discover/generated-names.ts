import type { Omission } from '../../model/file.ts';

const LOCK_FILES: ReadonlySet<string> = new Set([
	'package-lock.json',
	'npm-shrinkwrap.json',
	'yarn.lock',
	'pnpm-lock.yaml',
	'bun.lock',
	'bun.lockb',
	'deno.lock',
	'Cargo.lock',
	'poetry.lock',
	'Pipfile.lock',
	'pdm.lock',
	'uv.lock',
	'pixi.lock',
	'conda-lock.yml',
	'go.sum',
	'go.work.sum',
	'composer.lock',
	'Gemfile.lock',
	'gems.locked',
	'mix.lock',
	'rebar.lock',
	'pubspec.lock',
	'Podfile.lock',
	'Cartfile.resolved',
	'Package.resolved',
	'packages.lock.json',
	'paket.lock',
	'flake.lock',
	'gradle.lockfile',
	'.terraform.lock.hcl',
	'MODULE.bazel.lock',
	'.pnp.cjs',
	'.pnp.loader.mjs',
]);

/** Endings that only a program writes; the marks of the tools themselves. */
const ENDINGS: readonly string[] = [
	'.pb.go',
	'.pb.gw.go',
	'.pb.cc',
	'.pb.h',
	'.pb.dart',
	'.pbenum.dart',
	'.pbjson.dart',
	'.pbgrpc.dart',
	'_pb2.py',
	'_pb2.pyi',
	'_pb2_grpc.py',
	'_pb.js',
	'_pb.d.ts',
	'_grpc_pb.js',
	'_grpc_pb.d.ts',
	'_pb.rb',
	'.g.dart',
	'.freezed.dart',
	'.gr.dart',
	'.mocks.dart',
	'.designer.cs',
	'.g.cs',
	'.g.i.cs',
	'.js.map',
	'.mjs.map',
	'.cjs.map',
	'.css.map',
	'.d.ts.map',
	'.pb.swift',
	'.grpc.swift',
];

/** `_grpc.py` of `a_pb2_grpc.py`: from the last separator before the extension. Every name is looked up by it. */
function tailOf(name: string): string {
	const dot = name.lastIndexOf('.');
	for (let at = dot - 1; at >= 0; at--) {
		const unit = name.charCodeAt(at);
		if (unit === 0x2e || unit === 0x2d || unit === 0x5f) return name.slice(at).toLowerCase();
	}
	return name.slice(Math.max(dot, 0)).toLowerCase();
}

const BY_TAIL = Map.groupBy(ENDINGS, tailOf);
const MINIFIED_TAIL = /^[.-]min\.(?:js|mjs|cjs|css)$/;
const GENERATED_TAIL = /^\.(?:generated|gen)\.[a-z0-9]+$/;

/** Why a file is not written by people, judged by its name alone, or null. */
export function generatedByName(name: string): Omission | null {
	if (LOCK_FILES.has(name)) return { reason: 'generated', detail: 'a lock file' };
	const tail = tailOf(name);
	if (tail.length === name.length) return null;
	const lower = name.toLowerCase();
	const ending = BY_TAIL.get(tail)?.find((suffix) => lower.endsWith(suffix) && lower.length > suffix.length);
	if (ending) return { reason: 'generated', detail: `named *${ending}` };
	if (MINIFIED_TAIL.test(tail)) return { reason: 'minified', detail: `named *${tail}` };
	if (tail.endsWith('.tsbuildinfo')) return { reason: 'generated', detail: 'named *.tsbuildinfo' };
	if (GENERATED_TAIL.test(tail)) return { reason: 'generated', detail: `named *${tail}` };
	return null;
}

/** Folders that only programs write into, whatever surrounds them. */
export const OUTPUT_FOLDERS: ReadonlySet<string> = new Set(['__pycache__']);

/** Text that a tool puts into a folder it can make again at any time; specified for backup programs. */
const CACHE_SIGNATURE = 'Signature: 8a477f597d28d172789f06886806bc55';
export const CACHE_MARK = 'CACHEDIR.TAG';
export const CACHE_MARK_BYTES = CACHE_SIGNATURE.length;

export function isOutputFolder(name: string): boolean {
	return OUTPUT_FOLDERS.has(name);
}

export function isCacheMark(head: Buffer): boolean {
	return head.toString('latin1') === CACHE_SIGNATURE;
}
