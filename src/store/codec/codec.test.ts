import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VALUE_OPS } from '../../model/recorder.ts';
import { decodeFlow, encodeFlow, FLOW_STRIDE, type Flow } from './flow.ts';
import { addFiles, decodeFiles, FILES_PER_BLOCK, PostingsBuilder } from './postings.ts';
import { decodeRefs, encodeRefs } from './refs.ts';
import {
	ByteReader,
	ByteWriter,
	decodeLineStarts,
	decodeNames,
	encodeLineStarts,
	encodeNames,
} from './varint.ts';

const index = fc.nat(1 << 20);
const orNone = fc.integer({ min: -1, max: 1 << 20 });

describe('varint', () => {
	it.each(['', 'plain', 'é', 'a\u{1f600}', 'x'.repeat(127), 'x'.repeat(128), `${'x'.repeat(126)}é`])(
		'round-trips the text %j',
		(text) => {
			const out = new ByteWriter(1);
			out.text(text);
			out.text('next');
			const reader = new ByteReader(out.take());
			expect([reader.text(), reader.text()]).toEqual([text, 'next']);
		},
	);

	it('round-trips every width and sign', () => {
		fc.assert(
			fc.property(
				fc.array(fc.nat(0x7fffffff)),
				fc.array(fc.integer({ min: -(2 ** 30), max: 2 ** 30 - 1 })),
				(plain, signed) => {
					const out = new ByteWriter(1);
					for (const value of plain) out.unsigned(value);
					for (const value of signed) out.signed(value);
					const reader = new ByteReader(out.take());
					expect(plain.map(() => reader.unsigned())).toEqual(plain);
					expect(signed.map(() => reader.signed())).toEqual(signed);
					expect(reader.done).toBe(true);
				},
			),
		);
	});

	it('round-trips names and line starts', () => {
		fc.assert(
			fc.property(fc.array(index), (values) => {
				const out = new ByteWriter();
				expect([...decodeNames(encodeNames(Int32Array.from(values), out))]).toEqual(values);
				const starts = [...values].sort((a, b) => a - b);
				encodeLineStarts(Int32Array.from(starts), starts.length, out);
				expect([...decodeLineStarts(out.take())]).toEqual(starts);
			}),
		);
	});
});

describe('refs', () => {
	const ref = fc.record({
		start: fc.nat(300),
		name: index,
		kind: fc.nat(4),
		member: fc.nat(1),
		chunk: index,
		scope: index,
	});

	it('round-trips', () => {
		fc.assert(
			fc.property(fc.array(ref), (refs) => {
				let start = 0;
				const at = refs.map((one) => {
					start += one.start;
					return start;
				});
				const packed = {
					count: refs.length,
					name: Int32Array.from(refs, (one) => one.name),
					start: Int32Array.from(at),
					kind: Uint8Array.from(refs, (one) => one.kind),
					member: Uint8Array.from(refs, (one) => one.member),
					chunk: Int32Array.from(refs, (one) => one.chunk),
					scope: Int32Array.from(refs, (one) => one.scope),
				};
				const out = new ByteWriter();
				encodeRefs(
					Int32Array.from(
						refs.flatMap((one, i) => [one.name, at[i], one.kind, one.member, one.chunk, one.scope]),
					),
					refs.length,
					null,
					out,
				);
				expect(decodeRefs(out.take())).toEqual(packed);
			}),
		);
	});
});

