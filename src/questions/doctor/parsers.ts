import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WorkerProcess } from '../../platform/worker-process.ts';
import { broken, type Check, ok, warning } from './check.ts';
import { OXC, type ProbeResult } from './probe-result.ts';

const REINSTALL = 'Reinstall assay; its packages with parsers are damaged or do not fit this machine.';
const TIME_LIMIT_MS = 60_000;
/** A few words are parsed with each grammar: compiling it well would take twenty times as long as parsing them. */
const NODE_OPTIONS = ['--liftoff-only'];

/** Every parser, tried in a process that may die of it. */
export async function checkParsers(signal: AbortSignal): Promise<Check[]> {
	const { languages } = await import('../../languages/registry.generated.ts');
	const names = [OXC, ...languages.map((language) => language.id)];
	const { results, end } = await runProbe(signal);
	const told = new Map(results.map((result) => [result.name, result]));
	const failed = names.flatMap((name) => {
		const result = told.get(name);
		if (result === undefined) return [broken(name, `not tried: the probe ended with ${end}`, REINSTALL)];
		return result.failure === null ? [] : [broken(name, result.failure, REINSTALL)];
	});
	const works = results.filter((result) => result.failure === null && result.name !== OXC);
	const grammars = `${works.length} of ${languages.length} load and parse: ${works.map(({ name }) => name).join(', ')}`;
	return [...checkOxc(told.get(OXC)), ok('grammars', grammars), ...failed];
}

function checkOxc(result: ProbeResult | undefined): Check[] {
	if (result === undefined || result.failure !== null) return [];
	if (result.detail === 'raw transfer') return [ok(OXC, result.detail)];
	return [warning(OXC, result.detail, 'Parsing works, more slowly. A machine with more memory has it.')];
}

function runProbe(signal: AbortSignal): Promise<{ results: ProbeResult[]; end: string }> {
	// The sources run as they are, and built ones beside each other: the probe has the ending this file has.
	const entry = fileURLToPath(new URL(`./probe-child${extname(import.meta.url)}`, import.meta.url));
	return new Promise((resolve) => {
		const results: ProbeResult[] = [];
		const worker = new WorkerProcess(entry, NODE_OPTIONS, {
			message: (message) => results.push(message as ProbeResult),
			exit: (end) => {
				clearTimeout(timer);
				signal.removeEventListener('abort', stop);
				resolve({ results, end });
			},
		});
		const stop = () => worker.kill();
		const timer = setTimeout(stop, TIME_LIMIT_MS);
		signal.addEventListener('abort', stop);
	});
}
