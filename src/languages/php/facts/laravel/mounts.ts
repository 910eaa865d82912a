import type { Attributes, FactFile, FactRule } from '../../../../model/facts/rules.ts';
import { routeMount } from '../../../../model/facts/web.ts';
import type { Arg } from '../../../../model/recorder.ts';
import { type Group, groupAround, isRouter, routerOf, within } from './groups.ts';

/** `->group(base_path('routes/admin.php'))`: a file of routes below what the group says. */
const GROUPED_FILE: FactRule = {
	on: 'call',
	fact: routeMount,
	names: ['group'],
	find(call, file, tell) {
		const last = call.args[call.argCount === 1 ? 0 : 1];
		const module = last === undefined || last.kind === 'function' ? null : fileNamed(last.text, file);
		if (module === null || !isRouter(call, file)) return;
		const mount = mounted(within(groupAround(call, file), call, file), module, routerOf(call.chunk, file));
		if (mount !== null) tell(mount);
	},
};

/** `require base_path('routes/web.php')` inside of a group, or in a file of routes. */
const REQUIRED_FILE: FactRule = {
	on: 'import',
	fact: routeMount,
	find(spec, file, tell) {
		if (spec.kind !== 'require' && spec.kind !== 'include') return;
		const written = file.text
			.slice(spec.start, spec.end)
			.replace(/^\w{1,20}/, '')
			.trim();
		const module = fileNamed(/^\((.{1,300})\)$/.exec(written)?.[1] ?? written, file);
		if (module === null || !file.calls.some((call) => isRouter(call, file))) return;
		const chunk = innermost(spec.start, spec.end, file);
		const mount = mounted(groupAround(spec, file), module, routerOf(chunk, file));
		if (mount !== null) tell(mount);
	},
};

function innermost(start: number, end: number, file: FactFile): number {
	let found = file.chunks[0]?.index ?? 0;
	for (const chunk of file.chunks) if (chunk.start <= start && end <= chunk.end) found = chunk.index;
	return found;
}

function mounted(group: Group, module: string, router: string | null): Attributes | null {
	if (group.prefix === null) return null;
	const { prefix, middleware } = group;
	return {
		framework: 'laravel',
		router,
		prefix: prefix === '' ? '' : `/${prefix}`,
		module,
		middleware: middleware.length === 0 ? null : middleware,
	};
}

/** `Application::configure(…)->withRouting(web: …, api: …, apiPrefix: 'api/v1')`. */
const CONFIGURED: FactRule = {
	on: 'call',
	fact: routeMount,
	names: ['withRouting'],
	from: ['Illuminate\\Foundation'],
	find({ args }, file, tell) {
		const named = (name: string): Arg | undefined => args.find((arg) => arg.name === name);
		const given = named('apiPrefix');
		const prefix = given === undefined ? 'api' : (/^'([^']{0,100})'$/.exec(given.text)?.[1] ?? null);
		for (const [name, below] of [
			['web', ''],
			['api', prefix],
		] as const) {
			const module = fileNamed(named(name)?.text ?? '', file);
			if (module === null || below === null) continue;
			const path = below.replace(/^\/{1,8}|\/{1,8}$/g, '');
			tell({ framework: 'laravel', prefix: path === '' ? '' : `/${path}`, module, middleware: [name] });
		}
	},
};

/** `$this->loadRoutesFrom(__DIR__.'/../routes/web.php')` of a package. */
const LOADED: FactRule = {
	on: 'call',
	fact: routeMount,
	names: ['loadRoutesFrom'],
	find(call, file, tell) {
		const module = call.receiver === '$this' ? fileNamed(call.args[0]?.text ?? '', file) : null;
		if (module === null) return;
		const mount = mounted(groupAround(call, file), module, null);
		if (mount !== null) tell(mount);
	},
};

const FROM_BASE = /^\\?base_path\(\s{0,8}(['"])([\w./-]{1,200}\.php)\1\s{0,8}\)$/;
const FROM_HERE = /^__DIR__\s{0,8}\.\s{0,8}(['"])\/?([\w./-]{1,200}\.php)\1$/;
const FOLDERS = /^(.{0,300}?)(?:app|bootstrap|routes|config|database|src)\//;

/** The file that an expression names: from the top of the repository, or from this file's folder. */
function fileNamed(written: string, file: FactFile): string | null {
	const text = written.trim();
	const here = FROM_HERE.exec(text);
	if (here !== null) return `./${here[2]}`;
	const base = FROM_BASE.exec(text);
	return base === null ? null : `/${FOLDERS.exec(file.path)?.[1] ?? ''}${base[2].replace(/^\//, '')}`;
}

export const LARAVEL_MOUNTS: readonly FactRule[] = [GROUPED_FILE, REQUIRED_FILE, CONFIGURED, LOADED];
