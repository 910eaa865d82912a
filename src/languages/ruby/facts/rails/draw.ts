import type { Walk } from '../../walk.ts';
import { Drawing } from './drawing.ts';
import { OUTERMOST } from './frame.ts';

/** `Rails.application.routes.draw do … end`, or `append`, called when the walk leaves such a call. */
export function drawBlock(walk: Walk, call: number): void {
	const block = walk.field(call, 'block');
	const receiver = walk.field(call, 'receiver');
	const { tree } = walk;
	if (block === -1 || receiver === -1 || tree.end[receiver] - tree.start[receiver] > MAX_OWNER) return;
	const owner = DRAWN_ON.exec(walk.textOf(receiver))?.[1];
	if (owner === undefined) return;
	const drawing = new Drawing(walk, APPLICATION.test(owner) ? null : owner);
	drawing.remember(0);
	drawing.block(block, OUTERMOST);
}

const MAX_OWNER = 200;
const DRAWN_ON = /^(?:::)?([\w:.]{1,200})\.routes$/;
/** Everything else that has routes is an engine, which is mounted somewhere. */
const APPLICATION = /^(?:Rails\.application|(?:[\w:]{1,200}::)?Application)$/;

/** A file below `config/routes` is read by `draw(:name)`, in the midst of another. */
export function drawFile(walk: Walk): void {
	const name = FRAGMENT.exec(walk.out.path ?? '')?.[1];
	if (name === undefined || walk.text.includes('.routes.draw')) return;
	new Drawing(walk, `routes/${name}`).statements(0, OUTERMOST);
}

const FRAGMENT = /(?:^|\/)config\/routes\/([\w./-]{1,200})\.rb$/;