describe('flow', () => {
	/** Sections take any integers their columns allow; -1 stands for none where that is allowed. */
	const rows = (columns: string) =>
		fc
			.array(fc.tuple(...[...columns].map((how) => (how === 'o' ? orNone : index))), { maxLength: 20 })
			.map((list) => Int32Array.from(list.flat()));

	/** Values refer back only, and only through operands their operation has. */
	const values = fc
		.array(fc.tuple(fc.nat(VALUE_OPS.length - 1), index, index, index), { maxLength: 40 })
		.map((list) => {
			const data = new Int32Array(list.length * FLOW_STRIDE.values).fill(-1);
			list.forEach(([op, name, a, b], i) => {
				const earlier = (value: number) => (i === 0 ? -1 : value % (i + 1) === i ? -1 : value % i);
				const kind = VALUE_OPS[op];
				data[i * 4] = op;
				const words = (list: string) => list.split(' ').includes(kind);
				if (words('name member string literal entry either cast module binary unary is'))
					data[i * 4 + 1] = name;
				if (words('call chunk string literal within')) data[i * 4 + 2] = a;
				else if (!words('name this super module other deleted')) data[i * 4 + 2] = earlier(a);
				if (words('index entry item either assign binary is choice pair comprehension within'))
					data[i * 4 + 3] = earlier(b);
			});
			return data;
		});

	it('round-trips', () => {
		const flow: fc.Arbitrary<Flow> = fc.record({
			scopes: rows('uouuu'),
			bindings: rows('uuuuooooo'),
			values,
			calls: rows('uoo'),
			imports: rows('u'),
			assigns: rows('uuoou'),
			yields: rows('uuou'),
			heritage: rows('uuuuuo'),
		});
		fc.assert(
			fc.property(flow, (one) => {
				const out = new ByteWriter();
				encodeFlow(one, out);
				expect(decodeFlow(out.take())).toEqual(one);
			}),
		);
	});
});

describe('postings', () => {
	const keys = fc.uniqueArray(fc.oneof(fc.nat(5), fc.nat((1 << 18) - 1)), { maxLength: 30 });
	/** Files of one block, ascending; small steps make keys dense enough for bitmaps. */
	const filesOf = (block: number) =>
		fc
			.tuple(
				fc.constantFrom(1, 3, 200),
				fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), keys), { maxLength: 300 }),
			)
			.map(([scale, steps]) => {
				let file = block * FILES_PER_BLOCK - 1;
				return steps
					.map(([step, list]) => {
						file += step * scale;
						return { file, list };
					})
					.filter((one) => one.file < (block + 1) * FILES_PER_BLOCK);
			});

	it.each([0, 1, 7])('turns files of keys into keys of files, in block %i', (block) => {
		fc.assert(
			fc.property(filesOf(block), (files) => {
				const builder = new PostingsBuilder();
				const expected = new Map<number, number[]>();
				for (const { file, list } of files) {
					builder.add(file, Int32Array.from(list));
					for (const key of list) expected.set(key, [...(expected.get(key) ?? []), file]);
				}
				const found: [number, number[]][] = [];
				builder.drain(block, (key, packed) => found.push([key, [...decodeFiles(packed, block)]]));
				expect(found).toEqual([...expected].sort(([a], [b]) => a - b));
			}),
		);
	});

	it('sets the bits of files of a block, whichever way they are stored', () => {
		fc.assert(
			fc.property(filesOf(2), (files) => {
				const builder = new PostingsBuilder();
				for (const { file, list } of files) builder.add(file, Int32Array.from(list));
				builder.drain(2, (_key, packed) => {
					const bitmap = new Int32Array((3 * FILES_PER_BLOCK) / 32);
					addFiles(packed, bitmap, (2 * FILES_PER_BLOCK) / 32);
					const found = Array.from({ length: bitmap.length * 32 }, (_, at) => at).filter(
						(at) => ((bitmap[at >> 5] >>> (at & 31)) & 1) === 1,
					);
					expect(found).toEqual([...decodeFiles(packed, 2)]);
				});
			}),
			{ numRuns: 20 },
		);
	});

	it('keeps what most files hold as a bitmap', () => {
		const builder = new PostingsBuilder();
		for (let file = 0; file < FILES_PER_BLOCK; file++) builder.add(file, Int32Array.of(7));
		builder.drain(0, (_key, packed) => {
			expect(packed.length).toBe(1 + FILES_PER_BLOCK / 8);
			expect(decodeFiles(packed, 0).length).toBe(FILES_PER_BLOCK);
		});
	});

	it('starts over after it was drained', () => {
		const builder = new PostingsBuilder();
		builder.add(5, Int32Array.of(9));
		builder.drain(0, () => undefined);
		builder.add(6, Int32Array.of(2));
		const found: number[] = [];
		builder.drain(0, (key) => found.push(key));
		expect(found).toEqual([2]);
	});
});
