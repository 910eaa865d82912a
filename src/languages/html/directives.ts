import { vueDirective } from '../../model/facts/vue.ts';
import type { Recorder } from '../../model/recorder.ts';
import type { Element } from './elements.ts';

/** `v-model:title.trim`: name, argument (perhaps computed: `[key]`), modifiers. */
const DIRECTIVE = /^v-([\w-]{1,100})(?::(\[[^\]\s]{1,100}\]|[^\s.]{1,100}))?((?:\.[\w-]{1,60}){0,10})$/;
/** What has short forms, and is no more than an attribute, a listener or a slot. */
const PLAIN: ReadonlySet<string> = new Set(['bind', 'on', 'slot']);

/** Tells the directives of Vue on an element of a template. */
export function readDirectives(out: Recorder, { tag }: Element): void {
	for (const { name, nameStart, start, end } of tag.attributes) {
		if (!name.startsWith('v-')) continue;
		// Attributes are kept in lower case; a directive goes by the name that is written.
		const found = DIRECTIVE.exec(out.text.slice(nameStart, nameStart + name.length));
		if (found === null || PLAIN.has(found[1])) continue;
		const [, directive, argument, modifiers] = found;
		out.fact(vueDirective, nameStart, Math.max(nameStart + name.length, end), {
			role: 'used',
			name: directive,
			element: tag.name,
			argument,
			modifiers: modifiers === '' ? null : modifiers.slice(1).split('.'),
			expression: start < 0 ? null : out.text.slice(start, end).replace(/\s+/g, ' ').trim(),
		});
	}
}
