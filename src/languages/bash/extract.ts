import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
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

const ENTER = handlerTable<Walk>({
	[Kind.ERROR]: enterError,
	[Kind.word]: enterWord,
	[Kind.variable_name]: enterVariable,
	[Kind.regex]: enterPattern,
	[Kind.function_definition]: enterFunction,
	[Kind.command]: enterCommand,
	[Kind.redirected_statement]: enterRedirected,
	[Kind.command_name]: enterCommandName,
	[Kind.declaration_command]: enterDeclaration,
	[Kind.unset_command]: enterUnset,
	[Kind.variable_assignment]: enterAssignment,
	[Kind.if_statement]: enterIfStatement,
	[Kind.elif_clause]: enterElif,
	[Kind.else_clause]: enterElse,
	[Kind.while_statement]: enterLoopStatement,
	[Kind.for_statement]: enterLoopStatement,
	[Kind.c_style_for_statement]: enterLoopStatement,
	[Kind.case_statement]: enterCaseStatement,
	[Kind.case_item]: enterCaseItem,
	[Kind.pipeline]: enterPipeline,
	[Kind.file_redirect]: enterFileRedirect,
	[Kind.heredoc_redirect]: enterHeredoc,
	[Kind.herestring_redirect]: enterHerestring,
	[Kind.subshell]: enterSubshell,
	[Kind.command_substitution]: enterSubshell,
	[Kind.process_substitution]: enterSubshell,
	[Kind.ternary_expression]: enterTernary,
	[Kind.list]: enterLogical,
	[Kind.binary_expression]: enterLogical,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
});

const LEAVE = handlerTable<Walk>({
	[Kind.function_definition]: leaveFunction,
	[Kind.command]: leaveCommand,
	[Kind.redirected_statement]: leaveRedirected,
	[Kind.variable_assignment]: leaveAssignment,
});

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out);
		recordErrors(walk);
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
