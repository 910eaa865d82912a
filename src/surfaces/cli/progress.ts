import type { WriteStream } from 'node:tty';
import type { BuildProgress, BuildStage } from '../../model/build.ts';
import { count, duration } from './format.ts';
import type { Colours } from './page.ts';
import { fitted } from './width.ts';

const REDRAW_MS = 100;
const CLEAR = '\r\u001b[2K';
const BAR_WIDTH = 24;

const STAGE_LABELS: Record<BuildStage, string> = {
	discover: 'Looking for files',
	parse: 'Parsing',
	link: 'Linking',
	write: 'Writing',
	indices: 'Building indices',
	publish: 'Publishing',
	compare: 'Comparing',
	export: 'Exporting',
	validate: 'Validating',
};

/** One line on a terminal, redrawn at most ten times a second and gone when the work is done. */
export class ProgressLine {
	readonly #stream: WriteStream;
	readonly #colours: Colours;
	#stage: BuildStage | null = null;
	#stageStart = 0;
	#lastDraw = Number.NEGATIVE_INFINITY;
	#drawn = false;

	constructor(stream: WriteStream, colours: Colours) {
		this.#stream = stream;
		this.#colours = colours;
	}

	update(progress: BuildProgress): void {
		const now = performance.now();
		if (progress.stage !== this.#stage) {
			this.#stage = progress.stage;
			this.#stageStart = now;
		} else if (now - this.#lastDraw < REDRAW_MS) return;
		this.#lastDraw = now;
		this.#drawn = true;
		const line = progressText(progress, now - this.#stageStart, this.#stream.columns || 80);
		this.#stream.write(CLEAR + this.#colours.dim(line));
	}

	clear(): void {
		if (this.#drawn) this.#stream.write(CLEAR);
		this.#drawn = false;
	}
}

/** `Parsing  ━━━━━━────── 1,200/4,000  950/s  3.0 s left`, as much of it as fits. */
export function progressText(progress: BuildProgress, elapsedMs: number, columns: number): string {
	const { stage, done, total } = progress;
	const width = columns - 1;
	const parts = [STAGE_LABELS[stage]];
	if (total > 0) {
		const share = Math.min(1, done / total);
		const filled = Math.round(share * BAR_WIDTH);
		const numbers = [`${count(done)}/${count(total)}`];
		if (done > 0 && elapsedMs >= 500) {
			numbers.push(`${count(Math.round((done * 1000) / elapsedMs))}/s`);
			if (done < total) numbers.push(`${duration((elapsedMs * (total - done)) / done)} left`);
		}
		const bar = '━'.repeat(filled) + '─'.repeat(BAR_WIDTH - filled);
		const text = [...parts, bar, ...numbers].join('  ');
		if (text.length <= width) return text;
		parts.push(...numbers);
	} else if (done > 0) parts.push(count(done));
	while (parts.length > 1 && parts.join('  ').length > width) parts.pop();
	return fitted(parts.join('  '), width);
}
