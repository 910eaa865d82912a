import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('decode', () => {
	test.each([
		['plain', Buffer.from('let a = 1;\r\n'), 'utf-8', 'let a = 1;\r\n', true],
		['empty', Buffer.alloc(0), 'utf-8', '', true],
		['UTF-8', Buffer.from('// größe 😀\n'), 'utf-8', '// größe 😀\n', false],
		['UTF-8 with a mark', Buffer.from('\uFEFFlet é'), 'utf-8-bom', 'let é', false],
		['only a mark', Buffer.from('\uFEFF'), 'utf-8-bom', '', true],
		['UTF-16 LE', Buffer.from('\uFEFFlet é', 'utf16le'), 'utf-16le', 'let é', false],
		['UTF-16 BE', utf16be('\uFEFFlet a'), 'utf-16be', 'let a', true],
		['UTF-16 LE, no mark', Buffer.from('const größe = 1;', 'utf16le'), 'utf-16le', 'const größe = 1;', false],
		['UTF-16 BE, no mark', utf16be('const a = 1;'), 'utf-16be', 'const a = 1;', true],
		['Latin-1', Buffer.from('// gr\xf6\xdfe\n', 'latin1'), 'latin-1', '// größe\n', false],
		['Latin-1 after a mark', Buffer.from('\xef\xbb\xbf// \xf6', 'latin1'), 'latin-1', '// ö', false],
		[
			'form feed, escape',
			Buffer.from('\f\x1b[31mred\x1b[0m\t\b\v'),
			'utf-8',
			'\f\x1b[31mred\x1b[0m\t\b\v',
			true,
		],
		['a few controls', Buffer.from('a = "\x01\x02"'), 'utf-8', 'a = "\x01\x02"', true],
	] as const)('%s', (_, bytes, encoding, text, ascii) => {
		expect(decode(bytes)).toEqual({ encoding, text, ascii });
	});

	test.each([
		['a NUL', Buffer.from('abc\0def'), 'binary', 'a NUL byte at 3'],
		['an even number of bytes with NULs', Buffer.from('ab\0\0cd\0\x01'), 'binary', 'a NUL byte at 2'],
		['controls', Buffer.from([1, 2, 3, 4, 5, 6, 0x61, 0x62]), 'binary', '6 control characters at its start'],
		['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 'undecodable', 'UTF-32'],
		['UTF-16 cut off', Buffer.from([0xff, 0xfe, 0x61]), 'undecodable', 'broken UTF-16'],
		['half a pair', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00]), 'undecodable', 'broken UTF-16'],
	] as const)('refuses %s', (_, bytes, reason, detail) => {
		expect(decode(bytes)).toEqual({ reason, detail });
	});

	test('random bytes are never text', () => {
		let state = 1;
		for (let round = 0; round < 200; round++) {
			const bytes = Buffer.alloc(400);
			for (let at = 0; at < bytes.length; at++) {
				state = (state * 1103515245 + 12345) & 0x7fffffff;
				bytes[at] = (state >> 16) & 0xff || 0x80; // no NUL, to make it harder
			}
			expect(decode(bytes)).toMatchObject({ reason: 'binary' });
		}
	});
});
