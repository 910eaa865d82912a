import {
	findNodeAtLocation,
	getNodeValue,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import { AssayError } from '../model/errors.ts';
import { nearest } from '../model/nearest.ts';
import { CONFIG_FILE, type Config, SETTING_KEYS } from './config.ts';
import { configSchema } from './schema.ts';

export interface ParsedConfig {
	config: Config;
	/** Line of every key the file sets, by dotted path. */
	lines: Map<string, number>;
}

const HINT = '`assay config --schema` lists every key with what it accepts.';

/** Reads the text of a configuration file: JSON with comments and trailing commas. */
export function parseConfig(text: string): ParsedConfig {
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
	if (errors.length > 0) {
		const what = words(printParseErrorCode(errors[0].error));
		throw invalid(
			text,
			errors[0].offset,
			`not valid JSON: ${what}`,
			'Comments and trailing commas are allowed.',
		);
	}
	if (tree === undefined) return { config: configSchema.parse({}), lines: new Map() };
	const outcome = configSchema.safeParse(getNodeValue(tree));
	if (!outcome.success) throw explain(text, tree, outcome.error.issues);
	return { config: outcome.data, lines: linesOfKeys(text, tree) };
}

/** The problem that comes first in the file, in words. */
function explain(text: string, tree: Node, issues: z.core.$ZodIssue[]): AssayError {
	const errors = issues.flatMap((issue) => {
		const path = issue.path as (string | number)[];
		if (issue.code === 'unrecognized_keys') {
			return issue.keys.map((key) => unknownKey(tree, [...path, key]));
		}
		const node = findNodeAtLocation(tree, path) ?? tree;
		const key = dotted(path);
		const message = `${key} must be ${issue.message}, but is ${got(node)}`;
		return [{ offset: node.offset, message, hint: HINT }];
	});
	errors.sort((a, b) => a.offset - b.offset);
	return invalid(text, errors[0].offset, errors[0].message, errors[0].hint);
}

function unknownKey(tree: Node, path: (string | number)[]) {
	const key = dotted(path);
	const leaf = key.slice(key.lastIndexOf('.') + 1);
	const value = findNodeAtLocation(tree, path);
	const guess = nearestKey(key, leaf);
	return {
		offset: value?.parent?.offset ?? tree.offset,
		message: `unknown key ${key}`,
		hint: guess === null ? HINT : `Did you mean ${guess}?`,
	};
}

function nearestKey(key: string, leaf: string): string | null {
	const sections = new Set(SETTING_KEYS.map((name) => name.slice(0, name.indexOf('.'))));
	const whole = nearest(key, [...SETTING_KEYS, ...sections]);
	if (whole !== null) return whole;
	const byLeaf = new Map(SETTING_KEYS.map((name) => [name.slice(name.indexOf('.') + 1), name]));
	return byLeaf.get(nearest(leaf, byLeaf.keys()) ?? '') ?? null;
}

function linesOfKeys(text: string, tree: Node): Map<string, number> {
	const lines = new Map<string, number>();
	for (const key of SETTING_KEYS) {
		const value = findNodeAtLocation(tree, key.split('.'));
		if (value?.parent !== undefined) lines.set(key, position(text, value.parent.offset).line);
	}
	return lines;
}

function invalid(text: string, offset: number, message: string, hint: string): AssayError {
	const { line, column } = position(text, offset);
	return new AssayError('CONFIG_INVALID', `${CONFIG_FILE}:${line}:${column}: ${message}`, hint);
}

function position(text: string, offset: number): { line: number; column: number } {
	const before = text.slice(0, offset).split(/\r\n|\r|\n/);
	return { line: before.length, column: before[before.length - 1].length + 1 };
}

function got(node: Node): string {
	if (node.type === 'object') return 'an object';
	if (node.type === 'array') return 'a list';
	const text = JSON.stringify(getNodeValue(node));
	return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

function dotted(path: (string | number)[]): string {
	if (path.length === 0) return 'the file';
	return path
		.map((part, at) => (typeof part === 'number' ? `[${part}]` : at > 0 ? `.${part}` : part))
		.join('');
}

/** `ValueExpected` → `value expected`. */
function words(code: string): string {
	return code.replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? ' ' : '') + letter.toLowerCase());
}
