/** A pinned npm package and the folders of it that hold sources ('' is the whole package). */
export interface NpmSource {
	name: string;
	version: string;
	take: readonly string[];
}

/**
 * Packages that publish the sources they are written in, or readable output where they do not.
 * Folders are chosen so that one piece of code is there once, not also as its compiled twin.
 */
export const NPM_SOURCES: readonly NpmSource[] = [
	{ name: '@antv/g2', version: '5.4.8', take: ['src'] },
	{ name: '@antv/g6', version: '5.1.1', take: ['src'] },
	{ name: '@antv/x6', version: '3.1.8', take: ['src'] },
	{ name: '@aws-sdk/client-s3', version: '3.1164.0', take: ['dist-types'] },
	{ name: '@blueprintjs/core', version: '6.20.0', take: ['src'] },
	{ name: '@deck.gl/core', version: '9.4.0', take: ['src'] },
	{ name: '@deck.gl/layers', version: '9.4.0', take: ['src'] },
	{ name: '@luma.gl/core', version: '9.4.2', take: ['src'] },
	{ name: '@luma.gl/engine', version: '9.4.2', take: ['src'] },
	{ name: '@luma.gl/webgl', version: '9.4.2', take: ['src'] },
	{ name: '@react-spectrum/s2', version: '1.7.1', take: ['src'] },
	{ name: '@reduxjs/toolkit', version: '2.14.0', take: ['src'] },
	{ name: '@theia/ai-core', version: '1.74.1', take: ['src'] },
	{ name: '@theia/core', version: '1.75.0', take: ['src'] },
	{ name: '@theia/debug', version: '1.75.0', take: ['src'] },
	{ name: '@theia/filesystem', version: '1.75.0', take: ['src'] },
	{ name: '@theia/monaco', version: '1.75.0', take: ['src'] },
	{ name: '@theia/plugin-ext', version: '1.75.0', take: ['src'] },
	{ name: '@tldraw/editor', version: '5.1.1', take: ['src'] },
	{ name: '@wordpress/components', version: '41.0.0', take: ['src'] },
	{ name: 'eslint', version: '10.14.0', take: ['lib'] },
	{ name: 'ethers', version: '6.17.0', take: ['src.ts'] },
	{ name: 'fabric', version: '7.4.0', take: ['src'] },
	{ name: 'hls.js', version: '1.7.4', take: ['src'] },
	{ name: 'langium', version: '4.4.0', take: ['src'] },
	{ name: 'lexical', version: '0.53.0', take: ['src'] },
	{ name: 'livekit-client', version: '2.23.0', take: ['src'] },
	{ name: 'maplibre-gl', version: '6.17.0', take: ['src'] },
	{ name: 'mongodb', version: '7.8.0', take: ['src'] },
	{ name: 'mongoose', version: '9.12.0', take: ['lib', 'types'] },
	{ name: 'pdf-lib', version: '1.17.1', take: ['src'] },
	{ name: 'puppeteer-core', version: '25.16.0', take: ['src'] },
	{ name: 'ra-ui-materialui', version: '5.15.4', take: ['src'] },
	{ name: 'rxdb', version: '17.6.0', take: ['src'] },
	{ name: 'rxjs', version: '7.8.2', take: ['src'] },
	{ name: 'svelte', version: '5.57.3', take: ['src'] },
	{ name: 'three', version: '0.187.0', take: ['src'] },
	{ name: 'tldraw', version: '5.1.1', take: ['src'] },
	{ name: 'tone', version: '15.5.44', take: ['Tone'] },
	{ name: 'undici', version: '8.12.4', take: ['lib', 'types'] },
	{ name: 'zod', version: '4.6.7', take: ['src'] },
];

/** A corpus: the files of some packages that have these names. */
export interface CorpusSource {
	files: RegExp;
	npm: readonly NpmSource[];
	/** Packages of Debian 12, by name; a security update may change their version. */
	debian: readonly string[];
	/** At most so many files, spread evenly over all there are. */
	sample?: number;
}

const SAMPLE = 1_000;
const whole = (name: string, version: string): NpmSource => ({ name, version, take: [''] });

