import type { Annotation } from '../../model/chunk.ts';
import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, leaveLater, recordErrors, skip } from '../shared/tree-reader.ts';
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
import { Walk } from './walk.ts';
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

/** The parts of a `for` of assembly have a scope of their own. */
function countYulFor(walk: Walk, node: number): void {
	countYul(walk, node);
	enterYulFor(walk, node);
}

const { enter, leave } = handlerTables<Walk>(Kind, {
	identifier: [enterIdentifier],
	pragma_directive: [skip],
	import_directive: [enterImport],
	using_directive: [enterUsing],
	'contract_declaration interface_declaration library_declaration': [enterContract, leaveContract],
	inheritance_specifier: [enterInheritance, leaveInheritance],
	'struct_declaration enum_declaration event_definition error_declaration': [enterType, leaveType],
	user_defined_type_definition: [enterType, leaveType],
	struct_member: [enterStructMember],
	enum_value: [enterEnumValue],
	'constant_variable_declaration state_variable_declaration': [enterVariable, leaveVariable],
	'function_definition constructor_definition': [enterFunction, leaveFunction],
	'fallback_receive_definition modifier_definition': [enterFunction, leaveFunction],
	modifier_invocation: [enterInvocation, leaveInvocation],
	call_expression: [enterCall, leaveCall],
	emit_statement: [enterEmit, leaveEmit],
	revert_statement: [enterRevert, leaveRevert],
	return_statement: [leaveLater, leaveReturn],
	variable_declaration_statement: [leaveLater, leaveDeclaration],
	'assignment_expression augmented_assignment_expression': [enterAssignment, leaveAssignment],
	'update_expression unary_expression': [enterUpdate, leaveUpdate],
	'array_access member_expression': [enterChain],
	block_statement: [enterBlock],
	if_statement: [enterIf],
	for_statement: [enterFor],
	'while_statement do_while_statement': [countBody],
	try_statement: [enterTry],
	catch_clause: [enterCatch],
	ternary_expression: [enterTernary],
	binary_expression: [enterBinary],
	'"&&" "||"': [enterOperator],
	assembly_statement: [enterAssembly],
	yul_identifier: [enterYulIdentifier],
	yul_function_definition: [enterYulFunction],
	yul_function_call: [enterYulCall, leaveYulCall],
	yul_variable_declaration: [enterYulLet, leaveYulLet],
	yul_assignment: [enterYulAssignment, leaveYulAssignment],
	yul_block: [enterYulBlock],
	yul_if_statement: [countYul],
	yul_for_statement: [countYulFor],
	yul_switch_statement: [countYulSwitch],
	'"contract" "interface" "library" "struct" "enum" "event" "function" "modifier"': [enterKeyword],
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
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
