import type { Extractor } from '../../model/language.ts';
import { leaveLogical } from '../shared/complexity.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
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
	skip,
} from './statements.ts';
import { Kind } from './syntax.ts';
import { leaveType } from './types.ts';
import { Walk } from './walk.ts';

const ENTER = handlerTable<Walk>({
	[Kind.simple_identifier]: enterIdentifier,
	[Kind.type_identifier]: enterTypeName,
	[Kind.throws]: enterThrows,
	[Kind.comment]: enterComment,
	[Kind.import_declaration]: enterImport,
	[Kind.attribute]: enterAttribute,
	[Kind.class_declaration]: enterDefinition,
	[Kind.protocol_declaration]: enterDefinition,
	[Kind.enum_entry]: enterDefinition,
	[Kind.typealias_declaration]: enterClosed,
	[Kind.associatedtype_declaration]: enterClosed,
	[Kind.operator_declaration]: enterClosed,
	[Kind.precedence_group_declaration]: enterClosed,
	[Kind.function_declaration]: enterClosed,
	[Kind.protocol_function_declaration]: enterClosed,
	[Kind.init_declaration]: enterClosed,
	[Kind.deinit_declaration]: enterClosed,
	[Kind.macro_declaration]: enterClosed,
	[Kind.subscript_declaration]: enterClosed,
	[Kind.function_body]: enterBody,
	[Kind.property_declaration]: enterDefinition,
	[Kind.protocol_property_declaration]: enterClosed,
	[Kind.computed_getter]: enterClosed,
	[Kind.computed_setter]: enterClosed,
	[Kind.computed_modify]: enterClosed,
	[Kind.willset_clause]: enterClosed,
	[Kind.didset_clause]: enterClosed,
	[Kind.statements]: enterStatements,
	[Kind.call_expression]: enterCall,
	[Kind.constructor_expression]: enterConstruction,
	[Kind.call_suffix]: enterSuffix,
	[Kind.value_argument_label]: skip,
	[Kind.statement_label]: skip,
	[Kind.lambda_literal]: enterLambda,
	[Kind.tuple_expression]: enterTuple,
	[Kind.tuple_type_item]: enterTuple,
	[Kind.assignment]: enterAssignment,
	[Kind.prefix_expression]: enterPrefix,
	[Kind.infix_expression]: enterInfix,
	[Kind.conjunction_expression]: enterBinary,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
	[Kind.ternary_expression]: enterTernary,
	[Kind.if_statement]: enterIf,
	[Kind.guard_statement]: enterGuard,
	[Kind.while_statement]: enterWhile,
	[Kind.repeat_while_statement]: enterRepeat,
	[Kind.for_statement]: enterFor,
	[Kind.switch_statement]: enterSwitch,
	[Kind.switch_entry]: enterEntry,
	[Kind.catch_block]: enterCatch,
	[Kind.control_transfer_statement]: enterTransfer,
	[Kind['"class"']]: enterKeyword,
	[Kind['"struct"']]: enterKeyword,
	[Kind['"enum"']]: enterKeyword,
	[Kind['"protocol"']]: enterKeyword,
	[Kind['"extension"']]: enterKeyword,
	[Kind['"actor"']]: enterKeyword,
	[Kind['"func"']]: enterKeyword,
});

const LEAVE = handlerTable<Walk>({
	[Kind.attribute]: leaveAttribute,
	[Kind.class_declaration]: leaveType,
	[Kind.protocol_declaration]: leaveType,
	[Kind.enum_entry]: leaveCases,
	[Kind.function_body]: leaveBody,
	[Kind.subscript_declaration]: leaveSubscript,
	[Kind.property_declaration]: leaveProperty,
	[Kind.computed_getter]: leaveAccessor,
	[Kind.computed_setter]: leaveAccessor,
	[Kind.computed_modify]: leaveAccessor,
	[Kind.willset_clause]: leaveAccessor,
	[Kind.didset_clause]: leaveAccessor,
	[Kind.call_expression]: leaveCall,
	[Kind.constructor_expression]: leaveConstruction,
	[Kind.lambda_literal]: leaveLambda,
	[Kind.assignment]: leaveAssignment,
	[Kind.infix_expression]: leaveInfix,
	[Kind.conjunction_expression]: leaveLogical,
	[Kind.control_transfer_statement]: leaveTransfer,
});

const extractor: Extractor = {
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		if (walk.isBroken(0)) recordErrors(walk);
		walk.run(ENTER, LEAVE);
		tellBranches(walk);
	},
};

export default extractor;
