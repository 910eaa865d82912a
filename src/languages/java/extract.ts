import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { leaveLater } from '../shared/walk.ts';
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
import {
	countBody,
	enterBinary,
	enterGuard,
	enterIf,
	enterOperator,
	enterTernary,
	leaveBinary,
} from './complexity.ts';
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

const ENTER = handlerTable({
	[Kind.identifier]: enterIdentifier,
	[Kind.type_identifier]: enterTypeIdentifier,
	[Kind.scoped_identifier]: enterScopedIdentifier,
	[Kind.package_declaration]: enterPackage,
	[Kind.import_declaration]: enterImport,
	[Kind.module_declaration]: leaveLater,
	[Kind.module_body]: enterModuleBody,
	[Kind.requires_module_directive]: enterRequires,
	[Kind.exports_module_directive]: enterExports,
	[Kind.opens_module_directive]: enterDirective,
	[Kind.uses_module_directive]: enterDirective,
	[Kind.provides_module_directive]: enterDirective,
	[Kind.modifiers]: enterModifiers,
	[Kind.annotation]: enterAnnotation,
	[Kind.class_declaration]: enterDefinition,
	[Kind.interface_declaration]: enterDefinition,
	[Kind.annotation_type_declaration]: enterDefinition,
	[Kind.enum_declaration]: enterDefinition,
	[Kind.record_declaration]: enterDefinition,
	[Kind.class_body]: enterClassBody,
	[Kind.enum_constant]: enterDefinition,
	[Kind.field_declaration]: enterDefinition,
	[Kind.variable_declarator]: enterDeclarator,
	[Kind.method_declaration]: enterDefinition,
	[Kind.constructor_declaration]: enterDefinition,
	[Kind.compact_constructor_declaration]: enterDefinition,
	[Kind.annotation_type_element_declaration]: enterDefinition,
	[Kind.formal_parameter]: enterParameter,
	[Kind.spread_parameter]: enterSpread,
	[Kind.local_variable_declaration]: enterDefinition,
	[Kind.block]: enterBlock,
	[Kind.for_statement]: enterFor,
	[Kind.enhanced_for_statement]: enterEnhancedFor,
	[Kind.while_statement]: countBody,
	[Kind.do_statement]: countBody,
	[Kind.if_statement]: enterIf,
	[Kind.switch_expression]: enterSwitch,
	[Kind.switch_block]: enterSwitchBlock,
	[Kind.switch_rule]: enterCase,
	[Kind.switch_block_statement_group]: enterCase,
	[Kind.switch_label]: enterLabel,
	[Kind.guard]: enterGuard,
	[Kind.try_with_resources_statement]: enterTryWithResources,
	[Kind.resource]: leaveLater,
	[Kind.catch_clause]: enterCatch,
	[Kind.synchronized_statement]: enterSynchronized,
	[Kind.catch_formal_parameter]: enterCatchParameter,
	[Kind.labeled_statement]: enterLabeled,
	[Kind.break_statement]: enterLabeled,
	[Kind.continue_statement]: enterLabeled,
	[Kind.return_statement]: leaveLater,
	[Kind.throw_statement]: leaveLater,
	[Kind.yield_statement]: leaveLater,
	[Kind.lambda_expression]: enterLambda,
	[Kind.method_reference]: enterMethodReference,
	[Kind.method_invocation]: enterInvocation,
	[Kind.object_creation_expression]: enterCreation,
	[Kind.explicit_constructor_invocation]: leaveLater,
	[Kind.ternary_expression]: enterTernary,
	[Kind.binary_expression]: enterBinary,
	[Kind.update_expression]: enterUpdate,
	[Kind.assignment_expression]: enterAssignment,
	[Kind.instanceof_expression]: leaveLater,
	[Kind.type_pattern]: enterTypePattern,
	[Kind.record_pattern]: enterRecordPattern,
	[Kind.record_pattern_component]: enterTypePattern,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
	[Kind['"instanceof"']]: referHidden,
	[Kind['"case"']]: referHidden,
	[Kind['"class"']]: enterKeyword,
	[Kind['"interface"']]: enterKeyword,
	[Kind['"@interface"']]: enterKeyword,
	[Kind['"enum"']]: enterKeyword,
	[Kind['"record"']]: enterKeyword,
});

const LEAVE = handlerTable({
	[Kind.package_declaration]: leavePackage,
	[Kind.module_declaration]: leaveModule,
	[Kind.modifiers]: leaveModifiers,
	[Kind.annotation]: leaveAnnotation,
	[Kind.class_declaration]: leaveType,
	[Kind.interface_declaration]: leaveType,
	[Kind.annotation_type_declaration]: leaveType,
	[Kind.enum_declaration]: leaveType,
	[Kind.record_declaration]: leaveType,
	[Kind.class_body]: leaveType,
	[Kind.enum_constant]: leaveConstant,
	[Kind.field_declaration]: leaveField,
	[Kind.variable_declarator]: leaveDeclarator,
	[Kind.method_declaration]: leaveMethod,
	[Kind.constructor_declaration]: leaveMethod,
	[Kind.compact_constructor_declaration]: leaveMethod,
	[Kind.annotation_type_element_declaration]: leaveElement,
	[Kind.formal_parameter]: leaveComponent,
	[Kind.spread_parameter]: leaveComponent,
	[Kind.local_variable_declaration]: leaveField,
	[Kind.block]: leaveBlock,
	[Kind.for_statement]: leaveScope,
	[Kind.enhanced_for_statement]: leaveScope,
	[Kind.switch_expression]: leaveSwitch,
	[Kind.switch_block]: leaveScope,
	[Kind.switch_rule]: leaveScope,
	[Kind.switch_block_statement_group]: leaveScope,
	[Kind.try_with_resources_statement]: leaveScope,
	[Kind.resource]: leaveResource,
	[Kind.catch_clause]: leaveScope,
	[Kind.return_statement]: leaveReturn,
	[Kind.throw_statement]: leaveThrow,
	[Kind.yield_statement]: leaveYield,
	[Kind.lambda_expression]: leaveLambda,
	[Kind.method_invocation]: leaveInvocation,
	[Kind.object_creation_expression]: leaveCreation,
	[Kind.explicit_constructor_invocation]: leaveConstructorCall,
	[Kind.binary_expression]: leaveBinary,
	[Kind.update_expression]: leaveUpdate,
	[Kind.assignment_expression]: leaveAssignment,
	[Kind.instanceof_expression]: leaveInstanceof,
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
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
		walk.composedTests.flag(walk);
	},
};

export default extractor;
