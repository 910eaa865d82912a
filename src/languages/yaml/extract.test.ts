import { describe, expect, test } from 'vitest';
import { bareTree } from '../../model/syntax-tree.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';

function extract(text: string, path: string): ListRecorder {
	const recorder = Object.assign(new ListRecorder(text), { path });
	extractor.extract(bareTree(text), 'yaml', recorder);
	return recorder.finish();
}

function kinds(text: string, path: string): string[] {
	return extract(text, path)
		.chunks.slice(1)
		.map(({ kind, name }) => `${kind} ${name}`);
}

describe('what a file is for is told by its path when its content does not', () => {
	const jobs = 'jobs:\n  build:\n    steps: []\n';
	const services = 'services:\n  web:\n    ports: ["80"]\n';

	test('a workflow of GitHub', () => {
		expect(kinds(jobs, '.github/workflows/ci.yml')).toContain('job build');
		expect(kinds(jobs, 'docs/jobs.yml')).toEqual(['property jobs']);
	});

	test('a Compose file', () => {
		expect(kinds(services, 'deploy/docker-compose.prod.yml')).toContain('resource web');
		expect(kinds(services, 'services.yml')).toEqual(['property services']);
	});

	test('a pipeline of GitLab', () => {
		expect(kinds('build:\n  tags: [a]\n', '.gitlab-ci.yml')).toEqual(['job build']);
	});
});

test('lines may end with CR LF', () => {
	const { chunks, errors } = extract('a: 1\r\n\r\nb:\r\n  - c\r\n  - d: e\r\nlast: "x"\r\n', 'x.yaml');
	expect(chunks.slice(1).map(({ name, start, end }) => [name, start, end])).toEqual([
		['a', 0, 4],
		['b', 8, 27],
		['last', 29, 38],
	]);
	expect(errors).toEqual([]);
});

test('of a large file a bounded number of keys is kept', () => {
	const text = Array.from({ length: 50_000 }, (_, i) => `key${i}: {a: 1}\n`).join('');
	expect(extract(text, 'data.yaml').chunks).toHaveLength(2_001);
});

test('a deep text takes no stack', () => {
	const text = `a: ${'['.repeat(100_000)}`;
	expect(extract(text, 'x.yaml').errors).toHaveLength(1);
});
