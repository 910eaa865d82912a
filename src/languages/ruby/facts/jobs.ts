import { jobQueue, jobWorker } from '../../../model/facts/jobs.ts';
import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { plainText } from './class-words.ts';
import { constantName } from './names.ts';

const BASES: readonly (readonly [framework: string, kind: string, base: RegExp])[] = [
	['sidekiq', 'mixin', /^(?:::)?Sidekiq::(?:Worker|Job)$/],
	['activejob', 'extends', /^(?:::)?(?:ApplicationJob|ActiveJob::Base)$/],
];

/** `class Mailer; include Sidekiq::Job; def perform(id)`. */
const WORKER: FactRule = {
	on: 'heritage',
	fact: jobWorker,
	names: ['Worker', 'Job', 'ApplicationJob', 'Base'],
	find({ owner, kind, text }, file, tell) {
		const base = BASES.find(([, how, name]) => how === kind && name.test(text));
		// Without `perform` it is what workers have in common.
		if (base === undefined || !file.members(owner.index).some(({ name }) => name === 'perform')) return;
		const said = file.calls.find((call) => call.chunk === owner.index && queueIn(call) !== null);
		tell({
			framework: base[0],
			queue: said === undefined ? null : queueIn(said),
			handler: constantName(owner, file),
		});
	},
};

/** `queue_as :mailers`, `sidekiq_options queue: 'critical'`. */
const QUEUE: FactRule = {
	on: 'call',
	fact: jobQueue,
	names: ['queue_as', 'sidekiq_options'],
	find(call, file, tell) {
		const name = queueIn(call);
		const owner = file.chunk(call.chunk);
		if (name === null || owner === undefined || !isWorker(owner, file)) return;
		tell({ framework: call.name === 'queue_as' ? 'activejob' : 'sidekiq', name });
	},
};

/** A class that is a worker, or below `app` where workers may extend others. */
function isWorker(owner: SeenChunk, file: FactFile): boolean {
	if (owner.kind !== 'class') return false;
	return (
		/(?:^|\/)app\/(?:jobs|workers)\//.test(file.path) ||
		file.heritages.some(
			(heritage) =>
				heritage.owner === owner &&
				BASES.some(([, kind, base]) => heritage.kind === kind && base.test(heritage.text)),
		)
	);
}

function queueIn({ name, receiver, args }: SeenCall): string | null {
	if (receiver !== null) return null;
	if (name === 'queue_as') return args[0]?.name === undefined ? plainText(args[0]?.text) : null;
	return name === 'sidekiq_options' ? plainText(args.find((arg) => arg.name === 'queue')?.text) : null;
}

export const JOBS: readonly FactRule[] = [WORKER, QUEUE];
