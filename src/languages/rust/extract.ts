import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, recordErrors, skip } from '../shared/tree-reader.ts';
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
} from './references.ts';
import { enterFor, enterLet, enterLetCondition, enterMatchArm } from './statements.ts';
import { enterImpl, enterTrait, enterTypeAlias } from './traits.ts';
import { enterExternCrate, enterUse } from './uses.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	identifier: [enterIdentifier],
	typeIdentifier: [enterTypeIdentifier],
	fieldIdentifier: [enterFieldIdentifier],
	integer: [enterInteger],
	scopedType: [enterScopedType],
	lifetime: [enterLifetime],
	'label visibility innerAttributeItem': [skip],
	attributeItem: [enterAttributeItem],
	'lineComment blockComment': [enterComment],
	'functionItem functionSignature': [enterFunction],
	closure: [enterClosure],
	'asyncBlock genBlock': [enterAsyncBlock],
	structItem: [enterStruct],
	unionItem: [enterUnion],
	enumItem: [enterEnum],
	enumVariant: [enterVariant],
	fieldDeclaration: [enterField],
	orderedFields: [enterOrderedFields],
	traitItem: [enterTrait],
	implItem: [enterImpl],
	'associatedType typeItem': [enterTypeAlias],
	'constItem staticItem': [enterConstant],
	modItem: [enterModule],
	foreignMod: [enterForeign],
	useDeclaration: [enterUse],
	externCrate: [enterExternCrate],
	macroDefinition: [enterMacroDefinition],
	macroRule: [enterMacroRule],
	macroInvocation: [enterMacro],
	tokenTree: [enterTokenTree],
	typeParameters: [enterTypeParameters],
	higherRanked: [enterHigherRanked],
	functionType: [enterFunctionType],
	block: [enterBlock],
	unsafeBlock: [enterUnsafe],
	letDeclaration: [enterLet],
	letCondition: [enterLetCondition],
	letChain: [enterLetChain],
	ifExpression: [enterIf],
	elseClause: [enterElse],
	matchExpression: [enterMatch],
	matchBlock: [enterMatchBlock],
	matchArm: [enterMatchArm],
	'whileExpression loopExpression': [enterBranch],
	forExpression: [enterFor],
	'breakExpression continueExpression': [enterJump],
	returnExpression: [enterReturn],
	yieldExpression: [enterYield],
	tryExpression: [enterTry],
	awaitExpression: [enterAwait],
	binary: [enterBinary],
	'and or': [enterOperator],
	call: [enterCall],
	structExpression: [enterStructExpression],
	assignment: [enterAssignment],
	compoundAssignment: [enterCompound],
	'fnToken structToken enumToken traitToken modToken': [enterKeyword],
});

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) recordErrors(walk);
		const annotations = annotationsOf(walk, [], innerAttributes(walk, 0));
		const doc = innerDoc(walk, 0);
		if (annotations !== null || doc !== null) out.describeModule({ annotations, ...doc });
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
		recordHeads(walk);
	},
};

export default extractor;
