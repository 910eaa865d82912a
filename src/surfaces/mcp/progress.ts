import { BUILD_STAGES, type BuildProgress } from '../../model/build.ts';
import { thousands } from '../../model/thousands.ts';

const INTERVAL_MS = 100;
/** Those of a build, which end with its publication; the others are of questions that are not offered. */
const STAGES = BUILD_STAGES.indexOf('publish') + 1;

/** How far a build is, as the protocol wants it: a number that only grows, out of the number of stages of a build. */
export interface ProgressNote {
	progress: number;
	total: number;
	message: string;
}

/** Turns what a build tells into notes: ten a second at most, and none that goes back. */
export function progressNotes(send: (note: ProgressNote) => void): (progress: BuildProgress) => void {
	let last = -1;
	let lastTime = Number.NEGATIVE_INFINITY;
	return ({ stage, done, total }) => {
		const share = total > 0 ? Math.min(1, done / total) : 0;
		const progress = Math.round((BUILD_STAGES.indexOf(stage) + share) * 1000) / 1000;
		const now = performance.now();
		const isNewStage = Math.floor(progress) > Math.floor(last);
		if (progress <= last || (!isNewStage && now - lastTime < INTERVAL_MS)) return;
		last = progress;
		lastTime = now;
		const amount = total > 0 ? ` ${thousands(done)} of ${thousands(total)}` : '';
		send({ progress, total: STAGES, message: `indexing: ${stage}${amount}` });
	};
}
