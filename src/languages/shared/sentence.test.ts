import { expect, test } from 'vitest';
import { isHeading, sentenceEnd } from './sentence.ts';

test.each([
	['Reads a file. Then it ends.', 'Reads a file.'],
	['Reads a file (e.g. A.txt). Then it ends.', 'Reads a file (e.g. A.txt).'],
	['Reads a file, i.e. The one. More', 'Reads a file, i.e. The one.'],
	['Old vs. New? Yes.', 'Old vs. New?'],
	['Version 1.2 of a.b does it', null],
	['Gets the ID (e.g.', null],
	['Ends with a stop.', 'Ends with a stop.'],
	['Ends with "e.g".', 'Ends with "e.g".'],
	['Takes pie. More', 'Takes pie.'],
	['', null],
])('the first sentence of "%s" is %j', (text, expected) => {
	const end = sentenceEnd(text);
	expect(end < 0 ? null : text.slice(0, end)).toBe(expected);
});

test.each([
	['Arguments:', true],
	['Exit status:', true],
	['a list of:', false],
	['One of these three:', false],
	['Note: this', false],
])('"%s" begins a part: %j', (line, expected) => {
	expect(isHeading(line)).toBe(expected);
});
