/**
 * Compares our call graph with that of PyCG's micro-benchmark:
 *
 *     npm run bench:pycg -- --repo <checkout of github.com/vitsalis/PyCG> [--only FOLDER --show]
 *
 * What is compared, and how names are made the same, is in `bench/README.md`.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { configSchema } from '../../src/config/schema.ts';
import { openParser } from '../../src/index/pipeline.ts';
import { refreshIndex } from '../../src/index/update.ts';
import { type CallLink, RELATION_KINDS, UNRESOLVED } from '../../src/model/link.ts';
import { Structural } from '../../src/semantics/structural/interpreter.ts';
import type { Unit } from '../../src/semantics/world/unit.ts';
import { World } from '../../src/semantics/world/world.ts';
import { LinkSource } from '../../src/store/link-source.ts';
import { type IndexReader, openIndex } from '../../src/store/reader.ts';
import { stateFolder } from '../../src/store/state.ts';
import { storedLinks } from '../../src/store/stored-link.ts';

const { values } = parseArgs({
	options: { repo: { type: 'string' }, only: { type: 'string' }, show: { type: 'boolean' } },
});
if (values.repo === undefined) throw new Error('--repo: a checkout of github.com/vitsalis/PyCG');
const SNIPPETS = join(values.repo, 'micro-benchmark/snippets');

/** Lists of these are not kept up in the benchmark: one case has them, others with the same calls do not. */
const METHOD_OF_PLATFORM = / <builtin>\.(?:update|append|items|keys|values|get|join|split)$/;

interface Verdict {
	wrong: string[];
	missing: string[];
}

function isCallable(unit: Unit, chunk: number): boolean {
	return ['function', 'method', 'constructor', 'getter', 'setter', 'lambda', 'class'].includes(
		unit.kind(chunk),
	);
}

/** The texts of a snippet's files: `x = lambda: …` has no other name than that of a lambda. */
class Names {
	private readonly folder: string;
	private readonly lambdas = new Map<string, number>();

	constructor(folder: string) {
		this.folder = folder;
	}

	module(path: string): string {
		return path
			.replace(/\.py$/, '')
			.replace(/(^|\/)__init__$/, '')
			.replaceAll('/', '.');
	}

	/** The function that a chunk is or is inside, as PyCG writes it. */
	of(unit: Unit, from: number): string {
		let chunk = from;
		while (chunk > 0 && (!isCallable(unit, chunk) || (chunk === from && unit.kind(chunk) === 'class')))
			chunk = unit.file.chunks[chunk].parent;
		return this.path(unit, chunk);
	}

	path(unit: Unit, chunk: number): string {
		if (chunk <= 0) return this.module(unit.path);
		const { name, parent } = unit.file.chunks[chunk];
		if (!isCallable(unit, chunk)) return this.path(unit, parent);
		const around = this.path(unit, parent);
		return `${around}.${this.isLambda(unit, chunk) ? this.lambda(unit, chunk, around) : name}`;
	}

	private isLambda(unit: Unit, chunk: number): boolean {
		if (unit.kind(chunk) === 'lambda') return true;
		const text = readFileSync(join(this.folder, unit.path), 'utf8');
		return /^\w+ *= *lambda/.test(text.slice(unit.file.chunks[chunk].start));
	}

	private lambda(unit: Unit, chunk: number, around: string): string {
		const key = `${unit.path} ${chunk}`;
		if (!this.lambdas.has(key)) {
			let count = 0;
			for (const at of unit.file.chunks.keys()) {
				if (at === 0 || !this.isLambda(unit, at)) continue;
				if (this.path(unit, unit.file.chunks[at].parent) === around)
					this.lambdas.set(`${unit.path} ${at}`, ++count);
			}
		}
		return `<lambda${this.lambdas.get(key)}>`;
	}
}

/** The names that PyCG has for where a call leads. */
function calleeNames(
	link: CallLink,
	world: World,
	interpreter: Structural,
	names: Names,
	isDecorator: boolean,
): string[] {
	if (link.status === 'external') {
		const name = link.externalName!.replaceAll('()', '');
		if (link.package === 'platform') return isDecorator ? [] : [`<builtin>.${name}`];
		return [name === '' ? link.package! : `${link.package}.${name}`];
	}
	if (link.status !== 'resolved' && !link.complete) return [];
	return link.targets.flatMap(({ path, chunk }) => {
		const unit = world.unit(path)!;
		return unit.kind(chunk) === 'class'
			? inherited(unit, chunk, interpreter, names)
			: [names.path(unit, chunk)];
	});
}

