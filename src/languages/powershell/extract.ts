import type { Extractor } from '../../model/language.ts';
import { recordBranches } from '../shared/branches.ts';
import { handlerTable, recordErrors } from '../shared/tree-reader.ts';
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
import { type Handler, Walk } from './walk.ts';

const leaveLater: Handler = (walk, node) => walk.leaveLater(node);

const ENTER = handlerTable<Walk>({
	[K.comment]: enterComment,
	[K.function]: enterFunction,
	[K.class]: enterClass,
	[K.enum]: enterClass,
	[K.property]: enterProperty,
	[K.method]: enterMethod,
	[K.enum_value]: enterEnumValue,
	[K.using]: enterUsing,
	[K.param_block]: enterParamBlock,
	[K.block]: enterBlock,
	[K.command]: enterCommand,
	[K.arguments]: leaveLater,
	[K.attribute]: enterAttribute,
	[K.type]: enterType,
	[K.variable]: enterVariable,
	[K.splat]: enterSplat,
	[K.member]: enterMember,
	[K.static_member]: enterMember,
	[K.expression]: (walk, node) => {
		beginLogical(walk, node);
		enterExpression(walk, node);
	},
	[K.operator]: enterOperator,
	[K.return]: leaveLater,
	[K.throw]: leaveLater,
	[K.exit]: leaveLater,
	[K.if]: countBranch,
	[K.elseif]: countElseif,
	[K.else]: countElse,
	[K.while]: countBranch,
	[K.do]: countBranch,
	[K.for]: countBranch,
	[K.foreach]: (walk, node) => {
		countBranch(walk, node);
		enterForeach(walk, node);
	},
	[K.catch]: countBranch,
	[K.trap]: countBranch,
	[K.switch]: countSwitch,
	[K.case]: countCase,
	[K.jump]: countJump,
});

const LEAVE = handlerTable<Walk>({
	[K.command]: leaveCommand,
	[K.arguments]: leaveArguments,
	[K.attribute]: leaveAttribute,
	[K.return]: leaveFlow,
	[K.throw]: leaveFlow,
	[K.exit]: leaveExit,
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
		walk.run(ENTER, LEAVE);
		recordBranches(walk, BRANCHES, walk.kinds);
	},
};

export default extractor;
