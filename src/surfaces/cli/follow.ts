import { type IndexResult, success } from '../../engine.ts';
import { safe } from './page.ts';
import { refreshLine } from './render/refresh-line.ts';

interface Follower {
	onUpdate(answer: Parameters<typeof success>[0]): void;
	onTrouble(message: string): void;
	/** Whether there was anything to tell before the end. */
	hasFollowed(): boolean;
}

/** Prints answers as they come: a line each on standard error, or one JSON object a line on standard output. */
export function followerOf(
	{ format, quiet }: { format: string; quiet: boolean },
	beforePrinting: () => void,
	onReaderGone: () => void,
): Follower {
	let followed = false;
	// Whoever read the lines has left (`| head`): nothing is left to do them for.
	if (format === 'json') process.stdout.once('error', onReaderGone).on('error', () => {});
	return {
		onUpdate(answer) {
			beforePrinting();
			followed = true;
			if (format === 'json') process.stdout.write(`${JSON.stringify(success(answer))}\n`);
			else if (!quiet) process.stderr.write(`${timeOfDay()} ${refreshLine(answer.result as IndexResult)}\n`);
		},
		onTrouble(message) {
			beforePrinting();
			process.stderr.write(`${timeOfDay()} ${safe(message)}\n`);
		},
		hasFollowed: () => followed,
	};
}

function timeOfDay(): string {
	return new Date().toTimeString().slice(0, 8);
}
