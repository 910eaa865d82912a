import type { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { conditionsAt } from '../order/conditions.ts';
import { writesSeen } from '../order/writes.ts';
import { regionsOf } from './form-rows.ts';

/** The conditions that the word `use`, or another place, stands under: `+` for those that hold. */
export function conditionsOfUse(recorder: ListRecorder, at = recorder.text.search(/\buse\b/)): string[] {
	return conditionsAt(regionsOf(recorder), at).map(
		({ test, holds }) => `${holds ? '+' : '-'}${recorder.show(test)}`,
	);
}

/** Which of the writes `x = n` the read behind `use` may see, `?` for what was there before. */
export function writesSeenByUse(recorder: ListRecorder): string {
	const { text } = recorder;
	const writes = [...text.matchAll(/x ?= ?(\d)/g)];
	const found = writesSeen(
		regionsOf(recorder),
		writes.map(({ index }) => index),
		text.search(/\buse\b/),
	);
	const digits = found.writes.map((at) => writes.find(({ index }) => index === at)![1]);
	return [...digits, ...(found.isSure ? [] : ['?'])].join(' ');
}
