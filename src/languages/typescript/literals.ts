import type { Expression, TemplateElement, TemplateLiteral } from 'oxc-parser';
import { ITEMS_CAP, Mode, type Step, type Walk } from './walk.ts';

export const literalSteps: Record<string, Step<never>> = {
	Literal: enterLiteral,
	TemplateLiteral: enterTemplate,
};

type Literal = Extract<Expression, { type: 'Literal' }>;

function enterLiteral(walk: Walk, node: Literal, mode: number): void {
	if ((mode & Mode.want) === 0) return;
	const { value, start, end } = node;
	if (typeof value === 'string') walk.give(walk.out.value('string', value, -1, -1, start, end));
	else walk.give(walk.out.literal(literalKind(node), literalText(walk, node), start, end));
}

/** The pattern of a regular expression, everything else as written. */
function literalText(walk: Walk, node: Literal): string {
	if ('regex' in node && node.regex) return node.regex.pattern;
	return node.raw ?? walk.text.slice(node.start, node.end);
}

export function literalKind(node: Literal): 'string' | 'regex' | 'boolean' | 'number' | 'null' {
	if ('regex' in node && node.regex) return 'regex';
	switch (typeof node.value) {
		case 'string':
			return 'string';
		case 'boolean':
			return 'boolean';
		case 'number':
		case 'bigint':
			return 'number';
		default:
			return 'bigint' in node && node.bigint ? 'number' : 'null';
	}
}

function enterTemplate(walk: Walk, node: TemplateLiteral, mode: number): void {
	const want = mode & Mode.want;
	const { expressions, start, end } = node;
	if (want !== 0 && expressions.length === 0) {
		walk.give(walk.out.value('string', contentOf(node.quasis[0]), -1, -1, start, end));
	} else if (want !== 0 && expressions.length <= ITEMS_CAP) {
		walk.next(leaveTemplate, node, 0);
		walk.visitAll(expressions, Mode.want);
	} else {
		if (want !== 0) walk.give(walk.out.value('other', null, -1, -1, start, end));
		walk.visitAll(expressions, 0);
	}
}

function leaveTemplate(walk: Walk, node: TemplateLiteral): void {
	const { out } = walk;
	const { quasis } = node;
	let list = -1;
	for (let at = node.expressions.length; at >= 0; at--) {
		list = withText(walk, quasis[at], list);
		if (at > 0) list = out.value('item', null, walk.take(), list);
	}
	walk.give(out.value('template', null, list, -1, node.start, node.end));
}

/** The texts of a template without what stands between them: what a tag gets first. */
export function makeTexts(walk: Walk, node: TemplateLiteral): number {
	let list = -1;
	for (let at = node.quasis.length - 1; at >= 0; at--) list = withText(walk, node.quasis[at], list);
	return walk.out.value('template', null, list, -1, node.start, node.end);
}

/** The range of a text has the marks around it: a backquote or a brace before, one or `${` after. */
function withText({ out }: Walk, quasi: TemplateElement | undefined, next: number): number {
	const text = contentOf(quasi);
	if (quasi === undefined || text === '') return next;
	const end = quasi.end - (quasi.tail ? 1 : 2);
	return out.value('item', null, out.value('string', text, -1, -1, quasi.start + 1, end), next);
}

/** A tagged template may have escapes that mean nothing: then it is as written. */
function contentOf(quasi: TemplateElement | undefined): string {
	return quasi === undefined ? '' : (quasi.value.cooked ?? quasi.value.raw);
}
