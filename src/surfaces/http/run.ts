import { randomBytes } from 'node:crypto';
import { openSession, type Session } from '../../engine.ts';
import { AssayError } from '../../model/errors.ts';
import type { ServiceRequest } from '../service.ts';
import { isLoopback } from './guard.ts';
import type { Mount } from './route.ts';
import { startServer } from './server.ts';

/** Serves until told to end. */
export async function run(
	request: ServiceRequest,
	mountsOf: (session: Session) => Promise<Mount[]>,
): Promise<number> {
	const { input, cwd, env, root, quiet, signal } = request;
	const host = typeof input.host === 'string' ? input.host : '127.0.0.1';
	const given = typeof input.token === 'string' ? input.token : env.ASSAY_TOKEN;
	if (given !== undefined) checkToken(given);
	const token = given ?? (isLoopback(host) ? null : randomBytes(24).toString('base64url'));
	const session = await openSession({ cwd, env, root });
	const mounts = await mountsOf(session);
	const server = await startServer({
		session,
		host,
		port: input.port as number,
		token,
		allowedHosts: input.allowHost as string[],
		mounts,
		onDefect: (line) => process.stderr.write(`${line}\n`),
	}).catch(async (error) => {
		for (const mount of mounts) await mount.close();
		await session.close();
		throw error;
	});
	const isGenerated = token !== null && given === undefined;
	const shown = isGenerated ? `, with the token ${token}` : '';
	// A token that nobody knows would be of no use, however quiet it is to be.
	if (!quiet || isGenerated) process.stderr.write(`assay serves ${session.root} on ${server.url}${shown}\n`);
	await aborted(signal);
	await server.close();
	return 0;
}

function checkToken(token: string): void {
	if (/^[\x21-\x7e]{16,200}$/.test(token)) return;
	throw new AssayError(
		'USAGE',
		'a token must have 16 to 200 characters of ASCII, without blanks',
		'Give none and one is made when it is needed, or make one: openssl rand -hex 24.',
	);
}

function aborted(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener('abort', () => resolve());
	});
}
