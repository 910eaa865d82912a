import type { BindingPattern, Expression, ParamPattern, TSTypeParameterDeclaration } from 'oxc-parser';
import type { FunctionLike } from './definitions.ts';
import { isThisParam, patternOf } from './params.ts';
import { bindName, bindPattern } from './patterns.ts';
import { nodeText } from './text.ts';
import { Mode, type Walk } from './walk.ts';

/** Schedules a function whose chunk has just been opened; its scope and chunk close at the end. */
export function scheduleFunction(walk: Walk, node: FunctionLike, mode: number): void {
	const { out } = walk;
	const scope = out.openScope('function', node.start, node.end);
	walk.enterFunction(scope);
	walk.next(closeFunction, node, mode);
	const { body } = node;
	if (node.type === 'FunctionExpression' && node.id) {
		bindName(walk, node.id.name, node.id.start, 'function', scope, -1, -1, null, out.currentChunk, null);
	}
	if (body) {
		if (body.type === 'BlockStatement') walk.visitAll(body.body, 0);
		else {
			walk.next(returnExpression, body, 0);
			walk.visit(body, Mode.want);
		}
	}
	walk.visit(node.returnType, 0);
	scheduleParams(walk, node.params, scope, Boolean(body));
	bindTypeParams(walk, node.typeParameters);
}

function closeFunction(walk: Walk, node: FunctionLike, mode: number): void {
	const chunk = walk.out.currentChunk;
	walk.out.closeScope();
	walk.out.closeChunk();
	walk.leaveFunction();
	if ((mode & Mode.want) === 0) return;
	// A method has no place but that of its chunk: its function begins with the parameters.
	const isMethod = node.type === 'FunctionExpression' && /[(<]/.test(walk.text[node.start]);
	walk.give(walk.out.value('chunk', null, chunk, -1, isMethod ? -1 : node.start, node.end));
}

function returnExpression(walk: Walk, body: Expression): void {
	walk.out.yields('return', walk.take(), body.start);
}

/** Parameters of a signature without a body are described but bind nothing that could be used. */
export function scheduleParams(
	walk: Walk,
	params: readonly ParamPattern[] | null | undefined,
	scope: number,
	binds: boolean,
): void {
	if (!params) return;
	let index = params.length > 0 && isThisParam(params[0]) ? params.length - 1 : params.length;
	for (let at = params.length - 1; at >= 0; at--) {
		const param = params[at];
		if (isThisParam(param)) {
			if (param.type === 'Identifier') walk.visit(param.typeAnnotation, 0);
			continue;
		}
		index--;
		const pattern = patternOf(param);
		if (!binds) visitTypes(walk, pattern);
		else if (pattern.type === 'AssignmentPattern') {
			walk.next(bindDefaulted, { pattern: pattern.left, scope, index }, 0);
			walk.visit(pattern.right, Mode.want);
		} else if (pattern.type === 'RestElement') {
			walk.visit(pattern.typeAnnotation, 0);
			bindPattern(walk, pattern.argument, 'param', scope, -1, index);
		} else bindPattern(walk, pattern, 'param', scope, -1, index);
		if (binds && param.type === 'TSParameterProperty' && pattern.type !== 'RestElement') {
			keepParameter(walk, pattern);
		}
	}
}

interface DefaultedParam {
	pattern: BindingPattern;
	scope: number;
	index: number;
}

function bindDefaulted(walk: Walk, param: DefaultedParam): void {
	bindPattern(walk, param.pattern, 'param', param.scope, walk.take(), param.index);
}

/** `constructor(private x)` assigns to the field of that name. */
function keepParameter(walk: Walk, pattern: BindingPattern): void {
	const name = pattern.type === 'AssignmentPattern' ? pattern.left : pattern;
	if (name.type !== 'Identifier') return;
	const { out } = walk;
	const { start, end } = name;
	const field = out.value('member', name.name, out.value('this', null, -1, -1, start, end), -1, start, end);
	out.assign(field, out.value('name', name.name, -1, -1, start, end), start);
}

function visitTypes(
	walk: Walk,
	pattern: BindingPattern | Extract<ParamPattern, { type: 'RestElement' }>,
): void {
	if (pattern.type === 'AssignmentPattern') walk.visit(pattern.left.typeAnnotation, 0);
	walk.visit(pattern.typeAnnotation, 0);
	if (pattern.type === 'RestElement') walk.visit(pattern.argument.typeAnnotation, 0);
}

/** Binds type parameters in the current scope, with their constraint as type and their default as path. */
export function bindTypeParams(walk: Walk, declaration: TSTypeParameterDeclaration | null | undefined): void {
	const params = declaration?.params;
	if (!params) return;
	const scope = walk.out.currentScope;
	for (let at = params.length - 1; at >= 0; at--) {
		const { name, constraint, default: initial } = params[at];
		walk.visit(initial, 0);
		walk.visit(constraint, 0);
		const type = constraint ? nodeText(walk, constraint) : null;
		const path = initial ? nodeText(walk, initial) : null;
		bindName(walk, name.name, name.start, 'type_param', scope, -1, -1, path, -1, type);
	}
}