/** Native code of applications written in JavaScript: where npm has Java, Kotlin, Swift and C++. */
const NATIVE: readonly NpmSource[] = [
	whole('@rnmapbox/maps', '10.3.5'),
	whole('@stripe/stripe-react-native', '0.78.0'),
	whole('expo-camera', '57.0.6'),
	whole('expo-dev-launcher', '57.0.20'),
	whole('expo-file-system', '58.0.2'),
	whole('expo-media-library', '57.0.5'),
	whole('expo-modules-core', '58.0.7'),
	whole('expo-notifications', '58.0.2'),
	whole('expo-updates', '57.0.24'),
	whole('react-native', '0.88.1'),
	whole('react-native-maps', '1.29.11'),
	whole('react-native-screens', '4.28.0'),
];

/** Java of applications written in JavaScript; later versions of most are written in Kotlin. */
const JAVA: readonly NpmSource[] = [
	whole('@capacitor/android', '6.1.2'),
	whole('@react-native-mapbox-gl/maps', '8.5.0'),
	whole('cordova-android', '13.0.0'),
	whole('react-native', '0.70.15'),
	whole('react-native-camera', '4.2.1'),
	whole('react-native-navigation', '7.37.2'),
	whole('react-native-svg', '13.14.0'),
];

/** Crates as Debian ships them. Most files of its `rust-src` lie outside of `library/` and are small, unlike those of applications. */
const CRATES = [
	'cargo',
	'clap',
	'futures-util',
	'git2',
	'h2',
	'hyper',
	'image',
	'itertools',
	'nix',
	'quinn-proto',
	'rayon',
	'regex',
	'reqwest',
	'rusqlite',
	'rustls',
	'sequoia-openpgp',
	'tera',
	'tokio',
	'tracing-subscriber',
	'trust-dns-proto',
].map((name) => `librust-${name}-dev`);

/**
 * What the corpora are made of. Languages that neither npm nor Debian has enough sources of (C#, Dart,
 * PowerShell) have none.
 */
export const CORPORA = {
	js: { files: /\.(?:[cm]?[jt]s|[jt]sx)$/, npm: NPM_SOURCES, debian: [] },
	python: {
		files: /\.py$/,
		npm: [],
		debian: [
			'ansible-core',
			'libpython3.11-stdlib',
			'mailman3',
			'python3-django',
			'python3-django-horizon',
			'python3-djangorestframework',
			'python3-matplotlib',
			'python3-networkx',
			'python3-numpy',
			'python3-sqlalchemy',
			'python3-twisted',
		],
	},
	c: { files: /\.[ch]$/, npm: [whole('grpc', '1.24.11')], debian: [], sample: SAMPLE },
	cpp: {
		files: /\.(?:cc|cpp|hpp|hxx)$/,
		npm: [whole('grpc', '1.24.11'), ...NATIVE],
		debian: [],
		sample: SAMPLE,
	},
	go: { files: /\.go$/, npm: [], debian: ['golang-1.19-src'], sample: SAMPLE },
	java: { files: /\.java$/, npm: JAVA, debian: [], sample: SAMPLE },
	kotlin: { files: /\.kts?$/, npm: NATIVE, debian: [], sample: SAMPLE },
	php: { files: /\.php$/, npm: [], debian: ['phpmyadmin', 'wordpress'], sample: SAMPLE },
	ruby: {
		files: /\.rb$/,
		npm: [],
		debian: ['libruby3.1', 'ruby-activerecord', 'ruby-activesupport', 'ruby-actionpack', 'jekyll'],
		sample: SAMPLE,
	},
	rust: { files: /\.rs$/, npm: [], debian: CRATES, sample: SAMPLE },
	solidity: {
		files: /\.sol$/,
		npm: [
			whole('@aave/core-v3', '1.19.3'),
			whole('@openzeppelin/contracts', '5.7.0'),
			whole('@openzeppelin/contracts-upgradeable', '5.7.0'),
			whole('@uniswap/v3-periphery', '1.4.4'),
			whole('solady', '0.1.26'),
		],
		debian: [],
		sample: SAMPLE,
	},
	swift: { files: /\.swift$/, npm: NATIVE, debian: [], sample: SAMPLE },
} as const satisfies Record<string, CorpusSource>;

export type CorpusName = keyof typeof CORPORA;
