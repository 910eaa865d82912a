import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { enterAssignment, leaveAssignment } from './assignments.ts';
import { enterBlock, enterLambda, leaveBlock, leaveLambda } from './blocks.ts';
import { BRANCHES } from './branches.ts';
import { enterCall, enterSuper, leaveCall, leaveYield } from './calls.ts';
import { closeBody, enterClass, enterSingletonClass, leaveClass, leaveSuperclass } from './classes.ts';
import {
	countLoop,
	enterBinary,
	enterCase,
	enterConditional,
	enterElsif,
	enterIf,
	enterModifier,
	enterOperator,
	enterWhen,
} from './complexity.ts';
import { enterAlias } from './declaring-calls.ts';
import { drawFile } from './facts/rails/draw.ts';
import { enterShell } from './facts/security/shell.ts';
import { facts } from './facts.ts';
import { enterMethod, leaveMethod } from './methods.ts';
import { enterIn, enterMatch } from './patterns.ts';
import { enterKeyword, enterString } from './recovery.ts';
import { enterConstant, enterIdentifier, enterPair, enterVariable } from './references.ts';
import { leaveNext, leaveReturn } from './returns.ts';
import { enterFor, enterRescue, enterRescueModifier } from './statements.ts';
import { Kind } from './syntax.ts';
import { type Handler, Walk } from './walk.ts';

const leaveLater: Handler = (walk, node) => walk.leaveLater(node);

const ENTER = handlerTable<Walk>({
	[Kind.identifier]: enterIdentifier,
	[Kind.constant]: enterConstant,
	[Kind.instance_variable]: enterVariable,
	[Kind.class_variable]: enterVariable,
	[Kind.global_variable]: enterVariable,
	[Kind.pair]: enterPair,
	[Kind.class]: enterClass,
	[Kind.module]: enterClass,
	[Kind.superclass]: leaveLater,
	[Kind.singleton_class]: enterSingletonClass,
	[Kind.method]: enterMethod,
	[Kind.singleton_method]: enterMethod,
	[Kind.block]: enterBlock,
	[Kind.do_block]: enterBlock,
	[Kind.lambda]: enterLambda,
	[Kind.subshell]: enterShell,
	[Kind.call]: enterCall,
	[Kind.super]: enterSuper,
	[Kind.yield]: leaveLater,
	[Kind.return]: leaveLater,
	[Kind.next]: leaveLater,
	[Kind.alias]: enterAlias,
	[Kind.undef]: enterAlias,
	[Kind.assignment]: enterAssignment,
	[Kind.operator_assignment]: enterAssignment,
	[Kind.for]: enterFor,
	[Kind.rescue]: enterRescue,
	[Kind.if]: enterIf,
	[Kind.unless]: enterIf,
	[Kind.elsif]: enterElsif,
	[Kind.while]: countLoop,
	[Kind.until]: countLoop,
	[Kind.case]: enterCase,
	[Kind.case_match]: enterCase,
	[Kind.when]: enterWhen,
	[Kind.in_clause]: enterIn,
	[Kind.match_pattern]: enterMatch,
	[Kind.test_pattern]: enterMatch,
	[Kind.if_modifier]: enterModifier,
	[Kind.unless_modifier]: enterModifier,
	[Kind.while_modifier]: enterModifier,
	[Kind.until_modifier]: enterModifier,
	[Kind.rescue_modifier]: enterRescueModifier,
	[Kind.conditional]: enterConditional,
	[Kind.binary]: enterBinary,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
	[Kind['"and"']]: enterOperator,
	[Kind['"or"']]: enterOperator,
	[Kind.string]: enterString,
	[Kind.string_array]: enterString,
	[Kind.symbol_array]: enterString,
	[Kind.regex]: enterString,
	[Kind['"def"']]: enterKeyword,
	[Kind['"class"']]: enterKeyword,
	[Kind['"module"']]: enterKeyword,
});

const LEAVE = handlerTable<Walk>({
	[Kind.class]: leaveClass,
	[Kind.module]: leaveClass,
	[Kind.superclass]: leaveSuperclass,
	[Kind.singleton_class]: closeBody,
	[Kind.method]: leaveMethod,
	[Kind.singleton_method]: leaveMethod,
	[Kind.block]: leaveBlock,
	[Kind.do_block]: leaveBlock,
	[Kind.lambda]: leaveLambda,
	[Kind.call]: leaveCall,
	[Kind.yield]: leaveYield,
	[Kind.return]: leaveReturn,
	[Kind.next]: leaveNext,
	[Kind.assignment]: leaveAssignment,
	[Kind.operator_assignment]: leaveAssignment,
});

const extractor: Extractor = {
	facts,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
		drawFile(walk);
	},
};

export default extractor;
