import type { Extractor } from '../../model/language.ts';
import { NodeFlag } from '../../model/syntax-tree.ts';
import { recordBranches } from '../shared/branches.ts';
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
	leaveLater,
	leaveRaise,
	leaveReturn,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { closeTally, openTally } from './tally.ts';
import { enterTypeAlias, isTypeParamDefault, leaveTypeAlias } from './type-params.ts';
import { type Handler, type HandlerTable, Walk } from './walk.ts';
import { enterYield, leaveYield } from './yields.ts';

const ENTER = handlerTable({
	[Kind.identifier]: enterIdentifier,
	[Kind.functionDefinition]: enterDefinition,
	[Kind.classDefinition]: enterDefinition,
	[Kind.decorator]: enterDecorator,
	[Kind.lambda]: enterLambda,
	[Kind.parameters]: enterParameters,
	[Kind.type]: enterType,
	[Kind.typeAliasStatement]: enterTypeAlias,
	[Kind.block]: enterBlock,
	[Kind.assignment]: enterAssignment,
	[Kind.augmentedAssignment]: enterAugmented,
	[Kind.namedExpression]: enterNamed,
	[Kind.deleteStatement]: enterDelete,
	[Kind.globalStatement]: enterDeclaration,
	[Kind.nonlocalStatement]: enterDeclaration,
	[Kind.importStatement]: enterImport,
	[Kind.importFromStatement]: enterFromImport,
	[Kind.futureImportStatement]: enterFromImport,
	[Kind.dottedName]: enterDottedName,
	[Kind.ifStatement]: enterIf,
	[Kind.elifClause]: enterElif,
	[Kind.elseClause]: enterElse,
	[Kind.forStatement]: enterFor,
	[Kind.whileStatement]: enterWhile,
	[Kind.withStatement]: enterWith,
	[Kind.assertStatement]: leaveLater,
	[Kind.exceptClause]: enterExcept,
	[Kind.asPattern]: enterAs,
	[Kind.matchStatement]: enterMatch,
	[Kind.caseClause]: enterCase,
	[Kind.keywordPattern]: enterKeywordPattern,
	[Kind.splatPattern]: enterSplatPattern,
	[Kind.returnStatement]: leaveLater,
	[Kind.yield]: enterYield,
	[Kind.raiseStatement]: leaveLater,
	[Kind.call]: enterCall,
	[Kind.comprehension]: enterComprehension,
	[Kind.forInClause]: enterForIn,
	[Kind.ifClause]: enterClause,
	[Kind.conditional]: enterConditional,
	[Kind.booleanOperator]: enterLogical,
	[Kind.and]: enterOperator,
	[Kind.or]: enterOperator,
	[Kind.defToken]: enterKeyword,
	[Kind.classToken]: enterKeyword,
});

const LEAVE = handlerTable({
	[Kind.functionDefinition]: leaveDefinition,
	[Kind.classDefinition]: leaveDefinition,
	[Kind.decorator]: leaveDecorator,
	[Kind.lambda]: leaveLambda,
	[Kind.typeAliasStatement]: leaveTypeAlias,
	[Kind.block]: leaveBlock,
	[Kind.assignment]: leaveAssignment,
	[Kind.augmentedAssignment]: leaveAugmented,
	[Kind.deleteStatement]: leaveDelete,
	[Kind.namedExpression]: leaveNamed,
	[Kind.dottedName]: leaveCapture,
	[Kind.exceptClause]: leaveExcept,
	[Kind.asPattern]: leaveAs,
	[Kind.splatPattern]: leaveCapture,
	[Kind.returnStatement]: leaveReturn,
	[Kind.yield]: leaveYield,
	[Kind.raiseStatement]: leaveRaise,
	[Kind.call]: leaveCall,
	[Kind.comprehension]: leaveComprehension,
	[Kind.forInClause]: leaveForIn,
	[Kind.conditional]: leaveConditional,
	[Kind.ifStatement]: leaveIf,
	[Kind.forStatement]: leaveLoop,
	[Kind.whileStatement]: leaveLoop,
	[Kind.assertStatement]: leaveAssert,
	[Kind.booleanOperator]: leaveLogical,
});

function handlerTable(handlers: Readonly<Record<number, Handler>>): HandlerTable {
	return Array.from({ length: 256 }, (_, kind) => handlers[kind]);
}

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
		walk.run(ENTER, LEAVE);
		closeTally(walk, 0, walk.text.length, false);
		recordBranches(walk, BRANCHES, walk.kinds);
		const file = out.path?.slice(out.path.lastIndexOf('/') + 1);
		walk.moduleNames.export(out, file === '__init__.py' || file === '__init__.pyi');
	},
};

export default extractor;
