import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { enterAssignment, enterCompound } from './assignments.ts';
import { enterAwait } from './await-points.ts';
import { enterBlock, enterMatchBlock, enterUnsafe } from './blocks.ts';
import { BRANCHES } from './branches.ts';
import { enterCall, enterStructExpression } from './calls.ts';
import {
	enterBinary,
	enterBranch,
	enterElse,
	enterIf,
	enterJump,
	enterLetChain,
	enterMatch,
	enterOperator,
	enterTry,
} from './complexity.ts';
import { enterConstant } from './constants.ts';
import {
	enterEnum,
	enterField,
	enterOrderedFields,
	enterStruct,
	enterUnion,
	enterVariant,
} from './data-types.ts';
import { innerDoc } from './doc.ts';
import { facts } from './facts.ts';
import { enterAsyncBlock, enterClosure, enterFunction, enterReturn, enterYield } from './functions.ts';
import { enterFunctionType, enterHigherRanked, enterLifetime, enterTypeParameters } from './generics.ts';
import { recordHeads } from './heads.ts';
import { Kind } from './kinds.ts';
import { enterMacro, enterMacroDefinition, enterMacroRule, enterTokenTree } from './macros.ts';
import { enterForeign, enterModule } from './modules.ts';
import { inOlderWords } from './newer-syntax.ts';
import { annotationsOf, enterAttributeItem, enterComment, innerAttributes } from './notes.ts';
import { enterKeyword } from './recovery.ts';
import {
	enterFieldIdentifier,
	enterIdentifier,
	enterInteger,
	enterScopedType,
	enterTypeIdentifier,
	skip,
} from './references.ts';
import { enterFor, enterLet, enterLetCondition, enterMatchArm } from './statements.ts';
import { enterImpl, enterTrait, enterTypeAlias } from './traits.ts';
import { enterExternCrate, enterUse } from './uses.ts';
import { type Handler, Walk } from './walk.ts';

const HANDLERS: Readonly<Record<number, Handler>> = {
	[Kind.identifier]: enterIdentifier,
	[Kind.typeIdentifier]: enterTypeIdentifier,
	[Kind.fieldIdentifier]: enterFieldIdentifier,
	[Kind.integer]: enterInteger,
	[Kind.scopedType]: enterScopedType,
	[Kind.lifetime]: enterLifetime,
	[Kind.label]: skip,
	[Kind.visibility]: skip,
	[Kind.attributeItem]: enterAttributeItem,
	[Kind.innerAttributeItem]: skip,
	[Kind.lineComment]: enterComment,
	[Kind.blockComment]: enterComment,

	[Kind.functionItem]: enterFunction,
	[Kind.functionSignature]: enterFunction,
	[Kind.closure]: enterClosure,
	[Kind.asyncBlock]: enterAsyncBlock,
	[Kind.genBlock]: enterAsyncBlock,
	[Kind.structItem]: enterStruct,
	[Kind.unionItem]: enterUnion,
	[Kind.enumItem]: enterEnum,
	[Kind.enumVariant]: enterVariant,
	[Kind.fieldDeclaration]: enterField,
	[Kind.orderedFields]: enterOrderedFields,
	[Kind.traitItem]: enterTrait,
	[Kind.implItem]: enterImpl,
	[Kind.associatedType]: enterTypeAlias,
	[Kind.typeItem]: enterTypeAlias,
	[Kind.constItem]: enterConstant,
	[Kind.staticItem]: enterConstant,
	[Kind.modItem]: enterModule,
	[Kind.foreignMod]: enterForeign,
	[Kind.useDeclaration]: enterUse,
	[Kind.externCrate]: enterExternCrate,
	[Kind.macroDefinition]: enterMacroDefinition,
	[Kind.macroRule]: enterMacroRule,
	[Kind.macroInvocation]: enterMacro,
	[Kind.tokenTree]: enterTokenTree,

	[Kind.typeParameters]: enterTypeParameters,
	[Kind.higherRanked]: enterHigherRanked,
	[Kind.functionType]: enterFunctionType,

	[Kind.block]: enterBlock,
	[Kind.unsafeBlock]: enterUnsafe,
	[Kind.letDeclaration]: enterLet,
	[Kind.letCondition]: enterLetCondition,
	[Kind.letChain]: enterLetChain,
	[Kind.ifExpression]: enterIf,
	[Kind.elseClause]: enterElse,
	[Kind.matchExpression]: enterMatch,
	[Kind.matchBlock]: enterMatchBlock,
	[Kind.matchArm]: enterMatchArm,
	[Kind.whileExpression]: enterBranch,
	[Kind.loopExpression]: enterBranch,
	[Kind.forExpression]: enterFor,
	[Kind.breakExpression]: enterJump,
	[Kind.continueExpression]: enterJump,
	[Kind.returnExpression]: enterReturn,
	[Kind.yieldExpression]: enterYield,
	[Kind.tryExpression]: enterTry,
	[Kind.awaitExpression]: enterAwait,
	[Kind.binary]: enterBinary,
	[Kind.and]: enterOperator,
	[Kind.or]: enterOperator,

	[Kind.call]: enterCall,
	[Kind.structExpression]: enterStructExpression,
	[Kind.assignment]: enterAssignment,
	[Kind.compoundAssignment]: enterCompound,

	[Kind.fnToken]: enterKeyword,
	[Kind.structToken]: enterKeyword,
	[Kind.enumToken]: enterKeyword,
	[Kind.traitToken]: enterKeyword,
	[Kind.modToken]: enterKeyword,
};

const ENTER = handlerTable<Walk>(HANDLERS);
const LEAVE = handlerTable<Walk>({});

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) recordErrors(walk);
		const annotations = annotationsOf(walk, [], innerAttributes(walk, 0));
		const doc = innerDoc(walk, 0);
		if (annotations !== null || doc !== null) out.describeModule({ annotations, ...doc });
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
		recordHeads(walk);
	},
};

export default extractor;
