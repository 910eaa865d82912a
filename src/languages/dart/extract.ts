import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { countBody, countConditional, leaveLogical } from '../shared/complexity.ts';
import { handlerTables, leaveLater, recordErrors, skip } from '../shared/tree-reader.ts';
import {
	enterAssignment,
	enterCascade,
	enterConstructorCall,
	enterFieldInitializer,
	enterUpdate,
	leaveAssignment,
	leaveCascade,
	leaveConstructorCall,
	leaveFieldInitializer,
	leaveUpdate,
} from './assignments.ts';
import { BRANCHES } from './branches.ts';
import {
	enterAnnotation,
	enterArgumentPart,
	enterCreation,
	enterSelector,
	leaveAnnotation,
	leaveArgumentPart,
	leaveCreation,
	leaveSelector,
} from './calls.ts';
import {
	enterBody,
	enterLambda,
	enterRethrow,
	enterSignature,
	leaveAwait,
	leaveBody,
	leaveReturn,
	leaveThrow,
	leaveYield,
} from './functions.ts';
import { enterDirective, enterLibrary, enterPart } from './imports.ts';
import { enterLostList, enterTypeWord } from './lost.ts';
import { inOlderWords } from './newer-syntax.ts';
import { enterIdentifier, enterTypeName } from './references.ts';
import {
	enterBinary,
	enterBlock,
	enterCase,
	enterCatch,
	enterFor,
	enterIf,
	enterJump,
	enterLoopParts,
	enterOn,
	enterOperator,
	enterParameter,
	enterPatternAssignment,
	enterPatternDeclaration,
	enterSwitch,
	enterSwitchExpression,
	enterTypedName,
	leavePatternAssignment,
	leavePatternDeclaration,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { enterAlias, enterConstant, enterType, leaveType } from './types.ts';
import { enterDeclarator, enterLocal, leaveDeclarator, leaveLocal } from './variables.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	identifier: [enterIdentifier],
	type_identifier: [enterTypeName],
	library_name: [enterLibrary],
	import_or_export: [enterDirective],
	'part_directive part_of_directive': [enterPart],
	annotation: [enterAnnotation, leaveAnnotation],
	'class_definition mixin_declaration extension_declaration': [enterType, leaveType],
	'extension_type_declaration enum_declaration': [enterType, leaveType],
	enum_constant: [enterConstant],
	type_alias: [enterAlias],
	'function_signature getter_signature setter_signature operator_signature': [enterSignature],
	'constructor_signature constant_constructor_signature factory_constructor_signature': [enterSignature],
	redirecting_factory_constructor_signature: [enterSignature],
	'function_body function_expression_body': [enterBody, leaveBody],
	function_expression: [enterLambda],
	'initialized_identifier static_final_declaration': [enterDeclarator, leaveDeclarator],
	initialized_variable_definition: [enterLocal, leaveLocal],
	pattern_variable_declaration: [enterPatternDeclaration, leavePatternDeclaration],
	pattern_assignment: [enterPatternAssignment, leavePatternAssignment],
	'initializer_list_entry redirection': [enterConstructorCall, leaveConstructorCall],
	field_initializer: [enterFieldInitializer, leaveFieldInitializer],
	selector: [enterSelector, leaveSelector],
	argument_part: [enterArgumentPart, leaveArgumentPart],
	cascade_section: [enterCascade, leaveCascade],
	'new_expression const_object_expression': [enterCreation, leaveCreation],
	'label symbol_literal': [skip],
	typed_identifier: [enterTypedName],
	formal_parameter: [enterParameter],
	assignment_expression: [enterAssignment, leaveAssignment],
	'postfix_expression unary_expression': [enterUpdate, leaveUpdate],
	logical_and_expression: [enterBinary, leaveLogical],
	'logical_and_operator logical_or_operator': [enterOperator],
	'conditional_expression if_element': [countConditional],
	block: [enterBlock],
	if_statement: [enterIf],
	'for_statement for_element': [enterFor],
	for_loop_parts: [enterLoopParts],
	'while_statement do_statement': [countBody],
	switch_statement: [enterSwitch],
	'switch_statement_case switch_expression_case': [enterCase],
	switch_expression: [enterSwitchExpression],
	catch_clause: [enterCatch],
	'break_statement continue_statement': [enterJump],
	'"class" "enum" "extension" mixin': [enterTypeWord],
	'"on"': [enterOn],
	formal_parameter_list: [enterLostList],
	return_statement: [leaveLater, leaveReturn],
	'yield_statement yield_each_statement': [leaveLater, leaveYield],
	throw_expression: [leaveLater, leaveThrow],
	rethrow_expression: [enterRethrow],
	await_expression: [leaveLater, leaveAwait],
});

const extractor: Extractor = {
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) recordErrors(walk);
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
