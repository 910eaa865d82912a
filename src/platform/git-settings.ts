/**
 * The plain `key = value` lines of git's settings format, in sections that have no second name. Names
 * are lower case. Read as data: nothing is included and nothing is run.
 */
export function* settingsOf(text: string): Generator<{ section: string; key: string; value: string }> {
	let section = '';
	for (const line of text.replaceAll(/\\\r?\n/g, '').split(/\r?\n/)) {
		const header = /^\s*\[([^\]]*)\]/.exec(line);
		if (header) section = header[1].trim().toLowerCase();
		const setting = /^\s*([A-Za-z][A-Za-z0-9-]*)\s*=(.*)$/.exec(header ? line.slice(header[0].length) : line);
		if (setting) yield { section, key: setting[1].toLowerCase(), value: unquote(setting[2]) };
	}
}

/** Quotes and escapes taken off, comments and outer blanks too. */
function unquote(raw: string): string {
	let out = '';
	let kept = 0;
	let quoted = false;
	const text = raw.trimStart();
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '"') quoted = !quoted;
		else if (!quoted && (character === '#' || character === ';')) break;
		else out += character === '\\' ? (text[++at] ?? '') : character;
		if (quoted || character.trim() !== '') kept = out.length;
	}
	return out.slice(0, kept);
}
