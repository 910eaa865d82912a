import type { Recorder } from '../../model/recorder.ts';
import type { Attribute } from '../shared/tags.ts';
import { readCode } from './template-code.ts';

/** `onclick`, `(click)` of Angular, `@click` and `v-on:click` in pages that use Vue. */
const HANDLER = /^(?:on[a-z]+$|@|v-on:|\([a-z])/;
const PLAIN_NAME = /^\s*([A-Za-z_$][\w$]*)\s*$/;

/** Code in an attribute: what it calls, or the function that it names. */
export function readHandler(out: Recorder, { name, start, end }: Attribute): void {
	if (!HANDLER.test(name) || start === -1 || end <= start) return;
	const named = PLAIN_NAME.exec(out.text.slice(start, Math.min(end, start + 200)));
	if (named !== null && name.startsWith('on') === false) {
		out.refer(named[1], start + named[0].indexOf(named[1]), 'read', false);
		return;
	}
	readCode(out, start, end, false);
}
