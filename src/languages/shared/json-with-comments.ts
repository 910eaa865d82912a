/** A manifest larger than this is generated, or made to hurt. */
const MAX_CHARACTERS = 1_000_000;

/** What a text holds as JSON, with or without comments and trailing commas; undefined when it holds none. */
export function readJsonWithComments(text: string): unknown {
	if (text.length > MAX_CHARACTERS) return undefined;
	const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
	return parsed(plain) ?? parsed(withoutComments(plain));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Comments become nothing, and a comma before a closing bracket too; strings stay as they are. */
function withoutComments(text: string): string {
	const out: string[] = [];
	let comma = -1;
	let at = 0;
	while (at < text.length) {
		const char = text[at];
		const end = char === '"' ? stringEnd(text, at) : char === '/' ? commentEnd(text, at) : at + 1;
		if (char === '/' && end > at + 1) {
			at = end;
			continue;
		}
		if ((char === '}' || char === ']') && comma >= 0) out[comma] = '';
		if (char === ',') comma = out.length;
		else if (char.trim() !== '') comma = -1;
		out.push(text.slice(at, end));
		at = end;
	}
	return out.join('');
}

function stringEnd(text: string, start: number): number {
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === '"') return at + 1;
	}
	return text.length;
}

function commentEnd(text: string, start: number): number {
	const [close, length] = text[start + 1] === '/' ? ['\n', 0] : ['*/', 2];
	if (length === 2 && text[start + 1] !== '*') return start + 1;
	const end = text.indexOf(close, start + 2);
	return end < 0 ? text.length : end + length;
}
