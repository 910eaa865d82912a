import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGunzip } from 'node:zlib';
import { onTestFinished } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestServer {
	/** `http://127.0.0.1:<port>` */
	origin: string;
	/** Paths that were asked for. */
	asked: string[];
	/** Headers of every request, as one text. */
	headers: string[];
}

/** A server on this machine that goes away with the test. */
export async function serve(answer: Answer): Promise<TestServer> {
	const asked: string[] = [];
	const headers: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		headers.push(JSON.stringify(request.headers));
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, headers };
}

/** Answers as a real server of git would, with the repository in a folder. */
export function gitAnswer(folder: string): Answer {
	return (request, response) => {
		const advertise = request.url?.includes('/info/refs') ?? false;
		const kind = advertise ? 'advertisement' : 'result';
		response.setHeader('Content-Type', `application/x-git-upload-pack-${kind}`);
		if (advertise) response.write('001e# service=git-upload-pack\n0000');
		const protocol = request.headers['git-protocol'];
		const args = ['upload-pack', '--stateless-rpc', ...(advertise ? ['--advertise-refs'] : []), folder];
		const env = { PATH: process.env.PATH, GIT_PROTOCOL: String(protocol ?? '') };
		const git = spawn('git', args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
		const body = request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request;
		body.pipe(git.stdin);
		git.stdin.on('error', () => {});
		git.stdout.pipe(response);
	};
}
