import { join } from 'node:path';
import { AssayError } from '../model/errors.ts';
import { readTextFile } from '../platform/text-file.ts';
import { CONFIG_FILE, type Config, DEFAULT_CONFIG, SETTING_KEYS, settingOf } from './config.ts';

/** A value given outside the file, by dotted key, with where it came from. */
export interface Override {
	key: string;
	value: unknown;
	source: string;
}

export interface EffectiveConfig {
	config: Config;
	/** Where each value came from, by dotted key: `default`, `assay.config.json:12`, `ASSAY_JOBS`, `--jobs`. */
	sources: Record<string, string>;
}

export interface EffectiveSetting {
	key: string;
	value: unknown;
	source: string;
}

const MAX_CONFIG_BYTES = 1_000_000;

/**
 * What is in force below `root`: defaults, then the file, then the environment, then `flags`. The
 * schema takes a while to load, so it is when there is something to check.
 */
export async function effectiveConfig(
	root: string,
	env: NodeJS.ProcessEnv,
	flags: Override[] = [],
): Promise<EffectiveConfig> {
	const text = readTextFile(join(root, CONFIG_FILE), MAX_CONFIG_BYTES);
	const parsed = text === null ? null : (await import('./parse.ts')).parseConfig(text);
	const sources: Record<string, string> = {};
	for (const key of SETTING_KEYS) {
		const line = parsed?.lines.get(key);
		sources[key] = line === undefined ? 'default' : `${CONFIG_FILE}:${line}`;
	}
	let current: EffectiveConfig = { config: parsed?.config ?? DEFAULT_CONFIG, sources };
	for (const given of [...fromEnvironment(env), ...flags]) current = await override(current, given);
	return current;
}

export function effectiveSettings({ config, sources }: EffectiveConfig): EffectiveSetting[] {
	return SETTING_KEYS.map((key) => ({ key, value: settingOf(config, key), source: sources[key] }));
}

function fromEnvironment(env: NodeJS.ProcessEnv): Override[] {
	const jobs = env.ASSAY_JOBS;
	if (jobs === undefined || jobs === '') return [];
	return [{ key: 'index.jobs', value: numberOrText(jobs), source: 'ASSAY_JOBS' }];
}

/** Variables are texts; the schema decides whether a number was wanted. */
function numberOrText(text: string): number | string {
	return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

async function override(
	current: EffectiveConfig,
	{ key, value, source }: Override,
): Promise<EffectiveConfig> {
	const { configSchema } = await import('./schema.ts');
	const [section, leaf] = key.split('.') as ['index', 'jobs'];
	const changed = { ...current.config, [section]: { ...current.config[section], [leaf]: value } };
	const outcome = configSchema.safeParse(changed);
	if (!outcome.success) {
		const message = `${source} must be ${outcome.error.issues[0].message}, but is ${JSON.stringify(value)}`;
		throw new AssayError('CONFIG_INVALID', message, `It overrides ${key} of ${CONFIG_FILE}.`);
	}
	return { config: outcome.data, sources: { ...current.sources, [key]: source } };
}
