import type { Extractor } from '../../model/language.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { inOlderWords } from './bats.ts';
import { enterCommand, leaveCommand } from './commands.ts';
import {
	enterCase,
	enterCaseItem,
	enterElif,
	enterElse,
	enterIf,
	enterLogical,
	enterLoop,
	enterOperator,
	enterTernary,
} from './complexity.ts';
import { enterFunction, leaveFunction } from './functions.ts';
import { enterError } from './recovery.ts';
import { enterCommandName } from './references.ts';
import { Kind } from './syntax.ts';
import {
	enterAssignment,
	enterDeclaration,
	enterUnset,
	enterVariable,
	enterWord,
	leaveAssignment,
} from './variables.ts';
import { Walk } from './walk.ts';

const ENTER = handlerTable<Walk>({
	[Kind.ERROR]: enterError,
	[Kind.word]: enterWord,
	[Kind.variable_name]: enterVariable,
	[Kind.function_definition]: enterFunction,
	[Kind.command]: enterCommand,
	[Kind.command_name]: enterCommandName,
	[Kind.declaration_command]: enterDeclaration,
	[Kind.unset_command]: enterUnset,
	[Kind.variable_assignment]: enterAssignment,
	[Kind.if_statement]: enterIf,
	[Kind.elif_clause]: enterElif,
	[Kind.else_clause]: enterElse,
	[Kind.while_statement]: enterLoop,
	[Kind.for_statement]: enterLoop,
	[Kind.c_style_for_statement]: enterLoop,
	[Kind.case_statement]: enterCase,
	[Kind.case_item]: enterCaseItem,
	[Kind.ternary_expression]: enterTernary,
	[Kind.list]: enterLogical,
	[Kind.binary_expression]: enterLogical,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
});

const LEAVE = handlerTable<Walk>({
	[Kind.function_definition]: leaveFunction,
	[Kind.command]: leaveCommand,
	[Kind.variable_assignment]: leaveAssignment,
});

const extractor: Extractor = {
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		walk.run(ENTER, LEAVE);
	},
};

export default extractor;
