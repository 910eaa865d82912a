import type { Annotation } from '../../model/chunk.ts';
import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { leaveLater } from '../shared/walk.ts';
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

const ENTER = handlerTable<Walk>({
	[Kind.simple_identifier]: enterIdentifier,
	[Kind.interpolated_identifier]: enterIdentifier,
	[Kind.type_identifier]: enterTypeName,
	[Kind.package_header]: enterPackage,
	[Kind.import_header]: enterImport,
	[Kind.annotation]: enterAnnotation,
	[Kind.file_annotation]: enterAnnotation,
	[Kind.class_declaration]: enterDefinition,
	[Kind.object_declaration]: enterDefinition,
	[Kind.companion_object]: enterDefinition,
	[Kind.object_literal]: enterObject,
	[Kind.enum_entry]: enterDefinition,
	[Kind.type_alias]: enterClosed,
	[Kind.delegation_specifier]: enterSpecifier,
	[Kind.class_parameter]: enterDefinition,
	[Kind.function_declaration]: enterClosed,
	[Kind.secondary_constructor]: enterClosed,
	[Kind.constructor_delegation_call]: leaveLater,
	[Kind.function_body]: leaveLater,
	[Kind.function_type_parameters]: enterTypeParameters,
	[Kind.property_declaration]: enterDefinition,
	[Kind.getter]: enterClosed,
	[Kind.setter]: enterClosed,
	[Kind.statements]: enterStatements,
	[Kind.call_expression]: enterCall,
	[Kind.infix_expression]: enterInfix,
	[Kind.value_argument]: enterArgument,
	[Kind.lambda_literal]: enterLambda,
	[Kind.anonymous_function]: enterAnonymousFunction,
	[Kind.assignment]: enterAssignment,
	[Kind.prefix_expression]: enterStep,
	[Kind.postfix_expression]: enterStep,
	[Kind.conjunction_expression]: enterLogicalOperator,
	[Kind.disjunction_expression]: enterLogicalOperator,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
	[Kind.if_expression]: enterIf,
	[Kind.when_expression]: enterWhen,
	[Kind.when_entry]: enterEntry,
	[Kind.for_statement]: enterFor,
	[Kind.while_statement]: enterLoop,
	[Kind.do_while_statement]: enterLoop,
	[Kind.catch_block]: enterCatch,
	[Kind.jump_expression]: enterJump,
	[Kind['"class"']]: enterKeyword,
	[Kind['"interface"']]: enterKeyword,
	[Kind['"object"']]: enterKeyword,
	[Kind['"fun"']]: enterKeyword,
});

const LEAVE = handlerTable<Walk>({
	[Kind.annotation]: leaveAnnotation,
	[Kind.file_annotation]: leaveAnnotation,
	[Kind.class_declaration]: leaveType,
	[Kind.object_declaration]: leaveType,
	[Kind.companion_object]: leaveType,
	[Kind.object_literal]: leaveType,
	[Kind.enum_entry]: leaveType,
	[Kind.value_arguments]: leaveArguments,
	[Kind.delegation_specifier]: leaveSpecifier,
	[Kind.class_parameter]: leaveParameter,
	[Kind.constructor_delegation_call]: leaveDelegationCall,
	[Kind.function_body]: leaveBody,
	[Kind.property_declaration]: leaveProperty,
	[Kind.call_expression]: leaveCall,
	[Kind.infix_expression]: leaveInfix,
	[Kind.lambda_literal]: leaveLambda,
	[Kind.assignment]: leaveAssignment,
	[Kind.prefix_expression]: leaveStep,
	[Kind.postfix_expression]: leaveStep,
	[Kind.conjunction_expression]: leaveLogicalOperator,
	[Kind.disjunction_expression]: leaveLogicalOperator,
	[Kind.jump_expression]: leaveJump,
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
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
