import type { ChunkSpec } from '../../model/recorder.ts';
import type { Outline } from '../shared/outline.ts';
import type { Instruction } from './instructions.ts';
import type { BuildNames } from './names.ts';
import { referVariables } from './uses.ts';

const FROM = /^\s+((?:--\S+\s+)*)(\S+)(?:\s+[Aa][Ss]\s+(\S+))?/;

/** `FROM image AS name` opens a stage; one without a name is named by its image. */
export function readFrom(
	text: string,
	instruction: Instruction,
	names: BuildNames,
	outline: Outline,
	doc: Pick<ChunkSpec, 'docStart' | 'docEnd' | 'summary'>,
): void {
	const { start, end, argsStart, args } = instruction;
	const found = FROM.exec(args);
	if (found === null) return;
	const [whole, options, image, alias] = found;
	const imageStart = argsStart + args.indexOf(image, whole.indexOf(options) + options.length);
	const bare = image.slice(image.lastIndexOf('/') + 1).split(/[:@]/, 1)[0];
	const name = alias ?? (bare === '' || bare.includes('$') ? image : bare);
	const nameStart =
		alias === undefined ? imageStart + image.indexOf(name) : argsStart + whole.length - alias.length;
	const base = names.stage(image);
	const chunk = outline.openChunk({
		kind: 'stage',
		name,
		start,
		nameStart,
		flags: 0,
		type: image,
		signature: text.slice(start, end),
		...doc,
	});
	if (base !== undefined && !/^\d+$/.test(image)) {
		outline.lead(imageStart, () => base);
		outline.tell((out) => {
			out.refer(image, imageStart, 'read', false);
			const value = out.value('name', image, -1, -1);
			out.heritage({
				chunk: out.currentChunk,
				kind: 'extends',
				text: image,
				name: image,
				start: imageStart,
				value,
			});
		});
	} else if (image !== 'scratch') {
		outline.tell((out) =>
			out.importName({
				kind: 'import',
				module: image,
				imported: '',
				local: alias ?? null,
				start,
				end,
				nameStart: imageStart,
				flags: 0,
			}),
		);
	}
	referVariables(instruction, names, outline);
	names.openStage(chunk, alias ?? null, image);
}
