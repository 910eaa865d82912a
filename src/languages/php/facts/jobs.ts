import { ChunkFlag } from '../../../model/chunk.ts';
import { jobQueue, jobWorker } from '../../../model/facts/jobs.ts';
import type { FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import { namedArgument, noteArgument, notesOf } from './notes.ts';
import { readWritten } from './written.ts';

const SHOULD_QUEUE = ['Illuminate\\Contracts\\Queue'];

/** `class SendInvoice implements ShouldQueue`. */
const LARAVEL_JOB: FactRule = {
	on: 'heritage',
	fact: jobWorker,
	names: ['ShouldQueue', 'ShouldQueueAfterCommit'],
	from: SHOULD_QUEUE,
	find({ owner, kind }, file, tell) {
		if (kind !== 'implements' || owner.name === null || (owner.flags & ChunkFlag.abstract) !== 0) return;
		tell({ framework: 'laravel', queue: queueOf(owner, file), handler: owner.name });
	},
};

/** `public $queue = 'mail';`, or `$this->onQueue('mail')` when it is made. */
function queueOf(owner: SeenChunk, file: FactFile): string | null {
	const field = file.members(owner.index).find(({ kind, name }) => kind === 'field' && name === 'queue');
	if (field !== undefined) {
		const said = /=\s{0,20}(['"])([\w.:-]{1,100})\1/.exec(file.text.slice(field.start, field.end));
		if (said !== null) return said[2];
	}
	const call = file.calls.find(
		({ name, receiver, start, end }) =>
			name === 'onQueue' && receiver === '$this' && owner.start <= start && end <= owner.end,
	);
	return call === undefined ? null : textOf(call.args[0]?.text);
}

function textOf(text: string | undefined): string | null {
	const written = text === undefined ? null : readWritten(text);
	return written?.is === 'text' ? written.text : null;
}

/** `SendInvoice::dispatch($id)->onQueue('mail')`. */
const LARAVEL_QUEUE: FactRule = {
	on: 'call',
	fact: jobQueue,
	names: ['onQueue'],
	find(call, file, tell) {
		const name = textOf(call.args[0]?.text);
		if (name === null || !isQueued(call.receiver ?? '', call.chunk, file)) return;
		tell({ framework: 'laravel', name });
	},
};

function isQueued(receiver: string, chunk: number, file: FactFile): boolean {
	if (/(?:::|->|\b)dispatch(?:If|Unless|AfterResponse)?\(/.test(receiver)) return true;
	if (receiver !== '$this') return false;
	const owner = file.around(chunk).find(({ kind }) => kind === 'class');
	return file.heritages.some(
		(heritage) =>
			heritage.owner === owner && (heritage.name === 'ShouldQueue' || heritage.name === 'Queueable'),
	);
}

/** `#[AsMessageHandler]` of Symfony: the message is what the method takes. */
const SYMFONY_HANDLER: FactRule = {
	on: 'file',
	fact: jobWorker,
	from: ['Symfony\\Component\\Messenger', 'Symfony\\Component\\Scheduler'],
	find(file, tell) {
		for (const chunk of file.chunks) {
			if (chunk.kind !== 'class' && chunk.kind !== 'method') continue;
			if (chunk.annotations == null) continue;
			for (const note of notesOf(chunk, file)) {
				const isHandler = note.name === 'AsMessageHandler';
				if (!isHandler && note.name !== 'AsCronTask' && note.name !== 'AsPeriodicTask') continue;
				const owner = chunk.kind === 'class' ? chunk : file.chunk(chunk.parent);
				const invoked =
					chunk.kind === 'method' ? chunk : file.members(chunk.index).find(({ name }) => name === '__invoke');
				const schedule = isHandler ? undefined : noteArgument(note, 'expression', 'frequency');
				const queue = namedArgument(note, 'fromTransport');
				tell(
					{
						framework: 'symfony',
						queue: queue?.is === 'text' ? queue.text : null,
						job: isHandler ? (invoked?.params?.[0]?.type ?? null) : null,
						handler: chunk.kind === 'class' ? chunk.name : `${owner?.name}::${chunk.name}`,
						schedule: schedule?.is === 'text' || schedule?.is === 'code' ? schedule.text : null,
					},
					{ start: chunk.start, end: chunk.end, chunk: chunk.index },
				);
			}
		}
	},
};

export const JOBS: readonly FactRule[] = [LARAVEL_JOB, LARAVEL_QUEUE, SYMFONY_HANDLER];
