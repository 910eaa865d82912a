import type { Extractor } from '../../model/language.ts';
import { leaveLogical } from '../shared/complexity.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { leaveLater } from '../shared/walk.ts';
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
	enterConditional,
	enterDeclarator,
	enterFor,
	enterForeach,
	enterIf,
	enterLabelled,
	enterLoop,
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

const ENTER = handlerTable<Walk>({
	[Kind.identifier]: enterIdentifier,
	[Kind.using_directive]: enterUsing,
	[Kind.extern_alias_directive]: enterExternAlias,
	[Kind.namespace_declaration]: enterNamespace,
	[Kind.file_scoped_namespace_declaration]: enterNamespace,
	[Kind.attribute]: enterAttribute,
	[Kind.attribute_argument]: enterArgument,
	[Kind.class_declaration]: enterDefinition,
	[Kind.struct_declaration]: enterDefinition,
	[Kind.interface_declaration]: enterDefinition,
	[Kind.record_declaration]: enterDefinition,
	[Kind.enum_declaration]: enterDefinition,
	[Kind.base_list]: enterBaseList,
	[Kind.enum_member_declaration]: enterDefinition,
	[Kind.delegate_declaration]: enterClosed,
	[Kind.field_declaration]: enterDefinition,
	[Kind.event_field_declaration]: enterDefinition,
	[Kind.event_declaration]: enterClosed,
	[Kind.property_declaration]: enterDefinition,
	[Kind.indexer_declaration]: enterClosed,
	[Kind.accessor_declaration]: enterClosed,
	[Kind.method_declaration]: enterClosed,
	[Kind.constructor_declaration]: enterClosed,
	[Kind.destructor_declaration]: enterClosed,
	[Kind.operator_declaration]: enterClosed,
	[Kind.conversion_operator_declaration]: enterClosed,
	[Kind.local_function_statement]: enterClosed,
	[Kind.constructor_initializer]: leaveLater,
	[Kind.parameter]: enterParameter,
	[Kind.arrow_expression_clause]: leaveLater,
	[Kind.block]: enterBlock,
	[Kind.local_declaration_statement]: enterDefinition,
	[Kind.variable_declarator]: enterDeclarator,
	[Kind.declaration_expression]: enterDeclarationExpression,
	[Kind.tuple_pattern]: enterTuplePattern,
	[Kind.tuple_element]: enterLooseNames,
	[Kind.if_statement]: enterIf,
	[Kind.conditional_expression]: enterConditional,
	[Kind.for_statement]: enterFor,
	[Kind.foreach_statement]: enterForeach,
	[Kind.while_statement]: enterLoop,
	[Kind.do_statement]: enterLoop,
	[Kind.switch_statement]: enterSwitch,
	[Kind.switch_body]: enterSwitchBody,
	[Kind.switch_section]: enterSection,
	[Kind.switch_expression]: enterSwitchExpression,
	[Kind.switch_expression_arm]: enterArm,
	[Kind.when_clause]: enterWhen,
	[Kind.catch_clause]: enterCatch,
	[Kind.lock_statement]: enterLock,
	[Kind.catch_declaration]: enterCatchDeclaration,
	[Kind.using_statement]: enterUsingStatement,
	[Kind.goto_statement]: enterLabelled,
	[Kind.labeled_statement]: enterLabelled,
	[Kind.return_statement]: leaveLater,
	[Kind.throw_statement]: leaveLater,
	[Kind.yield_statement]: leaveLater,
	[Kind.lambda_expression]: enterLambda,
	[Kind.anonymous_method_expression]: enterLambda,
	[Kind.invocation_expression]: enterInvocation,
	[Kind.object_creation_expression]: enterCreation,
	[Kind.implicit_object_creation_expression]: leaveLater,
	[Kind.anonymous_object_creation_expression]: enterAnonymousObject,
	[Kind.argument]: enterArgument,
	[Kind.assignment_expression]: enterAssignment,
	[Kind.with_initializer]: enterWithInitialiser,
	[Kind.prefix_unary_expression]: enterUnary,
	[Kind.postfix_unary_expression]: enterUnary,
	[Kind.binary_expression]: enterBinary,
	[Kind.and_pattern]: enterBinary,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
	[Kind['"and"']]: enterOperator,
	[Kind['"or"']]: enterOperator,
	[Kind.declaration_pattern]: enterPattern,
	[Kind.recursive_pattern]: enterPattern,
	[Kind.constant_pattern]: enterConstantPattern,
	[Kind.var_pattern]: enterPattern,
	[Kind.list_pattern]: enterPattern,
	[Kind.parenthesized_variable_designation]: enterDesignation,
	[Kind.subpattern]: enterSubpattern,
	[Kind.query_expression]: enterQuery,
	[Kind.from_clause]: enterFrom,
	[Kind.let_clause]: enterFrom,
	[Kind.join_clause]: enterJoin,
	[Kind.preproc_if]: enterPreprocessor,
	[Kind.preproc_define]: enterPreprocessor,
	[Kind['"class"']]: enterKeyword,
	[Kind['"struct"']]: enterKeyword,
	[Kind['"interface"']]: enterKeyword,
	[Kind['"enum"']]: enterKeyword,
	[Kind['"record"']]: enterKeyword,
});

const LEAVE = handlerTable<Walk>({
	[Kind.attribute]: leaveAttribute,
	[Kind.class_declaration]: leaveType,
	[Kind.struct_declaration]: leaveType,
	[Kind.interface_declaration]: leaveType,
	[Kind.record_declaration]: leaveType,
	[Kind.enum_declaration]: leaveType,
	[Kind.base_list]: leaveBaseList,
	[Kind.enum_member_declaration]: leaveEnumMember,
	[Kind.field_declaration]: leaveField,
	[Kind.event_field_declaration]: leaveField,
	[Kind.local_declaration_statement]: leaveField,
	[Kind.property_declaration]: leaveProperty,
	[Kind.constructor_initializer]: leaveConstructorCall,
	[Kind.parameter]: leaveParameter,
	[Kind.arrow_expression_clause]: leaveArrow,
	[Kind.variable_declarator]: leaveDeclarator,
	[Kind.return_statement]: leaveReturn,
	[Kind.throw_statement]: leaveThrow,
	[Kind.yield_statement]: leaveYield,
	[Kind.lambda_expression]: leaveLambda,
	[Kind.anonymous_method_expression]: leaveLambda,
	[Kind.invocation_expression]: leaveInvocation,
	[Kind.object_creation_expression]: leaveCreation,
	[Kind.implicit_object_creation_expression]: leaveImplicitCreation,
	[Kind.assignment_expression]: leaveAssignment,
	[Kind.prefix_unary_expression]: leaveUnary,
	[Kind.postfix_unary_expression]: leaveUnary,
	[Kind.binary_expression]: leaveLogical,
	[Kind.and_pattern]: leaveLogical,
	[Kind.from_clause]: leaveFrom,
	[Kind.let_clause]: leaveLet,
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
		walk.run(ENTER, LEAVE);
		tellBranches(walk);
	},
};

export default extractor;
