import { join } from 'node:path';
import { AssayError } from '../../../model/errors.ts';
import type { McpClient, Place } from './clients.ts';
import { editJson, Unreadable, valueIn } from './edit-json.ts';
import { editToml } from './edit-toml.ts';

/** The name of our entry. */
const NAME = 'assay';

export interface Command {
	command: string;
	args: string[];
}

/** What a settings file becomes. Nothing is written here. */
export interface Change {
	client: McpClient;
	path: string;
	before: string | null;
	after: string;
}

export function settingsPath(client: McpClient, place: Place, project: string | null): string {
	if (project === null) return client.user(place);
	if (client.project === null) {
		throw new AssayError('USAGE', `${client.title} has no settings of a project`, 'Leave out --project.');
	}
	return join(project, client.project);
}

/** The file with our entry, or without it when there is no command. */
export function changeSettings(
	client: McpClient,
	path: string,
	before: string | null,
	command: Command | null,
): Change {
	const keys = [client.key, NAME] as const;
	const entry = command === null ? undefined : { ...client.extra, ...command };
	try {
		const text = before ?? '';
		if (before === null && entry === undefined) return { client, path, before, after: '' };
		const after = client.format === 'toml' ? editToml(text, keys, entry) : changedJson(text, keys, entry);
		return { client, path, before, after };
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		const message = `cannot change ${path}: ${error.message}`;
		throw new AssayError(
			'CONFIG_INVALID',
			message,
			'Nothing was written. `--print` shows what to put there.',
		);
	}
}

/** An entry that says the same already is not written again, whatever its formatting. */
function changedJson(text: string, keys: readonly [string, string], entry: object | undefined): string {
	const after = editJson(text, keys, entry);
	const isSame = entry !== undefined && JSON.stringify(valueIn(text, keys)) === JSON.stringify(entry);
	return isSame ? text : after;
}

const MAX_SHOWN = 160;

/** The lines that go and those that come. Lines around them are not shown: they may hold secrets. */
export function differenceLines(before: string, after: string): string[] {
	const old = before === '' ? [] : before.split('\n');
	const now = after.split('\n');
	let start = 0;
	while (start < old.length && start < now.length && old[start] === now[start]) start++;
	let end = 0;
	while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
	const shown = (line: string) => (line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line).trimEnd();
	return [
		`@@ line ${start + 1} @@`,
		...old.slice(start, old.length - end).map((line) => `-${shown(line)}`),
		...now.slice(start, now.length - end).map((line) => `+${shown(line)}`),
	];
}
