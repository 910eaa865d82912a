import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { countBody, countConditional, countIfElse, leaveLogical } from '../shared/complexity.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
import { enterAssignment, enterUpdate, leaveAssignment, leaveUpdate } from './assignments.ts';
import { BRANCHES } from './branches.ts';
import {
	enterAnnotation,
	enterCreation,
	enterInvocation,
	leaveAnnotation,
	leaveConstructorCall,
	leaveCreation,
	leaveInvocation,
} from './calls.ts';
import { enterBinary, enterGuard, enterOperator } from './complexity.ts';
import {
	enterDefinition,
	enterModifiers,
	enterParameter,
	enterSpread,
	leaveModifiers,
} from './definitions.ts';
import { enterSynchronized } from './facts/from-tree.ts';
import { facts } from './facts.ts';
import { leaveField } from './fields.ts';
import { enterImport, enterPackage, leavePackage } from './imports.ts';
import { enterCatchParameter, enterDeclarator, leaveDeclarator, leaveResource } from './locals.ts';
import { findLostMethods } from './lost-methods.ts';
import { enterLambda, leaveElement, leaveLambda, leaveMethod, leaveReturn, leaveThrow } from './methods.ts';
import { enterDirective, enterExports, enterModuleBody, enterRequires, leaveModule } from './namespaces.ts';
import { referHidden } from './newer-forms.ts';
import { inOlderWords } from './newer-syntax.ts';
import { enterRecordPattern, enterTypePattern, leaveInstanceof } from './patterns.ts';
import { leaveComponent } from './records.ts';
import { enterKeyword } from './recovery.ts';
import {
	enterIdentifier,
	enterMethodReference,
	enterScopedIdentifier,
	enterTypeIdentifier,
} from './references.ts';
import {
	enterBlock,
	enterCase,
	enterCatch,
	enterEnhancedFor,
	enterFor,
	enterLabel,
	enterLabeled,
	enterSwitch,
	enterSwitchBlock,
	enterTryWithResources,
	leaveBlock,
	leaveScope,
	leaveSwitch,
	leaveYield,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { enterClassBody, leaveConstant, leaveType } from './types.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	identifier: [enterIdentifier],
	type_identifier: [enterTypeIdentifier],
	scoped_identifier: [enterScopedIdentifier],
	package_declaration: [enterPackage, leavePackage],
	import_declaration: [enterImport],
	module_declaration: [leaveLater, leaveModule],
	module_body: [enterModuleBody],
	requires_module_directive: [enterRequires],
	exports_module_directive: [enterExports],
	'opens_module_directive uses_module_directive provides_module_directive': [enterDirective],
	modifiers: [enterModifiers, leaveModifiers],
	annotation: [enterAnnotation, leaveAnnotation],
	'class_declaration interface_declaration annotation_type_declaration': [enterDefinition, leaveType],
	'enum_declaration record_declaration': [enterDefinition, leaveType],
	class_body: [enterClassBody, leaveType],
	enum_constant: [enterDefinition, leaveConstant],
	'field_declaration local_variable_declaration': [enterDefinition, leaveField],
	variable_declarator: [enterDeclarator, leaveDeclarator],
	'method_declaration constructor_declaration': [enterDefinition, leaveMethod],
	compact_constructor_declaration: [enterDefinition, leaveMethod],
	annotation_type_element_declaration: [enterDefinition, leaveElement],
	formal_parameter: [enterParameter, leaveComponent],
	spread_parameter: [enterSpread, leaveComponent],
	block: [enterBlock, leaveBlock],
	for_statement: [enterFor, leaveScope],
	enhanced_for_statement: [enterEnhancedFor, leaveScope],
	'while_statement do_statement': [countBody],
	if_statement: [countIfElse],
	switch_expression: [enterSwitch, leaveSwitch],
	switch_block: [enterSwitchBlock, leaveScope],
	'switch_rule switch_block_statement_group': [enterCase, leaveScope],
	switch_label: [enterLabel],
	guard: [enterGuard],
	try_with_resources_statement: [enterTryWithResources, leaveScope],
	resource: [leaveLater, leaveResource],
	catch_clause: [enterCatch, leaveScope],
	synchronized_statement: [enterSynchronized],
	catch_formal_parameter: [enterCatchParameter],
	'labeled_statement break_statement continue_statement': [enterLabeled],
	return_statement: [leaveLater, leaveReturn],
	throw_statement: [leaveLater, leaveThrow],
	yield_statement: [leaveLater, leaveYield],
	lambda_expression: [enterLambda, leaveLambda],
	method_reference: [enterMethodReference],
	method_invocation: [enterInvocation, leaveInvocation],
	object_creation_expression: [enterCreation, leaveCreation],
	explicit_constructor_invocation: [leaveLater, leaveConstructorCall],
	ternary_expression: [countConditional],
	binary_expression: [enterBinary, leaveLogical],
	update_expression: [enterUpdate, leaveUpdate],
	assignment_expression: [enterAssignment, leaveAssignment],
	instanceof_expression: [leaveLater, leaveInstanceof],
	'type_pattern record_pattern_component': [enterTypePattern],
	record_pattern: [enterRecordPattern],
	'"&&" "||"': [enterOperator],
	'"instanceof" "case"': [referHidden],
	'"class" "interface" "@interface" "enum" "record"': [enterKeyword],
});

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) {
			recordErrors(walk);
			findLostMethods(walk);
		}
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
		walk.composedTests.flag(walk);
	},
};

export default extractor;
