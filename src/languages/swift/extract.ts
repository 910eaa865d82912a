import type { Extractor } from '../../model/language.ts';
import { leaveLogical } from '../shared/complexity.ts';
import { handlerTables, recordErrors, skip } from '../shared/tree-reader.ts';
import { leaveAccessor, leaveSubscript } from './accessors.ts';
import { enterAssignment, enterInfix, enterPrefix, leaveAssignment, leaveInfix } from './assignments.ts';
import { tellBranches } from './branches.ts';
import {
	enterAttribute,
	enterCall,
	enterConstruction,
	leaveAttribute,
	leaveCall,
	leaveConstruction,
} from './calls.ts';
import { enterClosed, enterDefinition } from './definitions.ts';
import { leaveCases } from './enum-cases.ts';
import { enterBody, enterTransfer, leaveBody, leaveTransfer } from './functions.ts';
import { enterImport } from './imports.ts';
import { enterLambda, leaveLambda } from './lambdas.ts';
import { inOlderWords } from './newer-syntax.ts';
import { leaveProperty } from './properties.ts';
import { enterKeyword } from './recovery.ts';
import { enterIdentifier, enterThrows, enterTypeName } from './references.ts';
import {
	enterBinary,
	enterCatch,
	enterComment,
	enterEntry,
	enterFor,
	enterGuard,
	enterIf,
	enterOperator,
	enterRepeat,
	enterStatements,
	enterSuffix,
	enterSwitch,
	enterTernary,
	enterTuple,
	enterWhile,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { leaveType } from './types.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	simple_identifier: [enterIdentifier],
	type_identifier: [enterTypeName],
	throws: [enterThrows],
	comment: [enterComment],
	import_declaration: [enterImport],
	attribute: [enterAttribute, leaveAttribute],
	'class_declaration protocol_declaration': [enterDefinition, leaveType],
	enum_entry: [enterDefinition, leaveCases],
	'typealias_declaration associatedtype_declaration operator_declaration': [enterClosed],
	'precedence_group_declaration function_declaration protocol_function_declaration': [enterClosed],
	'init_declaration deinit_declaration macro_declaration protocol_property_declaration': [enterClosed],
	subscript_declaration: [enterClosed, leaveSubscript],
	function_body: [enterBody, leaveBody],
	property_declaration: [enterDefinition, leaveProperty],
	'computed_getter computed_setter computed_modify willset_clause': [enterClosed, leaveAccessor],
	didset_clause: [enterClosed, leaveAccessor],
	statements: [enterStatements],
	call_expression: [enterCall, leaveCall],
	constructor_expression: [enterConstruction, leaveConstruction],
	call_suffix: [enterSuffix],
	'value_argument_label statement_label': [skip],
	lambda_literal: [enterLambda, leaveLambda],
	'tuple_expression tuple_type_item': [enterTuple],
	assignment: [enterAssignment, leaveAssignment],
	prefix_expression: [enterPrefix],
	infix_expression: [enterInfix, leaveInfix],
	conjunction_expression: [enterBinary, leaveLogical],
	'"&&" "||"': [enterOperator],
	ternary_expression: [enterTernary],
	if_statement: [enterIf],
	guard_statement: [enterGuard],
	while_statement: [enterWhile],
	repeat_while_statement: [enterRepeat],
	for_statement: [enterFor],
	switch_statement: [enterSwitch],
	switch_entry: [enterEntry],
	catch_block: [enterCatch],
	control_transfer_statement: [enterTransfer, leaveTransfer],
	'"class" "struct" "enum" "protocol" "extension" "actor" "func"': [enterKeyword],
});

const extractor: Extractor = {
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) recordErrors(walk);
		walk.run(enter, leave);
		tellBranches(walk);
	},
};

export default extractor;
