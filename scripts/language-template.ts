/** What a language pack starts as: it compiles, passes its case, and finds common definitions. */
export interface NewLanguage {
	id: string;
	label: string;
	/** With the dot. */
	extension: string;
	grammar: { package: string; wasm: string };
	/** What begins and ends a comment of the case file, as the notation of cases has it. */
	comment: { open: string; close: string };
}

export function languageFiles(language: NewLanguage): Record<string, string> {
	const { extension, comment } = language;
	return {
		'language.ts': languageText(language),
		'extract.ts': EXTRACT,
		[`cases/definitions${extension}`]: `${comment.open} ^ no error${comment.close}\n`,
	};
}

function languageText({ id, label, extension, grammar }: NewLanguage): string {
	return `import type { Language } from '../../model/language.ts';

const languages: Language[] = [
	{
		id: '${id}',
		label: '${label}',
		extensions: ['${extension}'],
		toolExtension: '${extension}',
		grammar: {
			package: '${grammar.package}',
			wasm: '${grammar.wasm}',
			probe: '',
		},
	},
];

export default languages;
`;
}

const EXTRACT = `import type { ChunkKind } from '../../model/chunk.ts';
import type { Extractor } from '../../model/language.ts';
import type { Recorder } from '../../model/recorder.ts';
import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { childByField, fieldIds, kindTable, textOf } from '../../model/syntax-walk.ts';

const CHUNKS: readonly ChunkKind[] = ['module', 'function', 'method', 'class', 'interface', 'struct', 'enum'];

/** Positions in \`CHUNKS\`, by the grammar's kinds. */
const DEFINITIONS = {
	function_declaration: 1,
	function_definition: 1,
	function_item: 1,
	method_declaration: 2,
	method_definition: 2,
	class_declaration: 3,
	class_definition: 3,
	interface_declaration: 4,
	struct_item: 5,
	enum_declaration: 6,
	enum_item: 6,
};
const FIELDS = ['name'] as const;

function extract(tree: SyntaxTree, _language: string, out: Recorder): void {
	const definitions = kindTable(tree, DEFINITIONS);
	const field = fieldIds(tree, FIELDS);
	/** Where the open chunks end, innermost last. */
	const open: number[] = [];
	for (let node = 0; node < tree.count; node++) {
		while (open.length > 0 && node >= open[open.length - 1]) {
			out.closeChunk();
			open.pop();
		}
		const start = tree.start[node];
		const end = tree.end[node];
		if (tree.flags[node] & (NodeFlag.error | NodeFlag.missing)) out.syntaxError(start, end);
		const kind = definitions[tree.kind[node]];
		const name = kind === 0 ? -1 : childByField(tree, node, field.name);
		if (name === -1) continue;
		out.openChunk({
			kind: CHUNKS[kind],
			name: textOf(tree, name),
			start,
			end,
			nameStart: tree.start[name],
			flags: 0,
		});
		open.push(tree.after[node]);
	}
	while (open.pop() !== undefined) out.closeChunk();
}

const extractor: Extractor = { extract };

export default extractor;
`;
