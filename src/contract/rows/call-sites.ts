import { hash } from 'node:crypto';
import { callSiteId } from '../../model/identity.ts';
import { CONFIDENCE } from '../../model/link.ts';
import { CallFlag } from '../../model/recorder.ts';
import type { ExportedCall, ExportedFile } from '../../store/export/file.ts';
import { lineIndex } from '../../store/line-lookup.ts';
import { summarizeArgs, unpackArgs } from '../../store/packed-args.ts';
import { type FileContext, flagNames, languageOf } from '../file-context.ts';
import type { Occurrence } from '../occurrences.ts';
import type { SymbolRef } from '../schemas/parts.ts';
import type { CallSiteRow } from '../schemas/relation-rows.ts';

/** Calls, and functions that calls are given by name. */
export function* callSiteRows(context: FileContext): Generator<CallSiteRow> {
	for (const [at, occurrence] of context.occurrences.entries()) {
		if (occurrence.call !== null) yield row(context, occurrence.call, context.refs[at]);
		else if (occurrence.via === 'callback') yield row(context, asCall(occurrence), context.refs[at]);
	}
}

function asCall({ chunk, name, range, link }: Occurrence): WrittenCall {
	const { start, end } = range ?? { start: 0, end: 0 };
	return {
		...{ caller: chunk, name, nameStart: start, callee: name, receiver: null, via: 'callback', flags: 0 },
		...{ argCount: 0, args: null, start, end, link },
	};
}

type WrittenCall = Omit<ExportedCall, 'via'> & { via: CallSiteRow['via'] };

function row(context: FileContext, call: WrittenCall, ref: SymbolRef): CallSiteRow {
	const { file, own } = context;
	const { caller, callee, via, link } = call;
	const target = ref.resolved?.chunkUid ?? null;
	const [startLine, startCol] = place(file, call.start);
	const [endLine, endCol] = place(file, call.end);
	const [line, col] = place(file, call.nameStart);
	const args = unpackArgs(call.args);
	const argsSummary = summarizeArgs(call.args);
	const kwargs = args.flatMap(({ name }) => (name === undefined ? [] : [name]));
	return {
		schemaVersion: 2,
		callSiteId: callSiteId({ path: file.path, startLine, startCol, endLine, endCol, callee }),
		callerChunkUid: own.uid(caller),
		calleeChunkUid: target,
		targetChunkUid: target,
		targetCandidates: ref.candidates.map(({ chunkUid }) => chunkUid),
		status: ref.status,
		complete: ref.complete,
		external: ref.external,
		file: file.path,
		relPath: file.path,
		languageId: languageOf(context, caller),
		segmentUid: own.segmentUid(caller),
		start: call.start,
		end: call.end,
		startLine,
		startCol,
		endLine,
		endCol,
		line,
		col,
		calleeName: callee,
		calleeRaw: callee,
		calleeNormalized: call.name,
		receiver: call.receiver,
		via,
		flags: flagNames(call.flags, CallFlag),
		argCount: call.argCount,
		args,
		...(kwargs.length > 0 ? { kwargs } : {}),
		argsSummary,
		snippetHash: `sha1:${hash('sha1', `${callee}(${argsSummary.join(',')})`.trim())}`,
		rule: ref.status === 'unresolved' ? null : link.rule,
		confidence: ref.status === 'resolved' ? CONFIDENCE[link.rule] : null,
		evidence: ref.status === 'unresolved' ? [] : [`rule:${link.rule}`, ...(ref.complete ? ['complete'] : [])],
	};
}

/** Line and column, from 1. */
function place({ lineStarts }: ExportedFile, offset: number): [number, number] {
	const line = lineIndex(lineStarts, offset);
	return [line + 1, offset - lineStarts[line] + 1];
}
