import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');

/** What programs that import assay see: these files and nothing they do not name. */
const PUBLIC = ['library.ts', 'library-types.generated.ts', 'model/envelope.ts', 'model/errors.ts'];

/** Writes the declarations of the library into `dist`. */
export function writeDeclarations(dist: string): void {
	const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
	const program = ts.createProgram(
		PUBLIC.map((path) => join(src, path)),
		{ ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: dist, rootDir: src },
	);
	for (const path of PUBLIC) {
		const file = program.getSourceFile(join(src, path));
		const { diagnostics } = program.emit(file, writeDeclaration, undefined, true);
		if (diagnostics.length > 0) throw new Error(`no declarations of ${path}`);
	}
}

/** Others import what is beside it by the names of scripts, which declarations stand for. */
function writeDeclaration(name: string, text: string): void {
	ts.sys.writeFile(name, text.replaceAll(/(from '\.{1,2}\/[^']+)\.ts'/g, "$1.js'"));
}
