/** The settings of one root, all of them. `schema.ts` says what each accepts. */
export interface Config {
	index: {
		include: string[];
		exclude: string[];
		gitIgnore: boolean;
		hidden: string[];
		vendored: boolean;
		generated: boolean;
		maxFileBytes: number;
		jobs: 'auto' | number;
	};
	marks: { test: string[]; generated: string[]; vendored: string[] };
	limits: { maxNodes: number; parseSeconds: number };
	architecture: {
		/** From the top down. */
		layers: { name: string; paths: string[] }[];
		forbidden: { from: string[]; to: string[]; because?: string }[];
		types: boolean;
	};
	sql: { timeoutMs: number; rows: number };
}

export const CONFIG_FILE = 'assay.config.json';

/** What is in force when nothing is said: plain data, so that most commands never load the schema. */
export const DEFAULT_CONFIG: Readonly<Config> = {
	index: {
		include: [],
		exclude: [],
		gitIgnore: true,
		hidden: [],
		vendored: false,
		generated: false,
		maxFileBytes: 2_000_000,
		jobs: 'auto',
	},
	marks: { test: [], generated: [], vendored: [] },
	limits: { maxNodes: 2_000_000, parseSeconds: 10 },
	architecture: { layers: [], forbidden: [], types: true },
	sql: { timeoutMs: 30_000, rows: 1_000 },
};

/** Dotted paths of all settings: `index.maxFileBytes`. */
export const SETTING_KEYS: readonly string[] = Object.entries(DEFAULT_CONFIG).flatMap(([name, section]) =>
	Object.keys(section).map((leaf) => `${name}.${leaf}`),
);

export function settingOf(config: Config, key: string): unknown {
	let value: unknown = config;
	for (const name of key.split('.')) value = (value as Record<string, unknown>)[name];
	return value;
}
