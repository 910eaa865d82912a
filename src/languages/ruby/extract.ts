import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
import { enterAssignment, leaveAssignment } from './assignments.ts';
import { enterBlock, enterLambda, leaveBlock, leaveLambda } from './blocks.ts';
import { BRANCHES } from './branches.ts';
import { enterCall, enterSuper, leaveCall, leaveYield } from './calls.ts';
import { closeBody, enterClass, enterSingletonClass, leaveClass, leaveSuperclass } from './classes.ts';
import {
	countLoop,
	enterBinary,
	enterCase,
	enterConditional,
	enterElsif,
	enterIf,
	enterModifier,
	enterOperator,
	enterWhen,
} from './complexity.ts';
import { enterAlias } from './declaring-calls.ts';
import { drawFile } from './facts/rails/draw.ts';
import { enterShell } from './facts/security/shell.ts';
import { facts } from './facts.ts';
import { enterMethod, leaveMethod } from './methods.ts';
import { enterIn, enterMatch } from './patterns.ts';
import { enterKeyword, enterString } from './recovery.ts';
import { enterConstant, enterIdentifier, enterPair, enterVariable } from './references.ts';
import { leaveNext, leaveReturn } from './returns.ts';
import { enterFor, enterRescue, enterRescueModifier } from './statements.ts';
import { Kind } from './syntax.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	identifier: [enterIdentifier],
	constant: [enterConstant],
	'instance_variable class_variable global_variable': [enterVariable],
	pair: [enterPair],
	'class module': [enterClass, leaveClass],
	superclass: [leaveLater, leaveSuperclass],
	singleton_class: [enterSingletonClass, closeBody],
	'method singleton_method': [enterMethod, leaveMethod],
	'block do_block': [enterBlock, leaveBlock],
	lambda: [enterLambda, leaveLambda],
	subshell: [enterShell],
	call: [enterCall, leaveCall],
	super: [enterSuper],
	yield: [leaveLater, leaveYield],
	return: [leaveLater, leaveReturn],
	next: [leaveLater, leaveNext],
	'alias undef': [enterAlias],
	'assignment operator_assignment': [enterAssignment, leaveAssignment],
	for: [enterFor],
	rescue: [enterRescue],
	'if unless': [enterIf],
	elsif: [enterElsif],
	'while until': [countLoop],
	'case case_match': [enterCase],
	when: [enterWhen],
	in_clause: [enterIn],
	'match_pattern test_pattern': [enterMatch],
	'if_modifier unless_modifier while_modifier until_modifier': [enterModifier],
	rescue_modifier: [enterRescueModifier],
	conditional: [enterConditional],
	binary: [enterBinary],
	'"&&" "||" "and" "or"': [enterOperator],
	'string string_array symbol_array regex': [enterString],
	'"def" "class" "module"': [enterKeyword],
});

const extractor: Extractor = {
	facts,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
		drawFile(walk);
	},
};

export default extractor;
