import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import {
	enterAssignment,
	enterAugmented,
	enterUpdate,
	leaveAssignment,
	leaveAugmented,
	leaveUpdate,
} from './assignments.ts';
import { BRANCHES } from './branches.ts';
import { enterCall, leaveAttribute, leaveCall, leaveCreation, leaveMemberCall } from './calls.ts';
import {
	enterBase,
	enterInterfaces,
	enterTraitAlias,
	enterTraitChoice,
	enterTraitUse,
	enterType,
	leaveType,
} from './classes.ts';
import {
	countLoop,
	enterArm,
	enterBinary,
	enterConditional,
	enterIf,
	enterJump,
	enterOperator,
	enterSwitch,
} from './complexity.ts';
import { enterTag, leaveConstruct, leaveShell } from './constructs.ts';
import { enterShell } from './facts/security/shell.ts';
import { enterSuppression } from './facts/swallowed.ts';
import { facts } from './facts.ts';
import {
	enterClosure,
	enterFunction,
	enterHook,
	leaveClosure,
	leaveFunction,
	leaveHook,
} from './functions.ts';
import { enterInclude, enterNamespace, enterUse } from './imports.ts';
import {
	enterCase,
	enterConstant,
	enterProperty,
	leaveCase,
	leaveConstant,
	leaveProperty,
} from './members.ts';
import { enterName, enterQualified } from './names.ts';
import { enterKeyword } from './recovery.ts';
import {
	enterCatch,
	enterForeach,
	enterUnset,
	leaveReturn,
	leaveThrow,
	leaveUnset,
	leaveYield,
} from './statements.ts';
import { Kind } from './syntax.ts';
import {
	enterDynamic,
	enterGlobal,
	enterStaticVariable,
	enterVariable,
	leaveStaticVariable,
} from './variables.ts';
import { type Handler, Walk } from './walk.ts';

const leaveLater: Handler = (walk, node) => walk.leaveLater(node);

const ENTER = handlerTable<Walk>({
	[Kind.name]: enterName,
	[Kind.qualified_name]: enterQualified,
	[Kind.relative_name]: enterQualified,
	[Kind.variable_name]: enterVariable,
	[Kind.dynamic_variable_name]: enterDynamic,
	[Kind.namespace_definition]: enterNamespace,
	[Kind.namespace_use_declaration]: enterUse,
	[Kind.class_declaration]: enterType,
	[Kind.interface_declaration]: enterType,
	[Kind.trait_declaration]: enterType,
	[Kind.enum_declaration]: enterType,
	[Kind.anonymous_class]: enterType,
	[Kind.base_clause]: enterBase,
	[Kind.class_interface_clause]: enterInterfaces,
	[Kind.use_declaration]: enterTraitUse,
	[Kind.use_as_clause]: enterTraitAlias,
	[Kind.use_instead_of_clause]: enterTraitChoice,
	[Kind.const_element]: enterConstant,
	[Kind.property_element]: enterProperty,
	[Kind.property_hook]: enterHook,
	[Kind.enum_case]: enterCase,
	[Kind.method_declaration]: enterFunction,
	[Kind.function_definition]: enterFunction,
	[Kind.anonymous_function]: enterClosure,
	[Kind.arrow_function]: enterClosure,
	[Kind.attribute]: leaveLater,
	[Kind.shell_command_expression]: enterShell,
	[Kind.function_call_expression]: enterCall,
	[Kind.member_call_expression]: enterCall,
	[Kind.nullsafe_member_call_expression]: enterCall,
	[Kind.scoped_call_expression]: enterCall,
	[Kind.object_creation_expression]: leaveLater,
	[Kind.php_tag]: enterTag,
	[Kind.echo_statement]: leaveLater,
	[Kind.print_intrinsic]: leaveLater,
	[Kind.exit_statement]: leaveLater,
	[Kind.assignment_expression]: enterAssignment,
	[Kind.reference_assignment_expression]: enterAssignment,
	[Kind.augmented_assignment_expression]: enterAugmented,
	[Kind.update_expression]: enterUpdate,
	[Kind.static_variable_declaration]: enterStaticVariable,
	[Kind.global_declaration]: enterGlobal,
	[Kind.unset_statement]: enterUnset,
	[Kind.foreach_statement]: enterForeach,
	[Kind.for_statement]: countLoop,
	[Kind.while_statement]: countLoop,
	[Kind.do_statement]: countLoop,
	[Kind.if_statement]: enterIf,
	[Kind.switch_statement]: enterSwitch,
	[Kind.match_expression]: enterSwitch,
	[Kind.case_statement]: enterArm,
	[Kind.match_conditional_expression]: enterArm,
	[Kind.catch_clause]: enterCatch,
	[Kind.error_suppression_expression]: enterSuppression,
	[Kind.conditional_expression]: enterConditional,
	[Kind.binary_expression]: enterBinary,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
	[Kind['"and"']]: enterOperator,
	[Kind['"or"']]: enterOperator,
	[Kind['"??"']]: enterOperator,
	[Kind.goto_statement]: enterJump,
	[Kind.break_statement]: enterJump,
	[Kind.continue_statement]: enterJump,
	[Kind.return_statement]: leaveLater,
	[Kind.throw_expression]: leaveLater,
	[Kind.yield_expression]: leaveLater,
	[Kind.include_expression]: enterInclude,
	[Kind.include_once_expression]: enterInclude,
	[Kind.require_expression]: enterInclude,
	[Kind.require_once_expression]: enterInclude,
	[Kind['"function"']]: enterKeyword,
	[Kind['"class"']]: enterKeyword,
	[Kind['"interface"']]: enterKeyword,
	[Kind['"trait"']]: enterKeyword,
	[Kind['"enum"']]: enterKeyword,
});

