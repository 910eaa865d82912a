/** What a `go.mod` says about where modules are. */
export interface ModFile {
	module: string | null;
	/** Modules that are taken from folders, by paths from the file. */
	replaced: { path: string; to: string }[];
}

const MAX_LINES = 10_000;

export function readModFile(text: string): ModFile {
	const found: ModFile = { module: null, replaced: [] };
	let block = '';
	for (const written of text.split('\n', MAX_LINES)) {
		const line = written.replace(/\/\/.*$/, '').trim();
		if (line === ')') {
			block = '';
			continue;
		}
		const opened = /^([a-z]+)\s*\($/.exec(line);
		if (opened !== null) {
			block = opened[1];
			continue;
		}
		const [verb, ...rest] = block === '' ? line.split(/\s+/) : [block, ...line.split(/\s+/)];
		if (verb === 'module') found.module ??= unquoted(rest[0] ?? '') || null;
		if (verb !== 'replace') continue;
		const to = unquoted(rest[rest.indexOf('=>') + 1] ?? '');
		if (/^\.\.?(?:\/|$)/.test(to)) found.replaced.push({ path: unquoted(rest[0] ?? ''), to });
	}
	return found;
}

function unquoted(text: string): string {
	return text.replace(/^["`]|["`]$/g, '');
}
