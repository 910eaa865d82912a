import type { Extractor } from '../../model/language.ts';
import { countBody, countConditional, countIfElse, leaveLogical } from '../shared/complexity.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
import { enterAssignment, enterUnary, leaveAssignment, leaveUnary } from './assignments.ts';
import { tellBranches } from './branches.ts';
import {
	enterAttribute,
	enterCreation,
	enterInvocation,
	leaveAttribute,
	leaveConstructorCall,
	leaveCreation,
	leaveImplicitCreation,
	leaveInvocation,
} from './calls.ts';
import { enterClosed, enterDefinition, enterParameter, leaveParameter } from './definitions.ts';
import { enterLock } from './facts/from-tree.ts';
import { facts } from './facts.ts';
import { leaveField } from './fields.ts';
import { enterBaseList, leaveBaseList } from './heritage.ts';
import { enterExternAlias, enterUsing } from './imports.ts';
import { enterAnonymousObject, enterWithInitialiser } from './initialisers.ts';
import { enterLambda, leaveArrow, leaveLambda, leaveReturn, leaveThrow, leaveYield } from './methods.ts';
import { annotationsIn } from './modifiers.ts';
import { enterArgument, enterLooseNames, enterPreprocessor } from './names.ts';
import { enterNamespace } from './namespaces.ts';
import { inOlderWords } from './newer-syntax.ts';
import {
	enterConstantPattern,
	enterDeclarationExpression,
	enterDesignation,
	enterPattern,
	enterSubpattern,
} from './patterns.ts';
import { leaveProperty } from './properties.ts';
import { enterFrom, enterJoin, enterQuery, leaveFrom, leaveLet } from './queries.ts';
import { enterKeyword } from './recovery.ts';
import { enterIdentifier } from './references.ts';
import {
	enterArm,
	enterBinary,
	enterBlock,
	enterCatch,
	enterCatchDeclaration,
	enterDeclarator,
	enterFor,
	enterForeach,
	enterLabelled,
	enterOperator,
	enterSection,
	enterSwitch,
	enterSwitchBody,
	enterSwitchExpression,
	enterTuplePattern,
	enterUsingStatement,
	enterWhen,
	leaveDeclarator,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { leaveEnumMember, leaveType } from './types.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	identifier: [enterIdentifier],
	using_directive: [enterUsing],
	extern_alias_directive: [enterExternAlias],
	'namespace_declaration file_scoped_namespace_declaration': [enterNamespace],
	attribute: [enterAttribute, leaveAttribute],
	'attribute_argument argument': [enterArgument],
	'class_declaration struct_declaration interface_declaration': [enterDefinition, leaveType],
	'record_declaration enum_declaration': [enterDefinition, leaveType],
	base_list: [enterBaseList, leaveBaseList],
	enum_member_declaration: [enterDefinition, leaveEnumMember],
	'delegate_declaration event_declaration indexer_declaration accessor_declaration': [enterClosed],
	'method_declaration constructor_declaration destructor_declaration operator_declaration': [enterClosed],
	'conversion_operator_declaration local_function_statement': [enterClosed],
	'field_declaration event_field_declaration local_declaration_statement': [enterDefinition, leaveField],
	property_declaration: [enterDefinition, leaveProperty],
	constructor_initializer: [leaveLater, leaveConstructorCall],
	parameter: [enterParameter, leaveParameter],
	arrow_expression_clause: [leaveLater, leaveArrow],
	block: [enterBlock],
	variable_declarator: [enterDeclarator, leaveDeclarator],
	declaration_expression: [enterDeclarationExpression],
	tuple_pattern: [enterTuplePattern],
	tuple_element: [enterLooseNames],
	if_statement: [countIfElse],
	conditional_expression: [countConditional],
	for_statement: [enterFor],
	foreach_statement: [enterForeach],
	'while_statement do_statement': [countBody],
	switch_statement: [enterSwitch],
	switch_body: [enterSwitchBody],
	switch_section: [enterSection],
	switch_expression: [enterSwitchExpression],
	switch_expression_arm: [enterArm],
	when_clause: [enterWhen],
	catch_clause: [enterCatch],
	lock_statement: [enterLock],
	catch_declaration: [enterCatchDeclaration],
	using_statement: [enterUsingStatement],
	'goto_statement labeled_statement': [enterLabelled],
	return_statement: [leaveLater, leaveReturn],
	throw_statement: [leaveLater, leaveThrow],
	yield_statement: [leaveLater, leaveYield],
	'lambda_expression anonymous_method_expression': [enterLambda, leaveLambda],
	invocation_expression: [enterInvocation, leaveInvocation],
	object_creation_expression: [enterCreation, leaveCreation],
	implicit_object_creation_expression: [leaveLater, leaveImplicitCreation],
	anonymous_object_creation_expression: [enterAnonymousObject],
	assignment_expression: [enterAssignment, leaveAssignment],
	with_initializer: [enterWithInitialiser],
	'prefix_unary_expression postfix_unary_expression': [enterUnary, leaveUnary],
	'binary_expression and_pattern': [enterBinary, leaveLogical],
	'"&&" "||" "and" "or"': [enterOperator],
	'declaration_pattern recursive_pattern var_pattern list_pattern': [enterPattern],
	constant_pattern: [enterConstantPattern],
	parenthesized_variable_designation: [enterDesignation],
	subpattern: [enterSubpattern],
	query_expression: [enterQuery],
	from_clause: [enterFrom, leaveFrom],
	let_clause: [enterFrom, leaveLet],
	join_clause: [enterJoin],
	'preproc_if preproc_define': [enterPreprocessor],
	'"class" "struct" "interface" "enum" "record"': [enterKeyword],
});

/** `[assembly: X]` is about the whole. */
function describeModule(walk: Walk): void {
	const { tree } = walk;
	let annotations: ReturnType<typeof annotationsIn> = null;
	for (let child = 1; child < tree.count; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.global_attribute) continue;
		const target = walk.textOf(child + 2);
		for (const note of annotationsIn(walk, child, null) ?? []) {
			annotations ??= [];
			annotations.push({ ...note, name: `${target}:${note.name}` });
		}
	}
	if (annotations !== null) walk.out.describeModule({ annotations });
}

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) recordErrors(walk);
		describeModule(walk);
		walk.run(enter, leave);
		tellBranches(walk);
	},
};

export default extractor;
