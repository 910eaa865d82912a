import { configSchema } from '../../src/config/schema.ts';
import { ask, questions } from '../../src/engine.ts';
import type { ParsePool } from '../../src/index/parse/pool.ts';
import { openParser } from '../../src/index/pipeline.ts';
import { refreshIndex } from '../../src/index/update.ts';
import { findFault } from '../../src/store/compare/consistency.ts';
import { withWriteLock } from '../../src/store/lock.ts';
import { openIndex } from '../../src/store/reader.ts';
import { openRecord } from '../../src/store/record.ts';
import type { StateFolder } from '../../src/store/state.ts';
import type { Asked, Order, Reply } from './store/indexer-process.ts';

/* A process that does what it is told to an index, for tests that hurt it meanwhile. */

const config = configSchema.parse({});
let parser: ParsePool | undefined;

async function follow(order: Order): Promise<unknown> {
	switch (order.kind) {
		case 'prepare':
			parserOf(order.state).warmUp();
			return null;
		case 'refresh': {
			const { state, full } = order;
			const options = { root: state.root, state, config, jobs: 1, full, parser: parserOf(state) };
			const { kind, report } = await refreshIndex(options);
			return { kind, generation: report.generation };
		}
		case 'ask': {
			const { question, input, root, mayChange } = order;
			const asked = questions.find(({ name }) => name === question)!;
			const stop = new AbortController();
			let changes = false;
			const onProgress = () => {
				changes = true;
				if (!mayChange) stop.abort();
			};
			const env = { ASSAY_JOBS: '1' };
			const envelope = await ask(asked, input, { cwd: root, env, root, signal: stop.signal, onProgress });
			return { envelope, changes } satisfies Asked;
		}
		case 'inspect': {
			const reader = openIndex(order.state);
			try {
				return findFault(reader);
			} finally {
				reader.close();
			}
		}
		case 'note': {
			const record = openRecord(order.state);
			record.prepare('INSERT INTO meta VALUES (?, ?)').run(order.key, order.value);
			record.close();
			return null;
		}
		case 'lock':
			return new Promise((locked) => {
				withWriteLock(order.state, { waitMs: 0 }, () => {
					locked(null);
					return new Promise(() => undefined);
				});
			});
	}
}

function parserOf(state: StateFolder): ParsePool {
	parser ??= openParser({ root: state.root, config, jobs: 1 });
	return parser;
}

process.on('message', async (order: Order) => {
	const reply: Reply = await follow(order).then(
		(value) => ({ value }),
		(error: { code?: string; message: string }) => ({
			error: { code: error.code ?? 'none', message: error.message },
		}),
	);
	process.send?.(reply);
});
process.once('disconnect', () => process.exit(0));
process.send?.({ value: 'ready' } satisfies Reply);