const LEAVE = handlerTable<Walk>({
	[Kind.class_declaration]: leaveType,
	[Kind.interface_declaration]: leaveType,
	[Kind.trait_declaration]: leaveType,
	[Kind.enum_declaration]: leaveType,
	[Kind.anonymous_class]: leaveType,
	[Kind.const_element]: leaveConstant,
	[Kind.property_element]: leaveProperty,
	[Kind.property_hook]: leaveHook,
	[Kind.enum_case]: leaveCase,
	[Kind.method_declaration]: leaveFunction,
	[Kind.function_definition]: leaveFunction,
	[Kind.anonymous_function]: leaveClosure,
	[Kind.arrow_function]: leaveClosure,
	[Kind.attribute]: leaveAttribute,
	[Kind.function_call_expression]: leaveCall,
	[Kind.member_call_expression]: leaveMemberCall,
	[Kind.nullsafe_member_call_expression]: leaveMemberCall,
	[Kind.scoped_call_expression]: leaveMemberCall,
	[Kind.object_creation_expression]: leaveCreation,
	[Kind.assignment_expression]: leaveAssignment,
	[Kind.reference_assignment_expression]: leaveAssignment,
	[Kind.augmented_assignment_expression]: leaveAugmented,
	[Kind.update_expression]: leaveUpdate,
	[Kind.static_variable_declaration]: leaveStaticVariable,
	[Kind.shell_command_expression]: leaveShell,
	[Kind.echo_statement]: leaveConstruct,
	[Kind.print_intrinsic]: leaveConstruct,
	[Kind.exit_statement]: leaveConstruct,
	[Kind.include_expression]: leaveConstruct,
	[Kind.include_once_expression]: leaveConstruct,
	[Kind.require_expression]: leaveConstruct,
	[Kind.require_once_expression]: leaveConstruct,
	[Kind.unset_statement]: leaveUnset,
	[Kind.return_statement]: leaveReturn,
	[Kind.throw_expression]: leaveThrow,
	[Kind.yield_expression]: leaveYield,
});

const extractor: Extractor = {
	facts,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
