import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, recordErrors } from '../shared/tree-reader.ts';
import { BRANCHES } from './branches.ts';
import { enterCommand, enterRedirected, leaveCommand, leaveRedirected } from './commands.ts';
import {
	enterCaseItem,
	enterElif,
	enterElse,
	enterLogical,
	enterOperator,
	enterTernary,
} from './complexity.ts';
import { enterCaseStatement, enterIfStatement, enterLoopStatement } from './control-flow.ts';
import { facts } from './facts.ts';
import { enterFunction, leaveFunction } from './functions.ts';
import { inOlderWords } from './newer-syntax.ts';
import { enterPipeline } from './pipelines.ts';
import { enterError } from './recovery.ts';
import { enterFileRedirect, enterHeredoc, enterHerestring } from './redirections.ts';
import { enterCommandName } from './references.ts';
import { enterSubshell } from './subshells.ts';
import { Kind } from './syntax.ts';
import {
	enterAssignment,
	enterDeclaration,
	enterPattern,
	enterUnset,
	enterVariable,
	enterWord,
	leaveAssignment,
} from './variables.ts';
import { Walk } from './walk.ts';

const { enter, leave } = handlerTables<Walk>(Kind, {
	ERROR: [enterError],
	word: [enterWord],
	variable_name: [enterVariable],
	regex: [enterPattern],
	function_definition: [enterFunction, leaveFunction],
	command: [enterCommand, leaveCommand],
	redirected_statement: [enterRedirected, leaveRedirected],
	command_name: [enterCommandName],
	declaration_command: [enterDeclaration],
	unset_command: [enterUnset],
	variable_assignment: [enterAssignment, leaveAssignment],
	if_statement: [enterIfStatement],
	elif_clause: [enterElif],
	else_clause: [enterElse],
	'while_statement for_statement c_style_for_statement': [enterLoopStatement],
	case_statement: [enterCaseStatement],
	case_item: [enterCaseItem],
	pipeline: [enterPipeline],
	file_redirect: [enterFileRedirect],
	heredoc_redirect: [enterHeredoc],
	herestring_redirect: [enterHerestring],
	'subshell command_substitution process_substitution': [enterSubshell],
	ternary_expression: [enterTernary],
	'list binary_expression': [enterLogical],
	'"&&" "||"': [enterOperator],
});

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
