import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { userFiles } from '../../../engine.ts';
import { AssayError } from '../../../model/errors.ts';
import { nearest } from '../../../model/nearest.ts';
import { safe } from '../../../model/safe-text.ts';
import type { ServiceRequest } from '../../service.ts';
import {
	type Change,
	type Command,
	changeSettings,
	differenceLines,
	settingsPath,
} from './change-settings.ts';
import { MCP_CLIENTS, type McpClient, type Place } from './clients.ts';

type UserFiles = Awaited<ReturnType<typeof userFiles>>;

/** Puts assay into the settings of clients, or takes it out: shows what would change, asks, and keeps what was there. */
export async function changeClients(request: ServiceRequest, installs: boolean): Promise<number> {
	const { input, cwd, env } = request;
	// A reader that went away (`| head`) is no failure.
	process.stdout.on('error', () => {});
	const files = await userFiles();
	const place: Place = { home: homedir(), env, platform: process.platform };
	const project = input.project === true ? resolve(cwd, request.root ?? '.') : null;
	const clients = wantedClients(input.client as string | undefined, project, place, files);
	const command = installs ? commandFor(project) : null;
	let failure: unknown = null;
	for (const client of clients) {
		const path = settingsPath(client, place, project);
		try {
			const change = changeSettings(client, path, files.readUserFile(path), command);
			if (input.print === true) print(change);
			else await settle(change, input.yes === true, files);
		} catch (error) {
			// Settings of one client that cannot be changed are no reason to leave out the next.
			if (!(error instanceof AssayError) || error.code === 'USAGE') throw error;
			failure ??= error;
			say(`${client.title}: ${error.message}`);
			if (input.print === true && installs) sayEntry(client, path, command);
		}
	}
	if (failure !== null) throw failure;
	return 0;
}

/** What belongs into a file that cannot be read, as it would be if there were nothing else. */
function sayEntry(client: McpClient, path: string, command: Command | null): void {
	say(
		'What belongs there:',
		...differenceLines('', changeSettings(client, path, null, command).after).slice(1),
	);
}

/** The one that was named, or those whose folders are there. */
function wantedClients(
	name: string | undefined,
	project: string | null,
	place: Place,
	files: UserFiles,
): McpClient[] {
	const names = MCP_CLIENTS.map((client) => client.name);
	if (name !== undefined) {
		const client = MCP_CLIENTS.find((each) => each.name === name);
		if (client !== undefined) return [client];
		const guess = nearest(name, names);
		const hint = guess === null ? `One of ${names.join(', ')}.` : `Did you mean ${guess}?`;
		throw new AssayError('USAGE', `${name} is no client that assay knows`, hint);
	}
	const found = MCP_CLIENTS.filter((client) => client.marks(place).some((mark) => files.isThere(mark)));
	const usable = found.filter((client) => project === null || client.project !== null);
	if (usable.length === 0) {
		throw new AssayError('NOT_FOUND', 'no client was found', `Name one of ${names.join(', ')}.`);
	}
	return usable;
}

/** Settings that others read name the command alone; those of a user name where it is, whatever `PATH` a client has. */
function commandFor(project: string | null): Command {
	if (project !== null) return { command: 'assay', args: ['mcp'] };
	return { command: process.execPath, args: [resolve(process.argv[1]), 'mcp'] };
}

function print({ client, path, before, after }: Change): void {
	say(
		`${client.title}: ${path}`,
		...(after === (before ?? '') ? ['  as it is'] : differenceLines(before ?? '', after)),
	);
}

async function settle(change: Change, isAgreed: boolean, files: UserFiles): Promise<void> {
	const { client, path, before, after } = change;
	if (after === (before ?? '')) {
		say(`${client.title}: ${path} is as it should be.`);
		return;
	}
	print(change);
	if (!isAgreed && !(await agrees(`Write ${path}? [y/N] `))) {
		say('Nothing was written.');
		return;
	}
	// Whoever changed it while we asked keeps that.
	if (files.readUserFile(path) !== before) {
		throw new AssayError('BUSY', `${path} changed meanwhile`, 'Nothing was written. Run it again.');
	}
	const backup = files.replaceUserFile(path, after);
	say(`Written.${backup === null ? '' : ` What was there is in ${backup}.`} Start ${client.title} anew.`);
}

async function agrees(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) {
		throw new AssayError('USAGE', 'there is nobody to ask', 'Give --yes to write, or --print to look.');
	}
	const lines = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return /^y(?:es)?$/i.test((await lines.question(question)).trim());
	} finally {
		lines.close();
	}
}

function say(...lines: string[]): void {
	for (const line of lines) process.stdout.write(`${safe(line).replaceAll('\\t', '\t')}\n`);
}
