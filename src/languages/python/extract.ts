import type { Extractor } from '../../model/language.ts';
import { NodeFlag } from '../../model/syntax-tree.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, leaveLater } from '../shared/tree-reader.ts';
import {
	enterAssignment,
	enterAugmented,
	enterDelete,
	enterNamed,
	leaveAssignment,
	leaveAugmented,
	leaveDelete,
	leaveNamed,
} from './assignments.ts';
import { leaveAssert, leaveIf, leaveLoop } from './blocks.ts';
import { BRANCHES } from './branches.ts';
import { enterCall, enterDecorator, leaveCall, leaveDecorator } from './calls.ts';
import {
	enterBlock,
	enterCase,
	enterClause,
	enterConditional,
	enterElif,
	enterElse,
	enterLogical,
	enterMatch,
	enterOperator,
	leaveBlock,
	leaveConditional,
	leaveLogical,
} from './complexity.ts';
import { enterComprehension, enterForIn, leaveComprehension, leaveForIn } from './comprehensions.ts';
import { enterDefinition, enterLambda, leaveDefinition, leaveLambda } from './definitions.ts';
import { facts } from './facts.ts';
import { enterFromImport, enterImport } from './imports.ts';
import { enterParameters } from './params.ts';
import { enterDottedName, enterKeywordPattern, enterSplatPattern, leaveCapture } from './patterns.ts';
import { enterKeyword } from './recovery.ts';
import { enterDeclaration, enterIdentifier, enterType } from './references.ts';
import {
	enterAs,
	enterExcept,
	enterFor,
	enterIf,
	enterWhile,
	enterWith,
	leaveAs,
	leaveExcept,
	leaveRaise,
	leaveReturn,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { closeTally, openTally } from './tally.ts';
import { enterTypeAlias, isTypeParamDefault, leaveTypeAlias } from './type-params.ts';
import { Walk } from './walk.ts';
import { enterYield, leaveYield } from './yields.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	identifier: [enterIdentifier],
	'functionDefinition classDefinition': [enterDefinition, leaveDefinition],
	decorator: [enterDecorator, leaveDecorator],
	lambda: [enterLambda, leaveLambda],
	parameters: [enterParameters],
	type: [enterType],
	typeAliasStatement: [enterTypeAlias, leaveTypeAlias],
	block: [enterBlock, leaveBlock],
	assignment: [enterAssignment, leaveAssignment],
	augmentedAssignment: [enterAugmented, leaveAugmented],
	namedExpression: [enterNamed, leaveNamed],
	deleteStatement: [enterDelete, leaveDelete],
	'globalStatement nonlocalStatement': [enterDeclaration],
	importStatement: [enterImport],
	'importFromStatement futureImportStatement': [enterFromImport],
	dottedName: [enterDottedName, leaveCapture],
	ifStatement: [enterIf, leaveIf],
	elifClause: [enterElif],
	elseClause: [enterElse],
	forStatement: [enterFor, leaveLoop],
	whileStatement: [enterWhile, leaveLoop],
	withStatement: [enterWith],
	assertStatement: [leaveLater, leaveAssert],
	exceptClause: [enterExcept, leaveExcept],
	asPattern: [enterAs, leaveAs],
	matchStatement: [enterMatch],
	caseClause: [enterCase],
	keywordPattern: [enterKeywordPattern],
	splatPattern: [enterSplatPattern, leaveCapture],
	returnStatement: [leaveLater, leaveReturn],
	yield: [enterYield, leaveYield],
	raiseStatement: [leaveLater, leaveRaise],
	call: [enterCall, leaveCall],
	comprehension: [enterComprehension, leaveComprehension],
	forInClause: [enterForIn, leaveForIn],
	ifClause: [enterClause],
	conditional: [enterConditional, leaveConditional],
	booleanOperator: [enterLogical, leaveLogical],
	'and or': [enterOperator],
	'defToken classToken': [enterKeyword],
});

/** The outermost errors: what is wrong inside one adds nothing, unless the whole file is one. */
function recordErrors(walk: Walk): void {
	const { tree, out } = walk;
	if (!walk.isBroken(0)) return;
	const errors: number[] = [];
	let misread = 0;
	for (let node = 0; node < tree.count; ) {
		const isError = (tree.flags[node] & (NodeFlag.error | NodeFlag.missing)) !== 0;
		if (isError && isTypeParamDefault(walk, node)) misread++;
		else if (isError) {
			errors.push(node);
			out.syntaxError(tree.start[node], tree.end[node]);
		}
		node = isError && node > 0 ? tree.after[node] : node + 1;
	}
	if (misread > 0) walk.errors = errors;
}

const extractor: Extractor = {
	facts,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		openTally(walk);
		walk.run(enter, leave);
		closeTally(walk, 0, walk.text.length, false);
		recordBranches(walk, BRANCHES, walk.kinds);
		const file = out.path?.slice(out.path.lastIndexOf('/') + 1);
		walk.moduleNames.export(out, file === '__init__.py' || file === '__init__.pyi');
	},
};

export default extractor;
