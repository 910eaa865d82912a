import type { Comment, Program } from 'oxc-parser';
import type { Extractor } from '../../model/language.ts';
import { toEstree } from './estree-from-tree.ts';
import { facts } from './facts.ts';
import { parseWithOxc } from './oxc.ts';
import { extractProgram } from './program.ts';

const extractor: Extractor = {
	facts,
	extract(tree, _language, out) {
		const { program, comments, errors } = toEstree(tree);
		for (const { start, end } of errors) out.syntaxError(start, end);
		extractProgram(program as unknown as Program, comments as Comment[], out);
	},

	extractFast(path, text, language, out) {
		const parsed = parseWithOxc(path, text, language);
		if (parsed === null) return false;
		extractProgram(parsed.program, parsed.comments, out);
		return true;
	},
};

export default extractor;
