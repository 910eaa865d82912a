import type { CallRule } from '../../../../model/facts/rules.ts';
import { fileOperation } from '../../../../model/facts/security.ts';
import { has, operandsOf, type Word, wordsOf } from './words.ts';

interface FileCommand {
	operation: string;
	/** Options that take the next word. */
	takesValue?: RegExp;
	/** Operands before the paths: a mode, an owner. */
	skipped?: number;
	/** Only the first operand is what it is done to; what follows is where it goes. */
	isFirst?: boolean;
}

const NONE = /^$/;
const OF_MODE = /^(?:-m|--mode)$/;
const OF_TARGET = /^(?:-t|--target-directory|-S|--suffix)$/;

const COMMANDS: Readonly<Record<string, FileCommand>> = {
	rm: { operation: 'delete' },
	rmdir: { operation: 'delete' },
	unlink: { operation: 'delete' },
	shred: { operation: 'delete', takesValue: /^-[ns]$/ },
	chmod: { operation: 'permissions', skipped: 1 },
	chown: { operation: 'permissions', skipped: 1 },
	chgrp: { operation: 'permissions', skipped: 1 },
	mkdir: { operation: 'create', takesValue: OF_MODE },
	mktemp: { operation: 'create', takesValue: /^(?:-[pt]|--suffix|--tmpdir)$/ },
	mv: { operation: 'move', takesValue: OF_TARGET, isFirst: true },
	cp: { operation: 'copy', takesValue: OF_TARGET, isFirst: true },
	ln: { operation: 'link', takesValue: OF_TARGET, isFirst: true },
};

/** `chmod -x file`: a mode that looks like an option. */
const MODE = /^-[rwxXst]{1,6}$/;

function pathsOf(words: readonly Word[], name: string, command: FileCommand): readonly Word[] {
	const isMode = name === 'chmod' && words.some(({ written }) => MODE.test(written));
	const operands = operandsOf(words, command.takesValue ?? NONE);
	const isReferred = words.some(({ written }) => written.startsWith('--reference'));
	const paths = operands.slice(isMode || isReferred ? 0 : command.skipped);
	return command.isFirst ? paths.slice(0, 1) : paths;
}

/** Commands that remove, move or change files: one fact a path. */
const operations: CallRule = {
	fact: fileOperation,
	on: 'call',
	names: Object.keys(COMMANDS),
	find(call, file, tell) {
		const command = COMMANDS[call.name];
		const words = wordsOf(call, file);
		if (has(words, '--help', '--version')) return;
		const paths = pathsOf(words, call.name, command);
		if (paths.length === 0 && call.name === 'mktemp') tell({ api: call.name, operation: command.operation });
		for (const { text, how } of paths)
			tell({ api: call.name, operation: command.operation, path: text, given: how });
	},
};

export const FILES: readonly CallRule[] = [operations];
