import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
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
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	name: [enterName],
	'qualified_name relative_name': [enterQualified],
	variable_name: [enterVariable],
	dynamic_variable_name: [enterDynamic],
	namespace_definition: [enterNamespace],
	namespace_use_declaration: [enterUse],
	'class_declaration interface_declaration trait_declaration enum_declaration': [enterType, leaveType],
	anonymous_class: [enterType, leaveType],
	base_clause: [enterBase],
	class_interface_clause: [enterInterfaces],
	use_declaration: [enterTraitUse],
	use_as_clause: [enterTraitAlias],
	use_instead_of_clause: [enterTraitChoice],
	const_element: [enterConstant, leaveConstant],
	property_element: [enterProperty, leaveProperty],
	property_hook: [enterHook, leaveHook],
	enum_case: [enterCase, leaveCase],
	'method_declaration function_definition': [enterFunction, leaveFunction],
	'anonymous_function arrow_function': [enterClosure, leaveClosure],
	attribute: [leaveLater, leaveAttribute],
	shell_command_expression: [enterShell, leaveShell],
	function_call_expression: [enterCall, leaveCall],
	'member_call_expression nullsafe_member_call_expression': [enterCall, leaveMemberCall],
	scoped_call_expression: [enterCall, leaveMemberCall],
	object_creation_expression: [leaveLater, leaveCreation],
	php_tag: [enterTag],
	'echo_statement print_intrinsic exit_statement': [leaveLater, leaveConstruct],
	'assignment_expression reference_assignment_expression': [enterAssignment, leaveAssignment],
	augmented_assignment_expression: [enterAugmented, leaveAugmented],
	update_expression: [enterUpdate, leaveUpdate],
	static_variable_declaration: [enterStaticVariable, leaveStaticVariable],
	global_declaration: [enterGlobal],
	unset_statement: [enterUnset, leaveUnset],
	foreach_statement: [enterForeach],
	'for_statement while_statement do_statement': [countLoop],
	if_statement: [enterIf],
	'switch_statement match_expression': [enterSwitch],
	'case_statement match_conditional_expression': [enterArm],
	catch_clause: [enterCatch],
	error_suppression_expression: [enterSuppression],
	conditional_expression: [enterConditional],
	binary_expression: [enterBinary],
	'"&&" "||" "and" "or" "??"': [enterOperator],
	'goto_statement break_statement continue_statement': [enterJump],
	return_statement: [leaveLater, leaveReturn],
	throw_expression: [leaveLater, leaveThrow],
	yield_expression: [leaveLater, leaveYield],
	'include_expression include_once_expression require_expression': [enterInclude, leaveConstruct],
	require_once_expression: [enterInclude, leaveConstruct],
	'"function" "class" "interface" "trait" "enum"': [enterKeyword],
});

const extractor: Extractor = {
	facts,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
