import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { askDefinition } from '../../semantics/asking/ask.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';
import { openParser } from '../pipeline.ts';
import { refreshIndex } from '../update.ts';
import { caseFiles, caseText, copyCases, foundShares, labelledNames } from './testing/labelled-cases.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-definition-'));
const state = stateFolder(root, {});
const options = { root, state, config: configSchema.parse({}), jobs: 1 };
let reader: IndexReader;

beforeAll(async () => {
	copyCases(root);
	const parser = openParser(options);
	await refreshIndex({ ...options, parser });
	parser.close();
	reader = openIndex(state);
});
afterAll(() => {
	reader.close();
	rmSync(root, { recursive: true, force: true });
});

async function found(path: string, offset: number): Promise<string> {
	const answer = askDefinition(reader, path, offset, (file) => readFileSync(join(root, file), 'utf8'));
	if (answer === null || answer === 'not linked') return String(answer);
	if (answer.status === 'external') return `external ${answer.package}`;
	if (answer.status !== 'resolved') return answer.status;
	const [{ path: file, chunk, name }] = answer.targets;
	const container = chunk < 0 ? null : containerOf(file, chunk);
	return `${file.slice(file.lastIndexOf('/') + 1)}#${container === null ? name : `${container}.${name}`}`;
}

function containerOf(path: string, chunk: number): string | null {
	return (
		reader.db
			.prepare<[string, number], string>(
				`SELECT n.text FROM chunk c JOIN name n ON n.id = c.container
				WHERE c.id = ((SELECT id FROM file WHERE path = ?) << 20) + ?`,
			)
			.pluck()
			.get(path, chunk) ?? null
	);
}

describe.each(caseFiles())('%s', (path) => {
	const text = caseText(path);
	const cases = labelledNames(text);
	if (cases.length === 0) test('has names that others refer to', () => expect(text).not.toBe(''));
	test.each(cases)('$line is $expected', async ({ offset, expected }) => {
		expect(await found(path, offset)).toBe(expected);
	});
});

describe('of the labelled names', () => {
	test.each(foundShares())('of $language at least 85 % are found', ({ names, share }) => {
		expect(names).toBeGreaterThan(20);
		expect(share).toBeGreaterThanOrEqual(0.85);
	});
});
