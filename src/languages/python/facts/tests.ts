import { ChunkFlag } from '../../../model/chunk.ts';
import { pythonFixtureParam, pythonTestFixture } from '../../../model/facts/python.ts';
import type { FactFile, FactRule } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';
import { argumentsOf, itemsOf, type Written } from '../../shared/facts/written.ts';
import { MAX_ITEMS } from '../../shared/lowering.ts';
import { basesOf } from './class-reading.ts';
import { decorated } from './routers.ts';

const AROUND: ReadonlySet<string> = new Set([
	...words('setUp tearDown setUpClass tearDownClass asyncSetUp asyncTearDown setUpTestData'),
]);

/** Fixtures of tests, and what tests are run with. */
export const TESTS: readonly FactRule[] = [
	{
		fact: pythonTestFixture,
		on: 'call',
		names: ['fixture', 'yield_fixture'],
		via: ['decorator'],
		from: ['pytest', 'pytest_asyncio'],
		find(call, file, tell) {
			const chunk = decorated(call, file);
			if (chunk === null) return;
			const args = argumentsOf(call, file);
			const body = file.text.slice(chunk.start, Math.min(chunk.end, chunk.start + 20_000));
			tell(
				{
					framework: 'pytest',
					name: args.string('name') ?? chunk.name,
					scope: args.get('scope') === undefined ? 'function' : args.string('scope'),
					autouse: args.boolean('autouse') || null,
					is_generator: /^\s{1,80}yield\b/m.test(body) ? true : null,
				},
				{ start: chunk.start, end: chunk.end, chunk: chunk.index },
			);
		},
	},
	{
		fact: pythonTestFixture,
		on: 'chunk',
		kinds: ['method'],
		find(chunk, file, tell) {
			if (!AROUND.has(chunk.name ?? '')) return;
			const owner = file.chunk(chunk.parent);
			if (owner === undefined || !basesOf(owner, file).some(({ name }) => /TestCase|Mixin|Test/.test(name)))
				return;
			const isClass = /Class$|TestData$/.test(chunk.name ?? '');
			tell({ framework: 'unittest', name: chunk.name, scope: isClass ? 'class' : 'function', autouse: true });
		},
	},
	{
		fact: pythonFixtureParam,
		on: 'call',
		names: ['parametrize'],
		via: ['decorator'],
		from: ['pytest'],
		find(call, file, tell) {
			const chunk = decorated(call, file);
			if (chunk === null) return;
			const args = argumentsOf(call, file);
			const params = args
				.strings(0, 'argnames')
				.flatMap((text) => text.split(',').map((name) => name.trim()));
			if (params.length === 0) return;
			const indirect = args.get('indirect');
			tell({
				name: chunk.name,
				params: params.filter((name) => name !== ''),
				count: countOf(args.get(1, 'argvalues'), file),
				indirect: indirect !== undefined && indirect.text !== 'False' ? true : null,
			});
		},
	},
	{
		fact: pythonFixtureParam,
		on: 'call',
		names: ['fixture'],
		via: ['decorator'],
		from: ['pytest', 'pytest_asyncio'],
		find(call, file, tell) {
			const chunk = decorated(call, file);
			const given = argumentsOf(call, file).get('params');
			if (chunk === null || given === undefined || (chunk.flags & ChunkFlag.test) !== 0) return;
			tell({ name: chunk.name, params: ['request.param'], count: countOf(given, file) });
		},
	},
];

/** How many items a list has; null for what is no list, or longer than what is recorded. */
function countOf(list: Written | undefined, file: FactFile): number | null {
	const count = itemsOf(list, file)?.length ?? null;
	return count === MAX_ITEMS ? null : count;
}
