import { type Config, configSchema } from '../../src/config/schema.ts';
import { type WatchTimes, watchIndex } from '../../src/index/watch.ts';
import type { Refresh } from '../../src/model/build.ts';
import { stateOf } from './builds.ts';

/** What the process of a watch under test is told, and what it tells. */
export type ToWatch = { root: string; times: Partial<WatchTimes> } | { config: Config } | { stop: true };
export type FromWatch = { update: Refresh } | { trouble: string } | { watching: true };

let config = configSchema.parse({});
const end = new AbortController();

process.on('message', (message: ToWatch) => {
	if ('stop' in message) end.abort();
	else if ('config' in message) config = message.config;
	else watch(message.root, message.times);
});
process.once('disconnect', () => end.abort());

function watch(root: string, times: Partial<WatchTimes>): void {
	const tell = (message: FromWatch) => {
		if (process.connected) process.send?.(message);
	};
	watchIndex({
		root,
		state: stateOf(root),
		loadSettings: async () => ({ config, jobs: 2 }),
		signal: end.signal,
		onUpdate: (update) => tell({ update }),
		onTrouble: (trouble) => tell({ trouble }),
		onWatching: () => tell({ watching: true }),
		times,
	}).finally(() => {
		if (process.connected) process.disconnect();
	});
}
