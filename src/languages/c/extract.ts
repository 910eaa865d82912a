import type { Extractor } from '../../model/language.ts';
import { recordConditions } from '../shared/c-family/branches.ts';
import { ENTER, LEAVE, recordErrors } from '../shared/c-family/handlers.ts';
import { HiddenNames } from '../shared/c-family/hidden-names.ts';
import { collectMacros } from '../shared/c-family/macros.ts';
import { handlerTable, Walk } from '../shared/c-family/walk.ts';
import { rewordText } from '../shared/c-family/wording/wording.ts';

const enter = handlerTable(ENTER);
const leave = handlerTable(LEAVE);

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
