import { NodeFlag } from '../../../model/syntax-tree.ts';
import {
	enterAssignment,
	enterOutputOperand,
	enterUpdate,
	leaveAssignment,
	leaveOutputOperand,
	leaveUpdate,
} from './assignments.ts';
import { enterCall, leaveCall } from './calls.ts';
import {
	countBody,
	enterBinary,
	enterCase,
	enterConditional,
	enterGoto,
	enterIf,
	enterOperator,
	enterSwitch,
} from './complexity.ts';
import { enterFieldDeclaration } from './fields.ts';
import { enterFunctionDefinition, leaveReturn } from './functions.ts';
import { enterInclude } from './includes.ts';
import { enterExpressionStatement } from './macro-blocks.ts';
import { enterDirective, enterMacro } from './macros.ts';
import { enterParameter } from './params.ts';
import { enterFieldIdentifier, enterIdentifier, enterTypeIdentifier } from './references.ts';
import { enterBlock, enterFor } from './statements.ts';
import { Kind } from './syntax.ts';
import { enterEnumerator, enterTypeDefinition, enterTypeSpecifier } from './types.ts';
import { enterDeclaration } from './variables.ts';
import type { Handlers, Walk } from './walk.ts';

const leaveLater = (walk: Walk, node: number): void => walk.leaveLater(node);
const skip = (walk: Walk, node: number): void => {
	walk.next = walk.tree.after[node];
};

/** What is read alike in C and C++. */
export const ENTER: Handlers = {
	[Kind.identifier]: enterIdentifier,
	[Kind.type_identifier]: enterTypeIdentifier,
	[Kind.field_identifier]: enterFieldIdentifier,
	[Kind.preproc_include]: enterInclude,
	[Kind.preproc_def]: enterMacro,
	[Kind.preproc_function_def]: enterMacro,
	[Kind.preproc_call]: enterDirective,
	[Kind.attribute_specifier]: skip,
	[Kind.attribute_declaration]: skip,
	[Kind.ms_declspec_modifier]: skip,
	[Kind.function_definition]: enterFunctionDefinition,
	[Kind.declaration]: enterDeclaration,
	[Kind.type_definition]: enterTypeDefinition,
	[Kind.struct_specifier]: enterTypeSpecifier,
	[Kind.union_specifier]: enterTypeSpecifier,
	[Kind.enum_specifier]: enterTypeSpecifier,
	[Kind.enumerator]: enterEnumerator,
	[Kind.field_declaration]: enterFieldDeclaration,
	[Kind.parameter_declaration]: enterParameter,
	[Kind.expression_statement]: enterExpressionStatement,
	[Kind.compound_statement]: enterBlock,
	[Kind.if_statement]: enterIf,
	[Kind.for_statement]: enterFor,
	[Kind.while_statement]: countBody,
	[Kind.do_statement]: countBody,
	[Kind.switch_statement]: enterSwitch,
	[Kind.case_statement]: enterCase,
	[Kind.goto_statement]: enterGoto,
	[Kind.return_statement]: leaveLater,
	[Kind.call_expression]: enterCall,
	[Kind.conditional_expression]: enterConditional,
	[Kind.binary_expression]: enterBinary,
	[Kind.assignment_expression]: enterAssignment,
	[Kind.update_expression]: enterUpdate,
	[Kind.gnu_asm_output_operand]: enterOutputOperand,
	[Kind['"&&"']]: enterOperator,
	[Kind['"||"']]: enterOperator,
};

export const LEAVE: Handlers = {
	[Kind.return_statement]: leaveReturn,
	[Kind.call_expression]: leaveCall,
	[Kind.assignment_expression]: leaveAssignment,
	[Kind.update_expression]: leaveUpdate,
	[Kind.gnu_asm_output_operand]: leaveOutputOperand,
};

/** The outermost errors: what is wrong inside one adds nothing, unless the whole file is one. */
export function recordErrors({ tree, out }: Walk): void {
	for (let node = 0; node < tree.count; ) {
		const isError = (tree.flags[node] & (NodeFlag.error | NodeFlag.missing)) !== 0;
		if (isError) out.syntaxError(tree.start[node], tree.end[node]);
		node = isError && node > 0 ? tree.after[node] : node + 1;
	}
}
