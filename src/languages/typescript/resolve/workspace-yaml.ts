const MAX_LINES = 5_000;

/** The `packages:` list of a pnpm-workspace.yaml; other parts of YAML are not read. */
export function readWorkspaceList(text: string): string[] {
	const found: string[] = [];
	let inside = false;
	for (const line of text.split('\n', MAX_LINES)) {
		const flow = /^packages[ \t]{0,9}:[ \t]{0,9}\[([^\]]{0,5000})\]/.exec(line);
		if (flow !== null) return flow[1].split(',').map(scalar).filter(Boolean);
		if (/^packages[ \t]{0,9}:/.test(line)) inside = true;
		else if (/^[^\s#-]/.test(line)) inside = false;
		else if (inside) {
			const item = /^[ \t]{0,20}-[ \t]{1,20}(.{1,500})/.exec(line);
			const value = item === null ? '' : scalar(item[1]);
			if (value !== '') found.push(value);
		}
	}
	return found;
}

function scalar(text: string): string {
	const plain = text.trim();
	const quote = plain[0];
	if (quote !== '"' && quote !== "'") return plain.split(' #', 1)[0].trim();
	const end = plain.indexOf(quote, 1);
	return end < 0 ? '' : plain.slice(1, end);
}
