import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { openParser } from '../../index/pipeline.ts';
import { refreshIndex } from '../../index/update.ts';
import { LinkSource } from '../../store/link-source.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';
import { World } from '../world/world.ts';
import { Structural } from './interpreter.ts';
import { linkCall } from './link-calls.ts';
import { runsOf } from './runs.ts';

const TYPESCRIPT = `
function f() {}
function g() {}
const q = f;
q();
let changed = f;
changed = g;
changed();
const table = { run: f };
table.run();
table.stop = g;
table.stop();
interface Shape { draw(): void }
declare const shape: Shape;
shape.draw();
f.bind(null);
f.call(null);
declare function outside(): void;
outside();
class Base { go() {} }
class Below extends Base { go() {} }
class Alone { go() {} handler = f; run() { this.handler(); } }
new Base().go();
new Below().go();
new Alone().go();
const list = [f];
list.push(g);
list[0]();
missing();
`;

const PYTHON = `
def f(): ...
def g(): ...
q = f
q()  #= f
class Thing:
    hook = f
    def go(self): ...
thing = Thing()
thing.hook()  #= f
thing.go()  #= go
class Below(Thing):
    def go(self): ...
Below().go()  #= go
table = {"a": f}
table["b"] = g
table["a"]()  #= f
`;

const root = mkdtempSync(join(tmpdir(), 'assay-runs-'));
let reader: IndexReader;

beforeAll(async () => {
	writeFileSync(join(root, 'a.ts'), TYPESCRIPT);
	writeFileSync(join(root, 'a.py'), PYTHON);
	const options = { root, state: stateFolder(root, {}), config: configSchema.parse({}), jobs: 1 };
	const parser = openParser(options);
	await refreshIndex({ ...options, parser });
	parser.close();
	reader = openIndex(options.state);
});
afterAll(() => {
	reader.close();
	rmSync(root, { recursive: true, force: true });
});

/** What the last call of a line runs and names. */
function told(path: string, text: string, line: string): { runs: string; names: string } {
	const world = new World(new LinkSource(reader.db));
	const unit = world.begin(path)!;
	const interpreter = new Structural(world);
	const end = text.indexOf(line) + line.length;
	const call = unit.file.calls.findLastIndex(({ start }) => start < end);
	const shown = ({ status, complete, targets }: ReturnType<typeof runsOf>) => {
		const names = targets.map(({ chunk }) => unit.file.chunks[chunk].name).sort();
		if (names.length === 0) return status;
		return [...names, ...(complete ? [] : ['open'])].join(' ');
	};
	return {
		runs: shown(runsOf(unit, call, interpreter)),
		names: shown(linkCall(unit, call, interpreter)),
	};
}

test.each([
	['q();', 'f', 'q'],
	['changed();', 'f g', 'changed'],
	['table.run();', 'f', 'f'],
	['table.stop();', 'g', 'g'],
	['shape.draw();', 'dynamic', 'draw'],
	['f.bind(null);', 'external', 'external'],
	['f.call(null);', 'f', 'f'],
	['outside();', 'dynamic', 'outside'],
	['this.handler();', 'f', 'handler'],
	['new Base().go();', 'go open', 'go'],
	['new Below().go();', 'go', 'go'],
	['new Alone().go();', 'go', 'go'],
	['list[0]();', 'f g', 'f g'],
	['missing();', 'unresolved', 'unresolved'],
])('in TypeScript %s runs %s and names %s', (line, runs, names) => {
	expect(told('a.ts', TYPESCRIPT, line)).toEqual({ runs, names });
});

test.each([
	['q()  #', 'f', 'f'],
	['thing.hook()', 'f', 'hook'],
	['thing.go()', 'go open', 'go'],
	['Below().go()', 'go', 'go'],
	['table["a"]()', 'f', 'f'],
])('in Python %s runs %s and names %s', (line, runs, names) => {
	expect(told('a.py', PYTHON, line)).toEqual({ runs, names });
});
