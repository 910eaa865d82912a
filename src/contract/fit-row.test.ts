import { describe, expect, test } from 'vitest';
import { ARTIFACTS } from './artifacts.ts';
import { fitRow } from './fit-row.ts';

describe('a row that is too long', () => {
	const long = 'x'.repeat(80);
	const row = { ...rowsOfCall(), calleeRaw: 'y'.repeat(20_000), calleeName: 'y'.repeat(10_000) };

	function rowsOfCall() {
		return {
			evidence: [long],
			args: Array.from({ length: 8 }, () => ({ kind: 'other' as const, text: 'z'.repeat(80) })),
			argsSummary: [long],
			targetCandidates: Array.from({ length: 25 }, (_, i) => `ck64:v1:repo:${'p'.repeat(150)}:${i}`),
		};
	}

	test('loses evidence, then arguments, then candidates, and says so', () => {
		const artifact = ARTIFACTS.call_sites as never;
		const fitted = (value: object) => fitRow(JSON.stringify(value), artifact);
		expect(fitted(rowsOfCall())).toBe(JSON.stringify(rowsOfCall()));
		const shorter = JSON.parse(fitted(row)!);
		expect(shorter).toMatchObject({
			trimmed: ['evidence', 'args', 'candidates'],
			args: [],
			targetCandidates: [],
		});
		expect(row.args).toHaveLength(8);
		expect(fitted({ ...row, calleeNormalized: 'y'.repeat(9_000) })).toBeNull();
	});
});