/** A class without a constructor stands for the one that it inherits. */
function inherited(unit: Unit, chunk: number, interpreter: Structural, names: Names): string[] {
	const found = interpreter.members.memberOf({ is: 'instance', unit, chunk, env: null }, '__init__');
	return found.of.flatMap((entity) => {
		if (entity.is === 'definition') return [names.path(entity.unit, entity.chunk)];
		if (entity.is === 'external' && entity.package !== 'platform')
			return [`${entity.package}.${entity.name}`];
		return [];
	});
}

/** Every edge of a snippet, `caller callee`. */
function edgesOf({ db }: IndexReader, folder: string): Set<string> {
	const source = new LinkSource(db);
	const world = new World(source);
	const interpreter = new Structural(world);
	const names = new Names(join(SNIPPETS, folder));
	const stored = storedLinks(db);
	const edges = new Set<string>();
	const implicit = db.prepare<[number], { chunk: number; target: number; place: string }>(
		`SELECT r.chunk, r.target, n.text AS place FROM relation r JOIN name n ON n.id = r.place
		WHERE r.file = ? AND r.kind = ${RELATION_KINDS.indexOf('implicit')}`,
	);
	for (const { path } of source.files()) {
		const unit = world.unit(path);
		for (const [call, { caller, via }] of unit?.file.calls.entries() ?? []) {
			const link = stored(unit!.file.id, call);
			for (const callee of calleeNames(link, world, interpreter, names, via === 'decorator'))
				edges.add(`${names.of(unit!, caller)} ${callee}`);
		}
		for (const { chunk, target, place } of implicit.all(unit?.file.id ?? -1)) {
			const link: CallLink = { ...UNRESOLVED, complete: true, targets: [{ path: place, chunk: target }] };
			for (const callee of calleeNames(link, world, interpreter, names, false))
				edges.add(`${names.of(unit!, chunk)} ${callee}`);
		}
	}
	return edges;
}

function expectedOf(folder: string): Set<string> {
	const graph = JSON.parse(readFileSync(join(SNIPPETS, folder, 'callgraph.json'), 'utf8'));
	const edges = new Set<string>();
	for (const [caller, callees] of Object.entries(graph as Record<string, string[]>))
		for (const callee of callees) edges.add(`${caller} ${callee.replace(/^<\*\*\w+\*\*>/, '<builtin>')}`);
	return edges;
}

/** The index of a snippet: each is a program of its own. */
async function indexOf(root: string): Promise<IndexReader> {
	const state = stateFolder(root, {});
	const options = { root, state, config: configSchema.parse({}), jobs: 1 };
	const parser = openParser(options);
	await refreshIndex({ ...options, parser });
	parser.close();
	return openIndex(state);
}

const copy = mkdtempSync(join(tmpdir(), 'assay-pycg-'));
cpSync(SNIPPETS, copy, { recursive: true });
const verdicts = new Map<string, Verdict>();
for (const found of readdirSync(SNIPPETS, { recursive: true, encoding: 'utf8' }).sort()) {
	if (!found.endsWith('callgraph.json')) continue;
	const folder = found.slice(0, -'/callgraph.json'.length);
	if (!folder.startsWith(values.only ?? '')) continue;
	const reader = await indexOf(join(copy, folder));
	const ours = edgesOf(reader, folder);
	reader.close();
	const theirs = expectedOf(folder);
	verdicts.set(folder, {
		wrong: [...ours].filter((edge) => !theirs.has(edge) && !METHOD_OF_PLATFORM.test(edge)),
		missing: [...theirs].filter((edge) => !ours.has(edge)),
	});
}
rmSync(copy, { recursive: true, force: true });

const categories = new Map<string, [cases: number, noneWrong: number, noneMissing: number]>();
for (const [folder, { wrong, missing }] of verdicts) {
	const category = folder.slice(0, folder.indexOf('/'));
	for (const key of [category, 'all']) {
		const [cases, right, whole] = categories.get(key) ?? [0, 0, 0];
		categories.set(key, [
			cases + 1,
			right + Number(wrong.length === 0),
			whole + Number(missing.length === 0),
		]);
	}
	if (!values.show) continue;
	for (const edge of wrong) console.log(`wrong    ${folder}: ${edge}`);
	for (const edge of missing) console.log(`missing  ${folder}: ${edge}`);
}
for (const [category, [cases, right, whole]] of categories)
	console.log(
		`${category.padEnd(14)} ${cases} cases, ${right} without a wrong edge, ${whole} without a missing one`,
	);
