import { readWholeGraph } from '../../src/questions/graph/open-graph.ts';
import { openAsking } from '../asking.ts';
import { chooseTargets, type GraphTiming, time } from '../graph.ts';

const RUNS = 100;
const REPEATS = 5;

/** Measures packs, maps and explanations on an indexed folder, in a process that has read the graph. */
export async function measurePacks(folder: string, env: NodeJS.ProcessEnv): Promise<GraphTiming[]> {
	const { reader, answer } = await openAsking(folder, env);
	const targets = chooseTargets(reader, readWholeGraph(reader));
	let at = 0;
	const next = () => targets[at++ % targets.length];
	const pack = (budget: number) => answer('pack', { targets: [next()], budget, xml: false });
	// The first question reads the graph and the tokens.
	await pack(8_000);
	await answer('explain', { target: next(), limit: 6 });
	const timings = [
		await time('pack, 8,000 tokens', '200', RUNS, () => pack(8_000)),
		await time('pack, 50,000 tokens', '–', REPEATS, () => pack(50_000)),
		await time('explain', '100', RUNS, () => answer('explain', { target: next(), limit: 6 })),
		await time('map, 2,000 tokens', '–', REPEATS, () => answer('map', { budget: 2_000 })),
	];
	reader.close();
	return timings;
}
