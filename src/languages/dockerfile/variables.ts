import type { ChunkSpec } from '../../model/recorder.ts';
import type { Outline } from '../shared/outline.ts';
import { shownValue } from '../shared/shown-value.ts';
import type { Instruction } from './instructions.ts';
import type { BuildNames } from './names.ts';
import { referVariables } from './uses.ts';

const PAIR = /([A-Za-z_][\w.-]*)(?:=("(?:[^"\\]|\\.)*"|'[^']*'|[^\s]*))?/g;

/** `ARG a=1 b`, `ENV A=1 B=2`, `ENV A a value`, `EXPOSE 80 443/udp`: a chunk a name. */
export function readVariables(
	instruction: Instruction,
	names: BuildNames,
	outline: Outline,
	doc: Pick<ChunkSpec, 'docStart' | 'docEnd' | 'summary'>,
): void {
	const { word, args, argsStart, end } = instruction;
	referVariables(instruction, names, outline);
	if (word === 'EXPOSE') {
		for (const port of args.matchAll(/[^\s$"'][^\s]*/g)) {
			record(
				outline,
				'property',
				port[0],
				argsStart + port.index,
				argsStart + port.index + port[0].length,
				null,
				doc,
			);
		}
		return;
	}
	const old = word === 'ENV' ? /^\s+([A-Za-z_]\w*)\s+([^=].*)$/s.exec(args) : null;
	if (old !== null && !/^\s+[\w.-]+=/.test(args)) {
		const nameStart = argsStart + args.indexOf(old[1]);
		names.declare(old[1], record(outline, 'variable', old[1], nameStart, end, old[2].trim(), doc));
		return;
	}
	const declared: [string, ChunkSpec][] = [];
	for (const pair of args.matchAll(PAIR)) {
		const start = argsStart + pair.index;
		const value = pair[2]?.replace(/^(["'])(.*)\1$/s, '$2') ?? null;
		declared.push([pair[1], record(outline, 'variable', pair[1], start, start + pair[0].length, value, doc)]);
	}
	// Names of one instruction do not see each other.
	for (const [name, chunk] of declared) names.declare(name, chunk);
}

function record(
	outline: Outline,
	kind: 'variable' | 'property',
	name: string,
	start: number,
	end: number,
	type: string | null,
	doc: Pick<ChunkSpec, 'docStart' | 'docEnd' | 'summary'>,
): ChunkSpec {
	const chunk = outline.openChunk({
		kind,
		name,
		start,
		nameStart: start,
		flags: 0,
		type: shownValue(name, type ?? ''),
		...doc,
	});
	outline.closeChunk(end);
	return chunk;
}
