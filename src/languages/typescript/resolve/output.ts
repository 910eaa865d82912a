import { isIn, join, under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';

/** Where a package's compiler puts what it makes of which folder. */
export interface OutputFolder {
	outDir: string;
	rootDir: string;
}

/** Folders that builds write to; also the kinds of modules that they keep apart in there. */
const OUTPUT =
	/^(?:dist|lib|libs|build|out|output|es|esm|esnext|cjs|commonjs|module|modern|legacy|types|typings|dts|node|browser|dist-[\w.-]{1,40}|_?(?:esm|cjs)\d{0,4})$/;
const EXTENSION = /(?:\.d)?\.[cm]?[jt]sx?$/;
const FORMAT = /[.-](?:cjs|esm|esm-bundler|mjs|umd|modern|module|min|es|prod|development|production)$/;
const SOURCES = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.vue', '.svelte'];
const SOURCE_FOLDERS = ['src', 'source', 'lib', ''];

/**
 * The source of a build output that is not in the repository (`dist/index.js` of `src/index.ts`); null when
 * there is none, or when more than one file could be meant. `target` is a path in the package.
 */
export function sourceOf(
	project: Project,
	folder: string,
	target: string,
	outputs: readonly OutputFolder[],
): string | null {
	const written = join(folder, target);
	if (written === null) return null;
	for (const { outDir, rootDir } of outputs) {
		if (outDir === rootDir || !isIn(outDir, written)) continue;
		const stem = written.slice(outDir === '' ? 0 : outDir.length + 1).replace(EXTENSION, '');
		const found = sourceAt(project, under(rootDir, stem));
		if (found !== null) return found;
	}
	return guessed(project, folder, written.slice(folder === '' ? 0 : folder.length + 1));
}

function guessed(project: Project, folder: string, target: string): string | null {
	const parts = target.split('/');
	const file = parts.pop()!.replace(EXTENSION, '');
	let depth = 0;
	while (depth < 3 && depth < parts.length && OUTPUT.test(parts[depth])) depth++;
	if (depth === 0) return null;
	const found = new Set<string>();
	for (let cut = depth; cut >= 1; cut--) {
		const inside = parts.slice(cut).join('/');
		for (const source of SOURCE_FOLDERS) {
			const place = source === parts[0] ? null : join(folder, `./${source}/${inside}`);
			const one =
				place === null ? null : (sourceAt(project, under(place, file)) ?? bundled(project, place, file));
			if (one !== null) found.add(one);
		}
	}
	return found.size === 1 ? [...found][0] : null;
}

/** The source of `x.esm.js`: a bundle has any name, so only where no index could be what was bundled. */
function bundled(project: Project, place: string, file: string): string | null {
	const name = file.replace(FORMAT, '');
	if (name === file || sourceAt(project, under(place, 'index')) !== null) return null;
	return sourceAt(project, under(place, name));
}

/** The source file with this stem, or the index of the folder with it; null when both are there. */
function sourceAt(project: Project, stem: string): string | null {
	if (stem === '') return null;
	const file = SOURCES.find((extension) => project.has(stem + extension));
	const index = project.hasFolder(stem)
		? SOURCES.find((extension) => project.has(`${stem}/index${extension}`))
		: undefined;
	if (file !== undefined) return index === undefined ? stem + file : null;
	return index === undefined ? null : `${stem}/index${index}`;
}
