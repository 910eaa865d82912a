import { expect, test } from 'vitest';
import { decodeForm, encodeForm } from './form.ts';
import { ByteWriter } from './varint.ts';

test('a form is read back as it was written', () => {
	const form = {
		spans: Int32Array.from([10, 3, 4, 20, 90, 0]),
		texts: ['', 'SELECT 1', 'größer 😀', 'x'.repeat(100_000)],
		branches: Int32Array.from([0, -1, 5, 10, 1, 2, 5, 3, 3, 0, 400, 1]),
		exits: Int32Array.from([0, 12, 7, 1, 40, 2]),
	};
	const out = new ByteWriter(8);
	encodeForm(form, out);
	expect(decodeForm(out.take())).toEqual(form);
});
