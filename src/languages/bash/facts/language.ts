import { bashSetOption } from '../../../model/facts/bash.ts';
import type { FactRule, SeenCall, Tell } from '../../../model/facts/rules.ts';

/** Options of `set` and `shopt` whose value is the next word. */
const TAKES_NAME = /^[-+][a-zA-Z]{0,20}[oO]$/;

export const LANGUAGE: readonly FactRule[] = [
	{
		fact: bashSetOption,
		on: 'call',
		names: ['set', 'shopt'],
		find(call, _file, tell) {
			if (call.name === 'set') tellSet(call, tell);
			else tellShopt(call, tell);
		},
	},
];

/** `set -euo pipefail`, `set +x`; behind `--` stand positional parameters. */
function tellSet({ args }: SeenCall, tell: Tell): void {
	const given = { on: [] as string[], off: [] as string[] };
	for (let at = 0; at < args.length; at++) {
		const { text } = args[at];
		if (text === '--' || text === '-' || !/^[-+][a-zA-Z]{1,20}$/.test(text)) break;
		const list = text.startsWith('-') ? given.on : given.off;
		const takesName = TAKES_NAME.test(text);
		list.push(...text.slice(1, takesName ? -1 : undefined));
		const name = args[at + 1]?.text;
		if (takesName && name !== undefined && /^\w{1,40}$/.test(name)) {
			list.push(name);
			at++;
		}
	}
	if (given.on.length > 0) tell({ command: 'set', options: given.on, is_on: true });
	if (given.off.length > 0) tell({ command: 'set', options: given.off, is_on: false });
}

/** `shopt -s nullglob globstar` */
function tellShopt({ args }: SeenCall, tell: Tell): void {
	const flags = args.filter(({ text }) => text.startsWith('-')).map(({ text }) => text);
	const options = args.filter(({ text }) => /^\w{1,40}$/.test(text)).map(({ text }) => text);
	const isOn = flags.some((flag) => /^-[a-z]{0,4}s/.test(flag));
	if (options.length === 0 || !(isOn || flags.some((flag) => /^-[a-z]{0,4}u/.test(flag)))) return;
	tell({ command: 'shopt', options, is_on: isOn });
}
