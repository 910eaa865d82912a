import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
import { findAnchors } from './anchors.ts';
import {
	enterAssignment,
	enterDefine,
	enterIncrement,
	leaveAssignment,
	leaveDefine,
	leaveIncrement,
	leaveRange,
	leaveSend,
} from './assignments.ts';
import { BRANCHES } from './branches.ts';
import { enterCall, enterTypeConversion, leaveCall, leaveTypeConversion } from './calls.ts';
import { enterBinary, enterJump, enterOperator } from './complexity.ts';
import { enterSend, enterUnary } from './concurrency.ts';
import { facts } from './facts.ts';
import { enterFunction, enterMethod, leaveFunction } from './functions.ts';
import { recordAssertions } from './implements.ts';
import { enterImport } from './imports.ts';
import { enterLambda, leaveLambda } from './lambdas.ts';
import { enterComposite, enterLiteral, leaveComposite, leaveLiteral } from './literals.ts';
import { enterField, enterMethodElem, enterTypeElem, leaveMember } from './members.ts';
import { inOlderWords } from './newer-syntax.ts';
import { readOutline } from './outline.ts';
import { describeFile, enterPackage } from './package-clause.ts';
import { arriveAtAnchor } from './recovery.ts';
import {
	enterFieldIdentifier,
	enterIdentifier,
	enterPackageIdentifier,
	enterTypeIdentifier,
} from './references.ts';
import {
	enterBlock,
	enterCase,
	enterFor,
	enterIf,
	enterSwitch,
	leaveBlock,
	leaveCase,
	leaveReturn,
	leaveScoped,
} from './statements.ts';
import { KINDS } from './syntax.ts';
import { enterTypeAssertion } from './type-assertions.ts';
import { enterTypeSpec, leaveTypeSpec } from './types.ts';
import { enterSpec, leaveSpec } from './variables.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(KINDS, {
	identifier: [enterIdentifier],
	field_identifier: [enterFieldIdentifier],
	type_identifier: [enterTypeIdentifier],
	package_identifier: [enterPackageIdentifier],
	package_clause: [enterPackage],
	import_declaration: [enterImport],
	'const_spec var_spec': [enterSpec, leaveSpec],
	function_declaration: [enterFunction, leaveFunction],
	method_declaration: [enterMethod, leaveFunction],
	func_literal: [enterLambda, leaveLambda],
	'type_spec type_alias': [enterTypeSpec, leaveTypeSpec],
	field_declaration: [enterField, leaveMember],
	method_elem: [enterMethodElem, leaveMember],
	type_elem: [enterTypeElem],
	block: [enterBlock, leaveBlock],
	'short_var_declaration receive_statement': [enterDefine, leaveDefine],
	range_clause: [enterDefine, leaveRange],
	assignment_statement: [enterAssignment, leaveAssignment],
	'inc_statement dec_statement': [enterIncrement, leaveIncrement],
	send_statement: [enterSend, leaveSend],
	return_statement: [leaveLater, leaveReturn],
	'break_statement continue_statement goto_statement': [enterJump],
	if_statement: [enterIf, leaveScoped],
	for_statement: [enterFor, leaveScoped],
	'expression_switch_statement type_switch_statement select_statement': [enterSwitch, leaveScoped],
	'expression_case type_case communication_case default_case': [enterCase, leaveCase],
	call_expression: [enterCall, leaveCall],
	type_conversion_expression: [enterTypeConversion, leaveTypeConversion],
	composite_literal: [enterComposite, leaveComposite],
	literal_value: [enterLiteral, leaveLiteral],
	unary_expression: [enterUnary],
	type_assertion_expression: [enterTypeAssertion],
	binary_expression: [enterBinary],
	'"&&" "||"': [enterOperator],
});

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out, enter, leave);
		if (walk.isBroken(0)) {
			recordErrors(walk);
			walk.anchors = findAnchors(walk);
		}
		readOutline(walk);
		describeFile(walk);
		walk.run(arriveAtAnchor);
		recordBranches(walk, BRANCHES, walk.kinds);
		recordAssertions(walk);
	},
};

export default extractor;
