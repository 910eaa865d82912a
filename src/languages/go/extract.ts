import type { Extractor } from '../../model/language.ts';
import { NodeFlag } from '../../model/syntax-tree.ts';
import { recordBranches } from '../shared/branches.ts';
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
	leaveLater,
	leaveReturn,
	leaveScoped,
} from './statements.ts';
import { Kind, Token } from './syntax.ts';
import { enterTypeAssertion } from './type-assertions.ts';
import { enterTypeSpec, leaveTypeSpec } from './types.ts';
import { enterSpec, leaveSpec } from './variables.ts';
import { type Handler, type HandlerTable, Walk } from './walk.ts';

const ENTER = handlerTable({
	[Kind.identifier]: enterIdentifier,
	[Kind.field_identifier]: enterFieldIdentifier,
	[Kind.type_identifier]: enterTypeIdentifier,
	[Kind.package_identifier]: enterPackageIdentifier,
	[Kind.package_clause]: enterPackage,
	[Kind.import_declaration]: enterImport,
	[Kind.const_spec]: enterSpec,
	[Kind.var_spec]: enterSpec,
	[Kind.function_declaration]: enterFunction,
	[Kind.method_declaration]: enterMethod,
	[Kind.func_literal]: enterLambda,
	[Kind.type_spec]: enterTypeSpec,
	[Kind.type_alias]: enterTypeSpec,
	[Kind.field_declaration]: enterField,
	[Kind.method_elem]: enterMethodElem,
	[Kind.type_elem]: enterTypeElem,
	[Kind.block]: enterBlock,
	[Kind.short_var_declaration]: enterDefine,
	[Kind.range_clause]: enterDefine,
	[Kind.receive_statement]: enterDefine,
	[Kind.assignment_statement]: enterAssignment,
	[Kind.inc_statement]: enterIncrement,
	[Kind.dec_statement]: enterIncrement,
	[Kind.send_statement]: enterSend,
	[Kind.return_statement]: leaveLater,
	[Kind.break_statement]: enterJump,
	[Kind.continue_statement]: enterJump,
	[Kind.goto_statement]: enterJump,
	[Kind.if_statement]: enterIf,
	[Kind.for_statement]: enterFor,
	[Kind.expression_switch_statement]: enterSwitch,
	[Kind.type_switch_statement]: enterSwitch,
	[Kind.select_statement]: enterSwitch,
	[Kind.expression_case]: enterCase,
	[Kind.type_case]: enterCase,
	[Kind.communication_case]: enterCase,
	[Kind.default_case]: enterCase,
	[Kind.call_expression]: enterCall,
	[Kind.type_conversion_expression]: enterTypeConversion,
	[Kind.composite_literal]: enterComposite,
	[Kind.literal_value]: enterLiteral,
	[Kind.unary_expression]: enterUnary,
	[Kind.type_assertion_expression]: enterTypeAssertion,
	[Kind.binary_expression]: enterBinary,
	[Token.and]: enterOperator,
	[Token.or]: enterOperator,
});

const LEAVE = handlerTable({
	[Kind.const_spec]: leaveSpec,
	[Kind.var_spec]: leaveSpec,
	[Kind.function_declaration]: leaveFunction,
	[Kind.method_declaration]: leaveFunction,
	[Kind.func_literal]: leaveLambda,
	[Kind.type_spec]: leaveTypeSpec,
	[Kind.type_alias]: leaveTypeSpec,
	[Kind.field_declaration]: leaveMember,
	[Kind.method_elem]: leaveMember,
	[Kind.block]: leaveBlock,
	[Kind.short_var_declaration]: leaveDefine,
	[Kind.range_clause]: leaveRange,
	[Kind.receive_statement]: leaveDefine,
	[Kind.assignment_statement]: leaveAssignment,
	[Kind.inc_statement]: leaveIncrement,
	[Kind.dec_statement]: leaveIncrement,
	[Kind.send_statement]: leaveSend,
	[Kind.return_statement]: leaveReturn,
	[Kind.if_statement]: leaveScoped,
	[Kind.for_statement]: leaveScoped,
	[Kind.expression_switch_statement]: leaveScoped,
	[Kind.type_switch_statement]: leaveScoped,
	[Kind.select_statement]: leaveScoped,
	[Kind.expression_case]: leaveCase,
	[Kind.type_case]: leaveCase,
	[Kind.communication_case]: leaveCase,
	[Kind.default_case]: leaveCase,
	[Kind.call_expression]: leaveCall,
	[Kind.type_conversion_expression]: leaveTypeConversion,
	[Kind.composite_literal]: leaveComposite,
	[Kind.literal_value]: leaveLiteral,
});

function handlerTable(handlers: Readonly<Record<number, Handler>>): HandlerTable {
	return Array.from({ length: 256 }, (_, kind) => handlers[kind]);
}

/** The outermost errors: what is wrong inside one adds nothing, unless the whole file is one. */
function recordErrors({ tree, out }: Walk): void {
	for (let node = 0; node < tree.count; ) {
		const isError = (tree.flags[node] & (NodeFlag.error | NodeFlag.missing)) !== 0;
		if (isError) out.syntaxError(tree.start[node], tree.end[node]);
		node = isError && node > 0 ? tree.after[node] : node + 1;
	}
}

const extractor: Extractor = {
	facts,
	inOlderWords,
	extract(tree, _language, out) {
		const walk = new Walk(tree, out, ENTER, LEAVE);
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
