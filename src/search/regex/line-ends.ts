import { LF, type Pattern } from './pattern.ts';

/** Whether a class takes a line end. */
export function takesLineEnd(item: Pattern): boolean {
	return item.is === 'set' ? item.bytes[LF] === 1 : item.is === 'either' && item.items.some(takesLineEnd);
}

/** Within lines a class that takes what is left over takes no line end. */
export function withoutLineEnds(pattern: Pattern): Pattern {
	switch (pattern.is) {
		case 'set': {
			if (pattern.bytes[LF] === 0) return pattern;
			const bytes = pattern.bytes.slice();
			bytes[LF] = 0;
			return { is: 'set', bytes };
		}
		case 'all':
		case 'either':
			return { is: pattern.is, items: pattern.items.map(withoutLineEnds) };
		case 'repeat':
			return { ...pattern, item: withoutLineEnds(pattern.item) };
		default:
			return pattern;
	}
}
