import type { Annotation } from '../../model/chunk.ts';
import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
import { enterAssignment, enterChain, enterUpdate, leaveAssignment, leaveUpdate } from './assignments.ts';
import { BRANCHES } from './branches.ts';
import {
	enterCall,
	enterEmit,
	enterInvocation,
	enterRevert,
	leaveCall,
	leaveEmit,
	leaveInvocation,
	leaveRevert,
} from './calls.ts';
import {
	countBody,
	countYul,
	countYulSwitch,
	enterBinary,
	enterIf,
	enterOperator,
	enterTernary,
} from './complexity.ts';
import { enterContract, leaveContract } from './contracts.ts';
import { enterFunction, leaveFunction, leaveReturn } from './functions.ts';
import { enterInheritance, enterUsing, leaveInheritance } from './heritage.ts';
import { enterImport } from './imports.ts';
import { mend, mendedPlaces } from './mending.ts';
import { enterKeyword } from './recovery.ts';
import { enterIdentifier } from './references.ts';
import { enterAssembly, enterBlock, enterCatch, enterFor, enterTry } from './statements.ts';
import { Kind } from './syntax.ts';
import { enterEnumValue, enterStructMember, enterType, leaveType } from './types.ts';
import { enterVariable, leaveDeclaration, leaveVariable } from './variables.ts';
import { type Handler, Walk } from './walk.ts';
import {
	enterYulAssignment,
	enterYulBlock,
	enterYulCall,
	enterYulFor,
	enterYulFunction,
	enterYulIdentifier,
	enterYulLet,
	leaveYulAssignment,
	leaveYulCall,
	leaveYulLet,
} from './yul.ts';

const leaveLater: Handler = (walk, node) => walk.leaveLater(node);

const ENTER = handlerTable<Walk>({
	[Kind.identifier]: enterIdentifier,
	[Kind.pragma_directive]: (walk, node) => {
		walk.next = walk.tree.after[node];
	},
	[Kind.import_directive]: enterImport,
	[Kind.using_directive]: enterUsing,
	[Kind.contract_declaration]: enterContract,
	[Kind.interface_declaration]: enterContract,
	[Kind.library_declaration]: enterContract,
	[Kind.inheritance_specifier]: enterInheritance,
	[Kind.struct_declaration]: enterType,
	[Kind.enum_declaration]: enterType,
	[Kind.event_definition]: enterType,
	[Kind.error_declaration]: enterType,
	[Kind.user_defined_type_definition]: enterType,
	[Kind.struct_member]: enterStructMember,
	[Kind.enum_value]: enterEnumValue,
	[Kind.constant_variable_declaration]: enterVariable,
	[Kind.state_variable_declaration]: enterVariable,
	[Kind.function_definition]: enterFunction,
	[Kind.constructor_definition]: enterFunction,
	[Kind.fallback_receive_definition]: enterFunction,
	[Kind.modifier_definition]: enterFunction,
	[Kind.modifier_invocation]: enterInvocation,
	[Kind.call_expression]: enterCall,
	[Kind.emit_statement]: enterEmit,
	[Kind.revert_statement]: enterRevert,
	[Kind.return_statement]: leaveLater,
	[Kind.variable_declaration_statement]: leaveLater,
	[Kind.assignment_expression]: enterAssignment,
	[Kind.augmented_assignment_expression]: enterAssignment,
	[Kind.update_expression]: enterUpdate,
	[Kind.unary_expression]: enterUpdate,
	[Kind.array_access]: enterChain,
	[Kind.member_expression]: enterChain,
	[Kind.block_statement]: enterBlock,
	[Kind.if_statement]: enterIf,
	[Kind.for_statement]: enterFor,
	[Kind.while_statement]: countBody,
	[Kind.do_while_statement]: countBody,
	[Kind.try_statement]: enterTry,
	[Kind.catch_clause]: enterCatch,
	[Kind.ternary_expression]: enterTernary,
	[Kind.binary_expression]: enterBinary,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
	[Kind.assembly_statement]: enterAssembly,
	[Kind.yul_identifier]: enterYulIdentifier,
	[Kind.yul_function_definition]: enterYulFunction,
	[Kind.yul_function_call]: enterYulCall,
	[Kind.yul_variable_declaration]: enterYulLet,
	[Kind.yul_assignment]: enterYulAssignment,
	[Kind.yul_block]: enterYulBlock,
	[Kind.yul_if_statement]: countYul,
	[Kind.yul_for_statement]: (walk, node) => {
		countYul(walk, node);
		enterYulFor(walk, node);
	},
	[Kind.yul_switch_statement]: countYulSwitch,
	[Kind['"contract"']]: enterKeyword,
	[Kind['"interface"']]: enterKeyword,
	[Kind['"library"']]: enterKeyword,
	[Kind['"struct"']]: enterKeyword,
	[Kind['"enum"']]: enterKeyword,
	[Kind['"event"']]: enterKeyword,
	[Kind['"function"']]: enterKeyword,
	[Kind['"modifier"']]: enterKeyword,
});

const LEAVE = handlerTable<Walk>({
	[Kind.contract_declaration]: leaveContract,
	[Kind.interface_declaration]: leaveContract,
	[Kind.library_declaration]: leaveContract,
	[Kind.inheritance_specifier]: leaveInheritance,
	[Kind.struct_declaration]: leaveType,
	[Kind.enum_declaration]: leaveType,
	[Kind.event_definition]: leaveType,
	[Kind.error_declaration]: leaveType,
	[Kind.user_defined_type_definition]: leaveType,
	[Kind.constant_variable_declaration]: leaveVariable,
	[Kind.state_variable_declaration]: leaveVariable,
	[Kind.function_definition]: leaveFunction,
	[Kind.constructor_definition]: leaveFunction,
	[Kind.fallback_receive_definition]: leaveFunction,
	[Kind.modifier_definition]: leaveFunction,
	[Kind.modifier_invocation]: leaveInvocation,
	[Kind.call_expression]: leaveCall,
	[Kind.emit_statement]: leaveEmit,
	[Kind.revert_statement]: leaveRevert,
	[Kind.return_statement]: leaveReturn,
	[Kind.variable_declaration_statement]: leaveDeclaration,
	[Kind.assignment_expression]: leaveAssignment,
	[Kind.augmented_assignment_expression]: leaveAssignment,
	[Kind.update_expression]: leaveUpdate,
	[Kind.unary_expression]: leaveUpdate,
	[Kind.yul_function_call]: leaveYulCall,
	[Kind.yul_variable_declaration]: leaveYulLet,
	[Kind.yul_assignment]: leaveYulAssignment,
});

/** Which compilers a file is for. */
function tellPragmas(walk: Walk): void {
	const annotations: Annotation[] = [];
	for (const pragma of walk.childrenOf(0, Kind.pragma_directive)) {
		const [, args = ''] = /^pragma\s+([^;]*)/.exec(walk.textOf(pragma)) ?? [];
		annotations.push({ name: 'pragma', args: args.trim() });
	}
	if (annotations.length > 0) walk.out.describeModule({ annotations });
}

const extractor: Extractor = {
	inOlderWords: mend,
	extract(tree, _language, out) {
		const mended = mendedPlaces(out.text, tree.text);
		const walk = new Walk(tree, out, mended);
		for (const [start, end] of mended) out.syntaxError(start, end);
		recordErrors(walk);
		tellPragmas(walk);
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
