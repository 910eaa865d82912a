import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
import { enterExpression, enterForeach } from './assignments.ts';
import { BRANCHES } from './branches.ts';
import { enterAttribute, enterCommand, leaveArguments, leaveAttribute, leaveCommand } from './calls.ts';
import { enterClass, enterEnumValue, enterMethod, enterProperty } from './classes.ts';
import {
	beginLogical,
	countBranch,
	countCase,
	countElse,
	countElseif,
	countJump,
	countSwitch,
	enterOperator,
} from './complexity.ts';
import { helpInside } from './doc.ts';
import { enterBlock, enterFunction, enterParamBlock } from './functions.ts';
import { enterComment, enterUsing } from './imports.ts';
import { tellManifest } from './manifest.ts';
import { K } from './reading/kinds.ts';
import { readScript } from './reading/read.ts';
import { enterMember, enterSplat, enterVariable } from './references.ts';
import { leaveExit, leaveFlow } from './returns.ts';
import { annotationsOf, enterType } from './types.ts';
import { Walk } from './walk.ts';

function enterLogicalExpression(walk: Walk, node: number): void {
	beginLogical(walk, node);
	enterExpression(walk, node);
}

function countForeach(walk: Walk, node: number): void {
	countBranch(walk, node);
	enterForeach(walk, node);
}

const { enter, leave } = handlerTables<Walk>(K, {
	comment: [enterComment],
	function: [enterFunction],
	'class enum': [enterClass],
	property: [enterProperty],
	method: [enterMethod],
	enum_value: [enterEnumValue],
	using: [enterUsing],
	param_block: [enterParamBlock],
	block: [enterBlock],
	command: [enterCommand, leaveCommand],
	arguments: [leaveLater, leaveArguments],
	attribute: [enterAttribute, leaveAttribute],
	type: [enterType],
	variable: [enterVariable],
	splat: [enterSplat],
	'member static_member': [enterMember],
	expression: [enterLogicalExpression],
	operator: [enterOperator],
	'return throw': [leaveLater, leaveFlow],
	exit: [leaveLater, leaveExit],
	'if while do for catch trap': [countBranch],
	elseif: [countElseif],
	else: [countElse],
	foreach: [countForeach],
	switch: [countSwitch],
	case: [countCase],
	jump: [countJump],
});

/** Whether a command of the file says what it exports. */
function exportsByName(walk: Walk): boolean {
	if (!/export-modulemember/i.test(walk.text)) return false;
	const { tree } = walk;
	for (let node = 0; node < tree.count; node++) {
		if (walk.kind(node) === K.command_name && /^export-modulemember$/i.test(walk.textOf(node))) return true;
	}
	return false;
}

/** A script has help and attributes as a function does. */
function describeScript(walk: Walk): void {
	const help = helpInside(walk, 0);
	const annotations = annotationsOf(walk, walk.childOf(0, K.param_block));
	if (help.docStart === undefined && annotations.length === 0) return;
	walk.out.describeModule({ ...help, annotations });
}

const extractor: Extractor = {
	extract(_tree, _language, out) {
		const walk = new Walk(readScript(out.text), out);
		recordErrors(walk);
		walk.exportsByName = exportsByName(walk);
		describeScript(walk);
		if (out.path?.toLowerCase().endsWith('.psd1') === true) tellManifest(walk);
		walk.run(enter, leave);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
