const BUILTINS: ReadonlySet<string> = new Set(
	(
		'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns ' +
		'domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring ' +
		'readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib'
	).split(' '),
);
const PARTS: ReadonlySet<string> = new Set(
	(
		'assert/strict dns/promises fs/promises inspector/promises path/posix path/win32 readline/promises ' +
		'stream/consumers stream/promises stream/web timers/promises util/types'
	).split(' '),
);

/** Whether a module is one that Node brings along. */
export function isBuiltin(module: string): boolean {
	return BUILTINS.has(module) || PARTS.has(module);
}
