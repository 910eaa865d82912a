import { jobQueue, jobWorker } from '../../../../model/facts/jobs.ts';
import type {
	AnnotationRule,
	CallRule,
	FactFile,
	FactRule,
	SeenCall,
} from '../../../../model/facts/rules.ts';
import { handlerOf } from '../../../shared/facts/routes.ts';
import { argumentsOf } from '../../../shared/facts/written.ts';
import { optionsAt } from '../source.ts';

const BULL = ['bullmq', 'bull', 'bee-queue', '@taskforcesh/bullmq-pro'];

/** `bull`, whatever part of it something comes from. */
function frameworkOf(call: SeenCall, file: FactFile): string {
	const module = file.originOf(call.calleeValue, call.scope)?.module ?? '';
	return module === '@taskforcesh/bullmq-pro' ? 'bullmq' : module;
}

function handlerAt(call: SeenCall, at: number, file: FactFile): string | null {
	const { handler } = handlerOf(call, at, file);
	return file.string(call.argValues[at] ?? -1) ?? (typeof handler === 'string' ? handler : null);
}

/** `new Queue('mail')`, also by the name that Bull's only export is given. */
const queues: CallRule = {
	fact: jobQueue,
	on: 'call',
	names: ['Queue', 'QueuePro', 'FlowProducer', 'Bull', 'BullQueue', 'BeeQueue', 'BQueue'],
	via: ['new', 'call'],
	from: BULL,
	find(call, file, tell) {
		if (call.name === 'FlowProducer' || call.args.length === 0) return;
		tell({ framework: frameworkOf(call, file), name: argumentsOf(call, file).constant(0) });
	},
};

const workers: CallRule = {
	fact: jobWorker,
	on: 'call',
	names: ['Worker', 'WorkerPro'],
	via: ['new'],
	from: ['bullmq', '@taskforcesh/bullmq-pro'],
	find(call, file, tell) {
		tell({
			framework: 'bullmq',
			queue: argumentsOf(call, file).constant(0),
			handler: handlerAt(call, 1, file),
		});
	},
};

/** `queue.process('resize', 4, handler)`: a name and a number may stand before the handler. */
const processes: CallRule = {
	fact: jobWorker,
	on: 'call',
	names: ['process'],
	via: ['call'],
	from: ['bull', 'bee-queue'],
	find(call, file, tell) {
		const last = call.args.length - 1;
		if (last < 0) return;
		tell({
			framework: frameworkOf(call, file),
			queue: queueOf(call, file),
			job: last > 0 ? argumentsOf(call, file).string(0) : null,
			handler: handlerAt(call, last, file),
		});
	},
};

/** The name of the queue that a variable holds. */
function queueOf({ receiver }: SeenCall, file: FactFile): string | null {
	const made = file.calls.find(
		(call) => /Queue$|^Bull$/.test(call.name) && file.assignedTo(call)?.name === receiver,
	);
	return made === undefined ? null : argumentsOf(made, file).constant(0);
}

const NEST = ['@nestjs/bullmq', '@nestjs/bull'];

/** `@Processor('mail') class MailConsumer`. */
const consumers: AnnotationRule = {
	fact: jobWorker,
	on: 'annotation',
	names: ['Processor'],
	from: NEST,
	find(note, file, tell) {
		const { chunk, name } = note;
		const call = file.callOf(note);
		if (chunk.kind !== 'class' || call === null) return;
		const args = argumentsOf(call, file);
		const queue = args.constant(0) ?? optionsAt(args.get(0), file, call.scope).constant('name');
		const module = file.origin(name, chunk.scope)?.module;
		tell({ framework: module === '@nestjs/bull' ? 'bull' : 'bullmq', queue, handler: chunk.name });
	},
};

/** `BullModule.registerQueue({ name: 'mail' })`. */
const registered: CallRule = {
	fact: jobQueue,
	on: 'call',
	names: ['registerQueue', 'registerQueueAsync'],
	via: ['call'],
	from: NEST,
	find(call, file, tell) {
		for (const options of argumentsOf(call, file).all) {
			const given = optionsAt(options, file, call.scope);
			if (given.get('name') === undefined) continue;
			const module = file.originOf(call.calleeValue, call.scope)?.module;
			tell({ framework: module === '@nestjs/bull' ? 'bull' : 'bullmq', name: given.constant('name') });
		}
	},
};

/** `agenda.define('send mail', handler)`, `cron.schedule('0 * * * *', run)`. */
const others: readonly CallRule[] = [
	{
		fact: jobWorker,
		on: 'call',
		names: ['define'],
		via: ['call'],
		from: ['agenda', '@hokify/agenda'],
		find(call, file, tell) {
			tell({
				framework: 'agenda',
				job: argumentsOf(call, file).constant(0),
				handler: handlerAt(call, call.args.length - 1, file),
			});
		},
	},
	{
		fact: jobWorker,
		on: 'call',
		names: ['schedule', 'scheduleJob', 'CronJob'],
		via: ['call', 'new'],
		from: ['node-cron', 'node-schedule', 'cron'],
		find(call, file, tell) {
			const at = call.args.findIndex(
				({ kind }, index) => index > 0 && (kind === 'function' || kind === 'identifier' || kind === 'member'),
			);
			const schedule = call.args.findIndex(({ kind }) => kind === 'string' || kind === 'identifier');
			tell({
				framework: frameworkOf(call, file),
				schedule: schedule < 0 ? null : argumentsOf(call, file).constant(schedule),
				handler: at < 0 ? null : handlerAt(call, at, file),
			});
		},
	},
];

export const JOBS: readonly FactRule[] = [queues, workers, processes, consumers, registered, ...others];
