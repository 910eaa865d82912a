import type { Envelope, IndexStanding } from '../../model/envelope.ts';

/** Upper ends of the histogram of durations, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Durations {
	/** By bucket, each without those below it; what is above all is in the last. */
	counts: number[];
	sum: number;
	total: number;
}

/** What is counted while serving, for Prometheus. Labels are routes that exist, so there are few of them. */
export interface Metrics {
	noteRequest(route: string, status: number, seconds: number): void;
	noteAnswer(envelope: Envelope<unknown>): void;
	noteGeneration(generation: string): void;
	text(now: { inFlight: number; running: number; waiting: number; listeners: number }): string;
}

export function startMetrics(version: string): Metrics {
	const requests = new Map<string, { route: string; status: number; count: number }>();
	const durations = new Map<string, Durations>();
	let standing: IndexStanding | null = null;
	let generation: { name: string; since: number } | null = null;

	const noteGeneration = (name: string): void => {
		if (generation?.name !== name) generation = { name, since: performance.now() };
	};
	return {
		noteRequest(route, status, seconds) {
			const key = `${route} ${status}`;
			const counted = requests.get(key);
			if (counted === undefined) requests.set(key, { route, status, count: 1 });
			else counted.count++;
			noteDuration(durations, route, seconds);
		},
		noteAnswer({ meta: { index } }) {
			if (index === null) return;
			standing = index;
			noteGeneration(index.generation);
		},
		noteGeneration,
		text(now) {
			const lines = [
				...metric('assay_build_info', 'gauge', 'Version of assay.', [[`version="${version}"`, 1]]),
				...metric('assay_http_requests_total', 'counter', 'Requests by route and status.', [
					...[...requests.values()].map(
						({ route, status, count }): Sample => [`route="${route}",status="${status}"`, count],
					),
				]),
				...durationLines(durations),
				...gauge('assay_http_requests_in_flight', 'Requests that are being answered.', now.inFlight),
				...gauge('assay_questions_running', 'Questions that are being answered.', now.running),
				...gauge('assay_questions_waiting', 'Questions that wait for their turn.', now.waiting),
				...gauge('assay_event_listeners', 'Connections that listen to events.', now.listeners),
				...indexLines(standing, generation),
				...memoryLines(),
			];
			return `${lines.join('\n')}\n`;
		},
	};
}

function noteDuration(durations: Map<string, Durations>, route: string, seconds: number): void {
	let own = durations.get(route);
	if (own === undefined) {
		own = { counts: new Array<number>(BUCKETS.length + 1).fill(0), sum: 0, total: 0 };
		durations.set(route, own);
	}
	const at = BUCKETS.findIndex((most) => seconds <= most);
	own.counts[at === -1 ? BUCKETS.length : at]++;
	own.sum += seconds;
	own.total++;
}

type Sample = [labels: string, value: number];

function metric(name: string, type: string, about: string, samples: readonly Sample[]): string[] {
	const shown = samples.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`);
	return [`# HELP ${name} ${about}`, `# TYPE ${name} ${type}`, ...shown];
}

function gauge(name: string, about: string, value: number): string[] {
	return metric(name, 'gauge', about, [['', value]]);
}

function durationLines(durations: ReadonlyMap<string, Durations>): string[] {
	const name = 'assay_http_request_duration_seconds';
	const lines = [`# HELP ${name} Time until a response was ready, by route.`, `# TYPE ${name} histogram`];
	for (const [route, { counts, sum, total }] of durations) {
		let below = 0;
		for (const [at, most] of BUCKETS.entries()) {
			below += counts[at];
			lines.push(`${name}_bucket{route="${route}",le="${most}"} ${below}`);
		}
		lines.push(`${name}_bucket{route="${route}",le="+Inf"} ${total}`);
		lines.push(`${name}_sum{route="${route}"} ${sum}`, `${name}_count{route="${route}"} ${total}`);
	}
	return lines;
}

/** As of the last answer: to look for changes is a question of its own. */
function indexLines(
	standing: IndexStanding | null,
	generation: { name: string; since: number } | null,
): string[] {
	if (standing === null || generation === null) return [];
	const age = (performance.now() - generation.since) / 1000;
	return [
		...gauge(
			'assay_index_fresh',
			'Whether the last answer came from an index that fits the files.',
			Number(standing.fresh),
		),
		...metric('assay_index_generation_info', 'gauge', 'The generation of the index.', [
			[`generation="${generation.name}"`, 1],
		]),
		...gauge('assay_index_generation_age_seconds', 'Since this server saw that generation first.', age),
	];
}

function memoryLines(): string[] {
	const { rss, heapUsed, external } = process.memoryUsage();
	return [
		...gauge('process_resident_memory_bytes', 'Resident memory.', rss),
		...gauge('assay_heap_used_bytes', 'Memory that JavaScript uses.', heapUsed),
		...gauge('assay_external_memory_bytes', 'Memory outside of its heap.', external),
		...metric('process_cpu_seconds_total', 'counter', 'Time of the processor.', [['', cpuSeconds()]]),
	];
}

function cpuSeconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6;
}
