import type { Pattern } from './pattern.ts';

/** The longest run of bytes that every match holds, upper and lower case as they are; empty when there is none. */
export function requiredLiteral(pattern: Pattern): Uint8Array {
	let best: number[] = [];
	let run: number[] = [];
	const end = () => {
		if (run.length > best.length) best = run;
		run = [];
	};
	const waiting: (Pattern | 'end')[] = [pattern];
	while (waiting.length > 0) {
		const item = waiting.pop()!;
		if (item === 'end') end();
		else if (item.is === 'set') {
			const byte = onlyByte(item.bytes);
			if (byte === null) end();
			else run.push(byte);
		} else if (item.is === 'all') waiting.push(...item.items.toReversed());
		else if (item.is === 'repeat' && item.min > 0) {
			// Once for sure; what follows may come after more of it.
			const isExact = item.max === 1;
			if (!isExact) waiting.push('end');
			waiting.push(item.item);
		} else if (item.is === 'either' || item.is === 'repeat') end();
	}
	end();
	return Uint8Array.from(best);
}

function onlyByte(bytes: Uint8Array): number | null {
	const first = bytes.indexOf(1);
	return first >= 0 && bytes.indexOf(1, first + 1) < 0 ? first : null;
}
