import { ChunkFlag } from '../../../model/chunk.ts';
import { pythonFixtureParam, pythonTestFixture } from '../../../model/facts/python.ts';
import type { FactRule } from '../../../model/facts/rules.ts';
import { basesOf } from './class-reading.ts';
import { decorated } from './routers.ts';
import { itemsOf, stringsIn, stringText, writtenArgument, writtenArguments } from './written.ts';

const AROUND: ReadonlySet<string> = new Set([
	...['setUp', 'tearDown', 'setUpClass', 'tearDownClass', 'asyncSetUp', 'asyncTearDown', 'setUpTestData'],
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
			const args = call.argCount === 0 ? [] : writtenArguments(call, file);
			const given = (name: string) => args.find((arg) => arg.name === name)?.text ?? '';
			const body = file.text.slice(chunk.start, Math.min(chunk.end, chunk.start + 20_000));
			tell(
				{
					framework: 'pytest',
					name: stringText(given('name')) ?? chunk.name,
					scope: stringText(given('scope')) ?? (given('scope') === '' ? 'function' : null),
					autouse: given('autouse') === 'True' ? true : null,
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
			const args = writtenArguments(call, file);
			const names = writtenArgument(args, 0, 'argnames');
			const values = writtenArgument(args, 1, 'argvalues');
			const params = stringsIn(names, file).flatMap((text) => text.split(',').map((name) => name.trim()));
			if (params.length === 0) return;
			const isList =
				values !== undefined && /^[[(]/.test(values.text) && !/^\([^,]{0,400}\bfor\b/.test(values.text);
			const items = isList && !/^\[[\s\S]{0,2000}\sfor\s/.test(values.text) ? itemsOf(values, file) : null;
			const indirect = writtenArgument(args, -1, 'indirect');
			tell({
				name: chunk.name,
				params: params.filter((name) => name !== ''),
				count: items?.length,
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
			const given =
				call.argCount === 0 ? undefined : writtenArguments(call, file).find(({ name }) => name === 'params');
			if (chunk === null || given === undefined || (chunk.flags & ChunkFlag.test) !== 0) return;
			tell({ name: chunk.name, params: ['request.param'], count: itemsOf(given, file)?.length });
		},
	},
];
