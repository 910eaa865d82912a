/** What TOML, INI and JSON manifests have in common; numbers, dates and the like are null. */
export type Setting = string | null | Setting[] | Settings;
export type Settings = Map<string, Setting>;

/** Manifests are written by anyone: a longer one is not read, a deeper value is dropped. */
export const MAX_MANIFEST_LENGTH = 500_000;
export const MAX_DEPTH = 16;
const MAX_STRINGS = 200;

function settingAt(settings: Settings, ...keys: string[]): Setting {
	let at: Setting = settings;
	for (const key of keys) {
		if (!(at instanceof Map)) return null;
		at = at.get(key) ?? null;
	}
	return at;
}

export function tableAt(settings: Settings, ...keys: string[]): Settings {
	const found = settingAt(settings, ...keys);
	return found instanceof Map ? found : new Map();
}

export function textAt(settings: Settings, ...keys: string[]): string | null {
	const found = settingAt(settings, ...keys);
	return typeof found === 'string' ? found : null;
}

/** A list of strings; a single string is a list of what `separator` splits it into. */
export function listAt(settings: Settings, keys: readonly string[], separator?: RegExp): string[] {
	const found = settingAt(settings, ...keys);
	let items: string[] = [];
	if (Array.isArray(found)) items = found.filter((item) => typeof item === 'string');
	else if (typeof found === 'string') items = separator === undefined ? [found] : found.split(separator);
	return items.filter((item) => item !== '').slice(0, MAX_STRINGS);
}

export function tablesAt(settings: Settings, ...keys: string[]): Settings[] {
	const found = settingAt(settings, ...keys);
	if (!Array.isArray(found)) return [];
	return found.filter((item) => item instanceof Map).slice(0, MAX_STRINGS);
}
