import { references } from '../references.ts';

/** The question `references`, where somebody looks for it who asks about the graph. */
export const refs: typeof references = {
	...references,
	name: 'graph refs',
	order: 180,
	examples: references.examples.map(({ command, about }) => ({
		command: command.replace('references', 'graph refs'),
		about,
	})),
};
