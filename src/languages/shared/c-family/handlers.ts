import { countBody, countCases, countConditional } from '../complexity.ts';
import { type HandlerRows, leaveLater, skip } from '../tree-reader.ts';
import {
	enterAssignment,
	enterOutputOperand,
	enterUpdate,
	leaveAssignment,
	leaveOutputOperand,
	leaveUpdate,
} from './assignments.ts';
import { enterCall, leaveCall } from './calls.ts';
import { enterBinary, enterCase, enterGoto, enterIf, enterOperator } from './complexity.ts';
import { enterFieldDeclaration } from './fields.ts';
import { enterFunctionDefinition, leaveReturn } from './functions.ts';
import { enterInclude } from './includes.ts';
import { enterExpressionStatement } from './macro-blocks.ts';
import { enterDirective, enterMacro } from './macros.ts';
import { enterParameter } from './params.ts';
import { enterFieldIdentifier, enterIdentifier, enterTypeIdentifier } from './references.ts';
import { enterBlock, enterFor } from './statements.ts';
import { enterEnumerator, enterTypeDefinition, enterTypeSpecifier } from './types.ts';
import { enterDeclaration } from './variables.ts';
import type { Walk } from './walk.ts';

/** What is read alike in C and C++. */
export const HANDLERS: HandlerRows<Walk> = {
	identifier: [enterIdentifier],
	type_identifier: [enterTypeIdentifier],
	field_identifier: [enterFieldIdentifier],
	preproc_include: [enterInclude],
	'preproc_def preproc_function_def': [enterMacro],
	preproc_call: [enterDirective],
	'attribute_specifier attribute_declaration ms_declspec_modifier': [skip],
	function_definition: [enterFunctionDefinition],
	declaration: [enterDeclaration],
	type_definition: [enterTypeDefinition],
	'struct_specifier union_specifier enum_specifier': [enterTypeSpecifier],
	enumerator: [enterEnumerator],
	field_declaration: [enterFieldDeclaration],
	parameter_declaration: [enterParameter],
	expression_statement: [enterExpressionStatement],
	compound_statement: [enterBlock],
	if_statement: [enterIf],
	for_statement: [enterFor],
	'while_statement do_statement': [countBody],
	switch_statement: [countCases],
	case_statement: [enterCase],
	goto_statement: [enterGoto],
	return_statement: [leaveLater, leaveReturn],
	call_expression: [enterCall, leaveCall],
	conditional_expression: [countConditional],
	binary_expression: [enterBinary],
	assignment_expression: [enterAssignment, leaveAssignment],
	update_expression: [enterUpdate, leaveUpdate],
	gnu_asm_output_operand: [enterOutputOperand, leaveOutputOperand],
	'"&&" "||"': [enterOperator],
};
