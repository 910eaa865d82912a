import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { leaveLogical } from '../shared/complexity.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { leaveLater } from '../shared/walk.ts';
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
	enterConditional,
	enterFor,
	enterIf,
	enterJump,
	enterLoop,
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
	skip,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { enterAlias, enterConstant, enterType, leaveType } from './types.ts';
import { enterDeclarator, enterLocal, leaveDeclarator, leaveLocal } from './variables.ts';
import { Walk } from './walk.ts';

const ENTER = handlerTable<Walk>({
	[Kind.identifier]: enterIdentifier,
	[Kind.type_identifier]: enterTypeName,
	[Kind.library_name]: enterLibrary,
	[Kind.import_or_export]: enterDirective,
	[Kind.part_directive]: enterPart,
	[Kind.part_of_directive]: enterPart,
	[Kind.annotation]: enterAnnotation,
	[Kind.class_definition]: enterType,
	[Kind.mixin_declaration]: enterType,
	[Kind.extension_declaration]: enterType,
	[Kind.extension_type_declaration]: enterType,
	[Kind.enum_declaration]: enterType,
	[Kind.enum_constant]: enterConstant,
	[Kind.type_alias]: enterAlias,
	[Kind.function_signature]: enterSignature,
	[Kind.getter_signature]: enterSignature,
	[Kind.setter_signature]: enterSignature,
	[Kind.operator_signature]: enterSignature,
	[Kind.constructor_signature]: enterSignature,
	[Kind.constant_constructor_signature]: enterSignature,
	[Kind.factory_constructor_signature]: enterSignature,
	[Kind.redirecting_factory_constructor_signature]: enterSignature,
	[Kind.function_body]: enterBody,
	[Kind.function_expression_body]: enterBody,
	[Kind.function_expression]: enterLambda,
	[Kind.initialized_identifier]: enterDeclarator,
	[Kind.static_final_declaration]: enterDeclarator,
	[Kind.initialized_variable_definition]: enterLocal,
	[Kind.pattern_variable_declaration]: enterPatternDeclaration,
	[Kind.pattern_assignment]: enterPatternAssignment,
	[Kind.initializer_list_entry]: enterConstructorCall,
	[Kind.redirection]: enterConstructorCall,
	[Kind.field_initializer]: enterFieldInitializer,
	[Kind.selector]: enterSelector,
	[Kind.argument_part]: enterArgumentPart,
	[Kind.cascade_section]: enterCascade,
	[Kind.new_expression]: enterCreation,
	[Kind.const_object_expression]: enterCreation,
	[Kind.label]: skip,
	[Kind.symbol_literal]: skip,
	[Kind.typed_identifier]: enterTypedName,
	[Kind.formal_parameter]: enterParameter,
	[Kind.assignment_expression]: enterAssignment,
	[Kind.postfix_expression]: enterUpdate,
	[Kind.unary_expression]: enterUpdate,
	[Kind.logical_and_expression]: enterBinary,
	[Kind.logical_and_operator]: enterOperator,
	[Kind.logical_or_operator]: enterOperator,
	[Kind.conditional_expression]: enterConditional,
	[Kind.block]: enterBlock,
	[Kind.if_statement]: enterIf,
	[Kind.if_element]: enterConditional,
	[Kind.for_statement]: enterFor,
	[Kind.for_element]: enterFor,
	[Kind.for_loop_parts]: enterLoopParts,
	[Kind.while_statement]: enterLoop,
	[Kind.do_statement]: enterLoop,
	[Kind.switch_statement]: enterSwitch,
	[Kind.switch_statement_case]: enterCase,
	[Kind.switch_expression]: enterSwitchExpression,
	[Kind.switch_expression_case]: enterCase,
	[Kind.catch_clause]: enterCatch,
	[Kind.break_statement]: enterJump,
	[Kind.continue_statement]: enterJump,
	[Kind['"class"']]: enterTypeWord,
	[Kind['"enum"']]: enterTypeWord,
	[Kind['"extension"']]: enterTypeWord,
	[Kind.mixin]: enterTypeWord,
	[Kind['"on"']]: enterOn,
	[Kind.formal_parameter_list]: enterLostList,
	[Kind.return_statement]: leaveLater,
	[Kind.yield_statement]: leaveLater,
	[Kind.yield_each_statement]: leaveLater,
	[Kind.throw_expression]: leaveLater,
	[Kind.rethrow_expression]: enterRethrow,
	[Kind.await_expression]: leaveLater,
});

const LEAVE = handlerTable<Walk>({
	[Kind.annotation]: leaveAnnotation,
	[Kind.class_definition]: leaveType,
	[Kind.mixin_declaration]: leaveType,
	[Kind.extension_declaration]: leaveType,
	[Kind.extension_type_declaration]: leaveType,
	[Kind.enum_declaration]: leaveType,
	[Kind.function_body]: leaveBody,
	[Kind.function_expression_body]: leaveBody,
	[Kind.initialized_identifier]: leaveDeclarator,
	[Kind.static_final_declaration]: leaveDeclarator,
	[Kind.initialized_variable_definition]: leaveLocal,
	[Kind.pattern_variable_declaration]: leavePatternDeclaration,
	[Kind.pattern_assignment]: leavePatternAssignment,
	[Kind.initializer_list_entry]: leaveConstructorCall,
	[Kind.redirection]: leaveConstructorCall,
	[Kind.field_initializer]: leaveFieldInitializer,
	[Kind.selector]: leaveSelector,
	[Kind.argument_part]: leaveArgumentPart,
	[Kind.new_expression]: leaveCreation,
	[Kind.const_object_expression]: leaveCreation,
	[Kind.assignment_expression]: leaveAssignment,
	[Kind.postfix_expression]: leaveUpdate,
	[Kind.unary_expression]: leaveUpdate,
	[Kind.logical_and_expression]: leaveLogical,
	[Kind.return_statement]: leaveReturn,
	[Kind.yield_statement]: leaveYield,
	[Kind.yield_each_statement]: leaveYield,
	[Kind.throw_expression]: leaveThrow,
	[Kind.await_expression]: leaveAwait,
	[Kind.cascade_section]: leaveCascade,
});

const extractor: Extractor = {
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) recordErrors(walk);
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
