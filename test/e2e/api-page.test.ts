import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questions } from '../../src/engine.ts';
import { LIMITS } from '../../src/surfaces/http/limits.ts';
import { STATUS_OF } from '../../src/surfaces/http/refusal.ts';
import { assay, temporaryRepository } from './assay.ts';
import { temporaryServer } from './serve.ts';

const PAGE = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

const FILES = {
	'src/store.ts': `import { log } from './log.ts';

/** Keeps things. */
export class Store {
	open(path: string): void {
		log(path);
	}
}
`,
	'src/log.ts': `/** Writes a line. */
export function log(text: string): void {
	console.log(text);
}
`,
};

interface Example {
	url: string;
	body?: string;
	answer: unknown;
}

/** A command with curl, and the answer that follows. */
function examples(): Example[] {
	const pairs = PAGE.matchAll(/```sh\ncurl (.*)\n```\n\n```json\n([\s\S]*?)\n```/g);
	return [...pairs].map(([, command, answer]) => ({
		url: /'?(http:[^' ]+)'?/.exec(command)![1],
		body: / -d '([^']*)'/.exec(command)?.[1],
		answer: JSON.parse(answer),
	}));
}

test('answers on the page are those of a server', async () => {
	const cwd = temporaryRepository(FILES);
	await assay(['index'], { cwd });
	const server = await temporaryServer([], cwd);
	const all = examples();
	expect(all).toHaveLength(3);
	for (const { url, body, answer } of all) {
		const headers = { 'content-type': 'application/json' };
		const address = url.replace('http://127.0.0.1:4747', server.url);
		const response = await fetch(address, body === undefined ? {} : { method: 'POST', headers, body });
		expect(await response.json(), url).toEqual(withBlanks(answer));
	}
});

/** `…` stands for anything. */
function withBlanks(value: unknown): unknown {
	if (value === '…') return expect.anything();
	if (Array.isArray(value)) return value.map(withBlanks);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBlanks(inner)]));
}

test('the page names what is not offered, and the status of every code that is not 500', () => {
	const kept = questions
		.filter(({ commandLineOnly }) => commandLineOnly !== null)
		.map(({ name }) => `\`${name}\``);
	const listed = /leave the repository: (.*)\./.exec(PAGE)![1].split(', ');
	expect(listed.sort()).toEqual(kept.sort());
	const statuses = /\*\*Status\.\*\* ([\s\S]*?)500 for the rest/.exec(PAGE)![1];
	const told: Record<string, number> = {};
	for (const [, status, codes] of statuses.matchAll(/(\d{3}) ((?:`[A-Z_]+`,?\s*)+)/g)) {
		for (const [, code] of codes.matchAll(/`([A-Z_]+)`/g)) told[code] = Number(status);
	}
	const usual = ['FETCH_FAILED'];
	const expected = Object.entries(STATUS_OF).filter(
		([code, status]) => status !== 500 && !usual.includes(code),
	);
	expect(told).toEqual(Object.fromEntries(expected));
});

test('limits on the page are those in force', () => {
	const {
		headerBytes,
		bodyBytes,
		unannouncedBytes,
		textBodyBytes,
		heldBytes,
		connections,
		ahead,
		running,
		waiting,
		ofOneAddress,
		listeners,
	} = LIMITS;
	const kib = (bytes: number) => `${bytes / 1024} KiB`;
	const mib = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
	for (const row of [
		`| headers with the address | ${kib(headerBytes)}, ${LIMITS.headersMs / 1000} s |`,
		`| a body | ${mib(bodyBytes)}, ${mib(textBodyBytes)} where it may hold the text of a file, ${kib(unannouncedBytes)} without \`Content-Length\`; ${mib(heldBytes)} of all`,
		`being received; ${LIMITS.requestMs / 1000} s |`,
		`| connections | ${connections};`,
		`| requests of a connection | one answered at a time, ${ahead} sent ahead |`,
		`| questions at a time | ${running},`,
		`; ${waiting} that wait for at most ${LIMITS.waitingMs / 1000} s,`,
		`; ${ofOneAddress} of one address`,
		`| an answer | ${LIMITS.questionMs / 1000} s |`,
		`| listeners to events | ${listeners};`,
		`after ${LIMITS.endMs / 1000} s at most`,
	]) {
		expect(PAGE).toContain(row);
	}
});
