import type { Annotation } from '../../model/chunk.ts';
import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
import { enterArgument } from './arguments.ts';
import { enterAssignment, enterStep, leaveAssignment, leaveStep } from './assignments.ts';
import { BRANCHES } from './branches.ts';
import {
	enterAnnotation,
	enterCall,
	enterInfix,
	leaveAnnotation,
	leaveCall,
	leaveDelegationCall,
	leaveInfix,
} from './calls.ts';
import { enterClosed, enterDefinition } from './definitions.ts';
import { facts } from './facts.ts';
import { enterJump, leaveBody, leaveJump } from './functions.ts';
import { enterSpecifier, leaveSpecifier } from './heritage.ts';
import { enterImport, enterPackage } from './imports.ts';
import { enterAnonymousFunction, enterLambda, leaveLambda } from './lambdas.ts';
import { annotationsIn } from './modifiers.ts';
import { inOlderWords } from './newer-syntax.ts';
import { orderOperators } from './operator-order.ts';
import { leaveParameter, leaveProperty } from './properties.ts';
import { enterKeyword } from './recovery.ts';
import { enterIdentifier, enterTypeName } from './references.ts';
import {
	enterCatch,
	enterEntry,
	enterFor,
	enterIf,
	enterLogicalOperator,
	enterLoop,
	enterOperator,
	enterStatements,
	enterTypeParameters,
	enterWhen,
	leaveLogicalOperator,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { hasSpecs } from './tests.ts';
import { enterObject, leaveArguments, leaveType } from './types.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	'simple_identifier interpolated_identifier': [enterIdentifier],
	type_identifier: [enterTypeName],
	package_header: [enterPackage],
	import_header: [enterImport],
	'annotation file_annotation': [enterAnnotation, leaveAnnotation],
	'class_declaration object_declaration companion_object enum_entry': [enterDefinition, leaveType],
	object_literal: [enterObject, leaveType],
	'type_alias function_declaration secondary_constructor getter setter': [enterClosed],
	delegation_specifier: [enterSpecifier, leaveSpecifier],
	class_parameter: [enterDefinition, leaveParameter],
	constructor_delegation_call: [leaveLater, leaveDelegationCall],
	function_body: [leaveLater, leaveBody],
	function_type_parameters: [enterTypeParameters],
	property_declaration: [enterDefinition, leaveProperty],
	statements: [enterStatements],
	call_expression: [enterCall, leaveCall],
	infix_expression: [enterInfix, leaveInfix],
	value_argument: [enterArgument],
	lambda_literal: [enterLambda, leaveLambda],
	anonymous_function: [enterAnonymousFunction],
	assignment: [enterAssignment, leaveAssignment],
	'prefix_expression postfix_expression': [enterStep, leaveStep],
	'conjunction_expression disjunction_expression': [enterLogicalOperator, leaveLogicalOperator],
	'"&&" "||"': [enterOperator],
	if_expression: [enterIf],
	when_expression: [enterWhen],
	when_entry: [enterEntry],
	for_statement: [enterFor],
	'while_statement do_while_statement': [enterLoop],
	catch_block: [enterCatch],
	jump_expression: [enterJump, leaveJump],
	'"class" "interface" "object" "fun"': [enterKeyword],
	value_arguments: [null, leaveArguments],
});

/** `@file:X` is about the whole. */
function describeModule(walk: Walk): void {
	const { tree } = walk;
	let annotations: Annotation[] | null = null;
	for (let child = 1; child < tree.count; child = tree.after[child]) {
		if (walk.kind(child) === Kind.file_annotation)
			annotations = annotationsIn(walk, child, annotations, 'file:');
	}
	if (annotations !== null) walk.out.describeModule({ annotations });
}

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		walk.hasSpecs = hasSpecs(out.text);
		if (walk.isBroken(0)) recordErrors(walk);
		orderOperators(walk);
		describeModule(walk);
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
