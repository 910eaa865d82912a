import type { Exporting } from '../languages/shared/exporting.ts';
import { FileFlag } from '../model/file.ts';
import type { CodeGraph } from '../model/graph.ts';
import type { Declared } from '../store/graph/declared.ts';
import { exportingOf } from './exporting-of.ts';
import { hidesNames } from './hidden.ts';

/** How a part of the repository was taken, and why. */
export interface Taken {
	/** Folder of its manifest; '' for the root. */
	folder: string;
	language: Exporting['packages'] | 'others';
	/** Of languages in which only that is judged that others cannot see. */
	isHiding: boolean;
	as: 'library' | 'application';
	because: string;
	/** Files whose exports others may use; empty when every export may be. */
	entries: number[];
}

/** Whether others use what they can see of these is not known. */
const OTHERS: Taken = {
	folder: '',
	language: 'others',
	isHiding: true,
	as: 'library',
	because: 'in these languages only that is judged which other packages or files cannot see',
	entries: [],
};

const PACKAGE = /(?:^|\/)package\.json$/;
const PYTHON = /(?:^|\/)(?:pyproject\.toml|setup\.py|setup\.cfg)$/;

/** `classifiers = […]`, `"classifiers": […]`, `classifiers =` and lines below it. */
const CLASSIFIERS = /^[\t ]{0,40}["']?classifiers?["']?\s{0,20}[=:]/m;
/** Folders of code that shows how something is used. */
const SHOWN =
	/(?:^|\/)(?:examples?|samples?|demos?|docs?|docs_src|tutorials?|playground|sandbox|benchmarks?)\//;

/** What each manifest says about the files below it. */
export function takePackages(
	graph: CodeGraph,
	{ manifests, routes }: Declared,
	assumed: 'library' | 'application' | null,
): Taken[] {
	const found = new Map<string, Taken>();
	for (const { path, text } of manifests) {
		const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
		const taken = PACKAGE.test(path)
			? takeScript(graph, folder, path, text)
			: PYTHON.test(path)
				? takePython(graph, folder, path, text, routes)
				: null;
		// Several manifests of Python are of one project: tools have theirs, too.
		if (taken === null || (found.has(`${taken.language} ${folder}`) && taken.as === 'application')) continue;
		if (assumed !== null && assumed !== taken.as)
			Object.assign(taken, { as: assumed, because: 'as was asked for' });
		found.set(`${taken.language} ${folder}`, taken);
	}
	found.set('others ', OTHERS);
	for (const language of ['javascript', 'python'] as const) {
		if (found.has(`${language} `)) continue;
		const because = assumed === null ? 'no manifest says that others install it' : 'as was asked for';
		found.set(`${language} `, {
			folder: '',
			language,
			isHiding: false,
			as: assumed ?? 'application',
			because,
			entries: [],
		});
	}
	// The nearest folder first.
	return [...found.values()].sort(
		(a, b) => b.folder.length - a.folder.length || (a.folder < b.folder ? -1 : 1),
	);
}

/** The package that a file belongs to. */
export function packageOf(packages: readonly Taken[], path: string, language: string): Taken {
	const family = hidesNames(language) ? 'others' : (exportingOf(language)?.packages ?? 'javascript');
	return packages.find(
		(each) => each.language === family && (each.folder === '' || path.startsWith(`${each.folder}/`)),
	)!;
}

function takeScript(graph: CodeGraph, folder: string, path: string, text: string): Taken | null {
	let manifest: Record<string, unknown>;
	try {
		manifest = JSON.parse(text) as Record<string, unknown>;
	} catch {
		return null;
	}
	const base = { folder, language: 'javascript' as const, isHiding: false, entries: [] as number[] };
	if (manifest === null || typeof manifest !== 'object') return null;
	if (manifest.private === true) return { ...base, as: 'application', because: `${path} says private` };
	const named = ['main', 'module', 'exports', 'types', 'typings', 'browser'].filter((key) => key in manifest);
	if (typeof manifest.name !== 'string' || named.length === 0) {
		return { ...base, as: 'application', because: `${path} names no entry` };
	}
	const written = named.flatMap((key) => textsIn(manifest[key]));
	const entries = written.flatMap((entry) => sourcesOf(graph, folder, entry));
	const because = `${path} has ${named.join(', ')}`;
	return { ...base, as: 'library', because, entries: [...new Set(entries)] };
}

/** Texts in a part of a manifest, however deep. */
function textsIn(value: unknown): string[] {
	const found: string[] = [];
	const open = [value];
	for (let at = 0; at < open.length && at < 1_000; at++) {
		const each = open[at];
		if (typeof each === 'string') found.push(each);
		else if (typeof each === 'object' && each !== null) open.push(...Object.values(each));
	}
	return found;
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.jsx', '/index.ts', '/index.tsx', '/index.js'];

/** Files that an entry is, or that it is built from. */
function sourcesOf(graph: CodeGraph, folder: string, entry: string): number[] {
	const plain = entry.replace(/^\.\//, '').replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
	const stems = [plain, plain.replace(/^(?:dist|build|lib|out|esm|cjs)\/(?:esm\/|cjs\/|src\/)?/, 'src/')];
	for (const stem of stems) {
		for (const ending of ENDINGS) {
			const path = `${folder === '' ? '' : `${folder}/`}${stem}${ending}`;
			const at = graph.paths.indexOf(path);
			if (at >= 0) return [at];
		}
	}
	return [];
}

function takePython(
	graph: CodeGraph,
	folder: string,
	path: string,
	text: string,
	routes: ReadonlySet<number>,
): Taken {
	const base = { folder, language: 'python' as const, isHiding: false, entries: [] };
	// Written for an index of packages: others install it, whatever else it does.
	if (CLASSIFIERS.test(text)) return { ...base, as: 'library', because: `${path} has classifiers` };
	const serving = [...routes].filter((file) => serves(graph, folder, file)).length;
	const files = serving === 1 ? '1 file' : `${serving} files`;
	if (serving > 0) return { ...base, as: 'application', because: `it declares routes in ${files}` };
	const isPackaged =
		/^\s*\[(?:project|tool\.poetry|tool\.flit\.metadata|metadata)\]/m.test(text) || path.endsWith('setup.py');
	return isPackaged
		? { ...base, as: 'library', because: `${path} makes it a package that others install` }
		: { ...base, as: 'application', because: `${path} makes no package of it` };
}

/** Whether the routes of a file say that the Python project of a folder is run: those that show how to use a library do not. */
function serves({ languages, paths, fileFlags }: CodeGraph, folder: string, file: number): boolean {
	const isPython = exportingOf(languages[file])?.packages === 'python';
	if (!isPython || (fileFlags[file] & FileFlag.test) !== 0) return false;
	if (folder !== '' && !paths[file].startsWith(`${folder}/`)) return false;
	return !SHOWN.test(paths[file].slice(folder.length));
}
