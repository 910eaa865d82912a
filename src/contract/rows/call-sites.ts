import { hash } from 'node:crypto';
import { callSiteId } from '../../model/identity.ts';
import { confidenceIn } from '../../model/link.ts';
import { type Arg, CallFlag } from '../../model/recorder.ts';
import type { ExportedCall, ExportedFile } from '../../store/export/file.ts';
import { lineIndex } from '../../store/line-lookup.ts';
import { summarizeArgs, unpackArgs } from '../../store/packed-args.ts';
import { type FileContext, flagTexts, languageOf } from '../file-context.ts';
import { listed, quoted, quotedOrNull } from '../json-text.ts';
import type { Occurrence } from '../occurrences.ts';
import type { Reference } from '../references.ts';
import type { CallSiteRow } from '../schemas/relation-rows.ts';
import type { Line } from './line.ts';

const flagText = flagTexts(CallFlag);

/** Calls, and functions that calls are given by name. */
export function callSiteLines(context: FileContext): Line[] {
	const { occurrences, references } = context;
	const placeOf = callerPlaces(context);
	const lines: Line[] = [];
	for (let at = 0; at < occurrences.length; at++) {
		const occurrence = occurrences[at];
		const call = occurrence.call ?? (occurrence.via === 'callback' ? asCall(occurrence) : null);
		if (call !== null) lines.push(line(context, call, references.of(at), placeOf));
	}
	return lines;
}

/** Where all calls of a chunk are. */
function callerPlaces(context: FileContext): (caller: number) => string {
	const { file, own } = context;
	const path = quoted(file.path);
	const places: (string | undefined)[] = [];
	return (caller) => {
		places[caller] ??=
			`,"file":${path},"relPath":${path},"languageId":${quoted(languageOf(context, caller))}` +
			`,"segmentUid":${quotedOrNull(own.segmentUid(caller))},"start":`;
		return places[caller];
	};
}

function asCall({ chunk, name, range, link }: Occurrence): WrittenCall {
	const { start, end } = range ?? { start: 0, end: 0 };
	return {
		...{ caller: chunk, name, nameStart: start, callee: name, receiver: null, via: 'callback', flags: 0 },
		...{ argCount: 0, args: null, start, end, link },
	};
}

type WrittenCall = Omit<ExportedCall, 'via'> & { via: CallSiteRow['via'] };

function line(
	context: FileContext,
	call: WrittenCall,
	reference: Reference,
	placeOf: (caller: number) => string,
): Line {
	const { caller, callee, via, name, start, end } = call;
	return {
		text: () => print(context, call, reference, placeOf(caller)),
		key: [context.own.uid(caller), start, end, name, callee, via],
		status: reference.ref.status,
	};
}

function print({ file, own }: FileContext, call: WrittenCall, reference: Reference, where: string): string {
	const { caller, callee, via, link, start, end } = call;
	const { ref } = reference;
	const [startLine, startCol] = place(file, start);
	const [endLine, endCol] = place(file, end);
	const [nameLine, col] = place(file, call.nameStart);
	const args = unpackArgs(call.args);
	const summary = summarizeArgs(args);
	const kwargs = args.flatMap(({ name }) => (name === undefined ? [] : [quoted(name)]));
	const written = quoted(callee);
	const isKnown = ref.status !== 'unresolved';
	return (
		`{"schemaVersion":2,"callSiteId":"${callSiteId({ path: file.path, startLine, startCol, endLine, endCol, callee })}"` +
		`,"callerChunkUid":${own.uidText(caller)}${reference.callText}${where}${start},"end":${end}` +
		`,"startLine":${startLine},"startCol":${startCol},"endLine":${endLine},"endCol":${endCol},"line":${nameLine},"col":${col}` +
		`,"calleeName":${written},"calleeRaw":${written},"calleeNormalized":${quoted(call.name)}` +
		`,"receiver":${quotedOrNull(call.receiver)},"via":"${via}","flags":${flagText(call.flags)}` +
		`,"argCount":${call.argCount},"args":${listed(args.map(argText))}` +
		`${kwargs.length === 0 ? '' : `,"kwargs":${listed(kwargs)}`},"argsSummary":${listed(summary.map(quoted))}` +
		`,"snippetHash":"sha1:${hash('sha1', `${callee}(${summary.join(',')})`.trim())}"` +
		`,"rule":${isKnown ? `"${link.rule}"` : 'null'},"confidence":${ref.status === 'resolved' ? confidenceIn(file.language, link.rule) : null}` +
		`,"evidence":${isKnown ? `["rule:${link.rule}"${ref.complete ? ',"complete"' : ''}]` : '[]'}}`
	);
}

function argText({ kind, text, name }: Arg): string {
	const named = name === undefined ? '' : `,"name":${quoted(name)}`;
	return `{"kind":"${kind}","text":${quoted(text)}${named}}`;
}

/** Line and column, from 1. */
function place({ lineStarts }: ExportedFile, offset: number): [number, number] {
	const line = lineIndex(lineStarts, offset);
	return [line + 1, offset - lineStarts[line] + 1];
}
