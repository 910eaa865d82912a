import type { FactKind } from './kind.ts';
import { attributesAsColumns } from './view-of.ts';

/** Work that is queued, and what takes it up. */
export const jobQueue: FactKind = {
	kind: 'job_queue',
	view: 'job_queues',
	category: 'framework',
	about: 'a queue that jobs are put into',
	attributes: {
		framework: 'bullmq, bull, celery, sidekiq, …',
		name: 'of the queue, as written',
	},
	example: "const mail = new Queue('mail', { connection })",
};

export const jobWorker: FactKind = {
	kind: 'job_worker',
	view: 'job_workers',
	category: 'framework',
	about: 'what takes up the jobs of a queue',
	attributes: {
		framework: 'bullmq, bull, celery, sidekiq, …',
		queue: 'name of the queue, as written; null for the default one',
		job: 'name of the jobs it is for, when it is not for all',
		handler: 'name of the function or class that does the work; null for an inline function',
		schedule: 'when it runs by itself, as written',
	},
	example: "new Worker('mail', sendMail, { connection })",
};

/** The rows of a kind that BullMQ (or Bull before it) declares. */
function ofBull(kind: FactKind, name: string): FactKind {
	return {
		...kind,
		kind: name,
		view: `${name}s`,
		about: `${kind.about}, in BullMQ or Bull`,
		over: {
			view: 'facts',
			kinds: [kind.kind],
			where: [{ value: { attribute: 'framework' }, oneOf: ['bullmq', 'bull'] }],
			columns: attributesAsColumns(Object.keys(kind.attributes)),
		},
	};
}

export const JOBS: readonly FactKind[] = [
	jobQueue,
	jobWorker,
	ofBull(jobQueue, 'bullmq_queue'),
	ofBull(jobWorker, 'bullmq_worker'),
];
