import type { Settings } from '../../shared/settings.ts';

/** Reads INI as Python's `configparser` does: indented lines continue the value above them. */
export function readIni(text: string): Settings {
	const sections: Settings = new Map();
	let section: Settings | null = null;
	let key: string | null = null;
	for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
		const trimmed = line.trim();
		if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith(';')) continue;
		if (/^\s/.test(line) && section !== null && key !== null) {
			section.set(key, `${section.get(key)}\n${withoutComment(trimmed)}`);
			continue;
		}
		key = null;
		if (trimmed.startsWith('[')) {
			const close = trimmed.indexOf(']');
			const name = close === -1 ? '' : trimmed.slice(1, close);
			const known = sections.get(name);
			section = known instanceof Map ? known : new Map();
			sections.set(name, section);
			continue;
		}
		const mark = trimmed.search(/[=:]/);
		if (section === null || mark < 0) continue;
		key = trimmed.slice(0, mark).trim();
		section.set(key, withoutComment(trimmed.slice(mark + 1).trim()));
	}
	return sections;
}

function withoutComment(value: string): string {
	const comment = value.search(/(?:^|\s)[#;]/);
	return comment === -1 ? value : value.slice(0, comment).trim();
}
