import { jobQueue, jobWorker } from '../../../../model/facts/jobs.ts';
import type {
	AnnotationRule,
	CallRule,
	FactFile,
	FactRule,
	SeenCall,
} from '../../../../model/facts/rules.ts';
import { literalText, stringOf } from '../../../shared/facts/literals.ts';
import { handlerOf } from '../../../shared/facts/routes.ts';

const BULL = ['bullmq', 'bull', 'bee-queue', '@taskforcesh/bullmq-pro'];

/** `bull`, whatever part of it something comes from. */
function frameworkOf(call: SeenCall, file: FactFile): string {
	const module = file.originOf(call.calleeValue, call.scope)?.module ?? '';
	return module === '@taskforcesh/bullmq-pro' ? 'bullmq' : module;
}

function handlerAt(call: SeenCall, at: number, file: FactFile): string | null {
	const { handler } = handlerOf(call, at, file);
	const written = typeof handler === 'string' ? handler : null;
	return written === null ? null : (literalText(written) ?? written);
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
		tell({ framework: frameworkOf(call, file), name: stringOf(call.args[0], file, call.scope) });
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
			queue: stringOf(call.args[0], file, call.scope),
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
		const [first] = call.args;
		const last = call.args.length - 1;
		if (last < 0) return;
		tell({
			framework: frameworkOf(call, file),
			queue: queueOf(call, file),
			job: first.kind === 'string' && last > 0 ? literalText(first.text) : null,
			handler: handlerAt(call, last, file),
		});
	},
};

/** The name of the queue that a variable holds. */
function queueOf({ receiver }: SeenCall, file: FactFile): string | null {
	const made = file.calls.find(
		(call) => /Queue$|^Bull$/.test(call.name) && file.assignedTo(call)?.name === receiver,
	);
	return made === undefined ? null : stringOf(made.args[0], file, made.scope);
}

const NEST = ['@nestjs/bullmq', '@nestjs/bull'];

/** `@Processor('mail') class MailConsumer`. */
const consumers: AnnotationRule = {
	fact: jobWorker,
	on: 'annotation',
	names: ['Processor'],
	from: NEST,
	find({ args, chunk, name }, file, tell) {
		if (chunk.kind !== 'class') return;
		const written = args ?? '';
		const queue =
			literalText(written) ??
			/^\{[^}]{0,200}?\bname\s{0,4}:\s{0,4}['"]([^'"]{1,100})/.exec(written)?.[1] ??
			file.constant(written, chunk.scope);
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
		for (const { text } of call.args) {
			const name = /\bname\s{0,4}:\s{0,4}(?:(["'`])([^"'`]{1,100})\1|([\w$]{1,80}))/.exec(text);
			if (name === null) continue;
			const module = file.originOf(call.calleeValue, call.scope)?.module;
			tell({
				framework: module === '@nestjs/bull' ? 'bull' : 'bullmq',
				name: name[2] ?? file.constant(name[3], call.scope),
			});
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
				job: stringOf(call.args[0], file, call.scope),
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
			const schedule = call.args.find(({ kind }) => kind === 'string' || kind === 'identifier');
			tell({
				framework: frameworkOf(call, file),
				schedule: stringOf(schedule, file, call.scope),
				handler: at < 0 ? null : handlerAt(call, at, file),
			});
		},
	},
];

export const JOBS: readonly FactRule[] = [queues, workers, processes, consumers, registered, ...others];
