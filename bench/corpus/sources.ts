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

/** Packages of Debian 12, by name; a security update may change their version. Every `.py` is taken. */
export const DEBIAN_SOURCES: readonly string[] = [
	'libpython3.11-stdlib',
	'python3-django',
	'python3-matplotlib',
	'python3-networkx',
	'python3-numpy',
	'python3-sqlalchemy',
	'python3-twisted',
];
