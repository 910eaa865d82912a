import { expect, test } from 'vitest';
import { bareTree } from '../../model/syntax-tree.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';

function extract(text: string, path: string): ListRecorder {
	const recorder = Object.assign(new ListRecorder(text), { path });
	extractor.extract(bareTree(text), 'hcl', recorder);
	return recorder.finish();
}

test('a setting of a .tfvars file writes a variable', () => {
	const refs = (path: string): string[] =>
		extract('region = "eu"\n', path).refs.map(({ name, kind }) => `${name} ${kind}`);
	expect(refs('prod.tfvars')).toEqual(['region write']);
	expect(refs('terragrunt.hcl')).toEqual([]);
});

test('templates in templates take no stack, and are read to a bounded depth', () => {
	const text = `locals {\n  a = ${'"${f('.repeat(2_000)}1${')}"'.repeat(2_000)}\n}\n`;
	const { chunks, calls } = extract(text, 'main.tf');
	expect(chunks[1].name).toBe('a');
	expect(calls.length).toBeLessThan(1_000);
});
