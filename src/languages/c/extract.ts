import type { Extractor } from '../../model/language.ts';
import { recordConditions } from '../shared/c-family/branches.ts';
import { HANDLERS } from '../shared/c-family/handlers.ts';
import { HiddenNames } from '../shared/c-family/hidden-names.ts';
import { collectMacros } from '../shared/c-family/macros.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { Walk } from '../shared/c-family/walk.ts';
import { rewordText } from '../shared/c-family/wording/wording.ts';
import { handlerTables, recordErrors } from '../shared/tree-reader.ts';

const { enter, leave } = handlerTables<Walk>(Kind, HANDLERS);

const extractor: Extractor = {
	inOlderWords: (text) => rewordText(text, false).text,
	extract(tree, language, out) {
		const walk = new Walk(tree, out, language, rewordText(out.text, false).hidden);
		if (walk.isBroken(0)) recordErrors(walk);
		collectMacros(walk);
		walk.run(enter, leave, new HiddenNames(walk));
		recordConditions(walk);
	},
};

export default extractor;
