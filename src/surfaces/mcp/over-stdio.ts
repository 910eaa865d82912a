import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { ServiceRequest } from '../service.ts';
import { ClientRoot } from './client-root.ts';
import { LineTransport } from './line-transport.ts';
import { makeServer } from './server.ts';

/** Whatever is still going on after the client went away does not keep the process. */
const GRACE_MS = 2_000;

/** Serves one client on standard input and output until either of them ends. */
export async function serveOverStdio(request: ServiceRequest): Promise<number> {
	const repository = new ClientRoot(request);
	if (process.stdin.isTTY) await greet(request, repository);
	const structured = request.input.structured === true;
	await new Promise<void>((resolve) => {
		const handle = serveStdio(() => makeServer(repository, { structured }), {
			transport: new LineTransport(process.stdin, process.stdout, resolve),
			onerror: (error) => {
				if (!request.quiet) process.stderr.write(`assay mcp: ${error.message}\n`);
			},
		});
		request.signal.addEventListener('abort', () => void handle.close());
	});
	setTimeout(() => process.exit(), GRACE_MS).unref();
	await repository.close();
	process.stdin.destroy();
	return 0;
}

/** A person started it: who mistyped the folder is told at once. A client gets it as an answer, which its model can read. */
async function greet({ quiet }: ServiceRequest, repository: ClientRoot): Promise<void> {
	await repository.openGiven();
	if (quiet) return;
	process.stderr.write(
		'assay mcp waits for a client on standard input; `assay mcp install` puts it into one. Ctrl-C ends it.\n',
	);
}
