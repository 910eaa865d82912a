import type { FactFile, FactRule, FileRule, SeenCall } from '../../../../model/facts/rules.ts';
import { subprocess } from '../../../../model/facts/security.ts';
import { describeArguments } from '../../../shared/facts/security/api-readers.ts';
import { type ApiCall, type ApiReader, apiRule } from '../../../shared/facts/security/apis.ts';
import { type Given, givenValue } from '../../../shared/facts/security/given.ts';
import { givenInBraces, itemsInBraces } from '../../../shared/facts/values-within.ts';
import { NAMING } from './api-naming.ts';
import { namesOf, writesOf } from './member-writes.ts';

const START = 'System.Diagnostics.Process.Start';
const INFO = 'System.Diagnostics.ProcessStartInfo';
const SHELL = /^(?:[\w/.\\:-]{0,80}[/\\])?(?:sh|bash|zsh|cmd|powershell|pwsh)(?:\.exe)?$/i;
const READ_LINE = /^\s{0,4}(?:\/[ck]|-\w{0,3}c|-Command)\s{1,4}(?:\\?"{1,2})?/i;

interface Started {
	api: string;
	program: Given | null;
	/** The line of arguments. */
	line: Given | null;
	/** Of a list of arguments, whether all of it is written there; null without one. */
	list: string | null;
}

function described({ api, program, line, list }: Started): Parameters<Parameters<ApiReader>[1]>[0] {
	if (program?.how === 'literal' && SHELL.test(program.text ?? '') && READ_LINE.test(line?.text ?? '')) {
		const command = line?.text?.replace(READ_LINE, '').replace(/\\?"$/, '');
		return { api, command, form: 'shell', given: line?.how };
	}
	return {
		api,
		command: program?.text,
		form: 'argv',
		given: program?.how,
		arguments: line === null ? list : line.how === 'literal' ? 'literal' : 'built',
	};
}

/** `Process.Start("git", "log")`; what is given as a `ProcessStartInfo` is told where that is made. */
const started: ApiReader = (seen, tell) => {
	const [first] = seen.call.args;
	if (first === undefined || !/(?:^|\.)Process$/.test(seen.call.receiver ?? '') || isInfo(seen)) return;
	tell(
		described({
			api: START,
			program: seen.given(0, 'fileName'),
			line: seen.given(1, 'arguments'),
			list: null,
		}),
	);
};

function isInfo({ call, file }: ApiCall): boolean {
	const [first] = call.args;
	if (first.kind === 'new') return true;
	if (/StartInfo$|^(?:psi|info|startinfo|processInfo|si)$/i.test(first.text)) return true;
	return /(?:^|\.)ProcessStartInfo\b/.test(file.rootOf(call.argValues[0] ?? -1, call.scope)?.path ?? '');
}

/** `new ProcessStartInfo("git") { Arguments = "log" }`. */
const configured: ApiReader = (seen, tell) => {
	const { call, file } = seen;
	const program = seen.given(0, 'fileName') ?? initialised('FileName', call, file);
	if (program === null) return;
	const second = seen.given(1, 'arguments');
	const isList = call.args[1]?.kind === 'array';
	tell(
		described({
			api: INFO,
			program,
			line: isList ? null : (second ?? initialised('Arguments', call, file)),
			list: isList ? 'built' : listOf(call, file),
		}),
	);
};

function initialised(name: string, { index }: SeenCall, file: FactFile): Given | null {
	const member = givenInBraces(index, file).find((given) => given.name === name);
	return member === undefined ? null : givenValue(member.value, member.scope, file);
}

/** `ArgumentList = { "log", branch }`. */
function listOf({ index }: SeenCall, file: FactFile): string | null {
	const items = itemsInBraces(index, 'ArgumentList', file);
	return describeArguments(items.map(({ value, scope }) => givenValue(value, scope, file)));
}

/** `process.StartInfo.FileName = "git"`, and of a `ProcessStartInfo` that was made without. */
const assigned: FileRule = {
	fact: subprocess,
	on: 'file',
	find(file, tell) {
		if (!file.text.includes('StartInfo')) return;
		const lines = writesOf('Arguments', file);
		for (const { object, scope, value, place } of writesOf('FileName', file)) {
			if (!isStartInfo(object, scope, file)) continue;
			const receiver = file.written(object);
			const line = lines.find(
				(other) => file.written(other.object) === receiver && other.place.chunk === place.chunk,
			);
			tell(
				described({
					api: INFO,
					program: givenValue(value, scope, file),
					line: line === undefined ? null : givenValue(line.value, line.scope, file),
					list: null,
				}),
				place,
			);
		}
	},
};

/** The initialiser of `new ProcessStartInfo` is part of that call's fact. */
function isStartInfo(object: number, scope: number, file: FactFile): boolean {
	const { op, name } = file.operation(object);
	if (op === 'call' || object < 0) return false;
	return (
		(op === 'member' && name === 'StartInfo') ||
		namesOf(object, scope, file).some((whole) => whole.endsWith('ProcessStartInfo'))
	);
}

export const PROCESSES: readonly FactRule[] = [
	apiRule(subprocess, NAMING, { [START]: started, [INFO]: configured }),
	assigned,
];
