import type { FactKind } from './kind.ts';

export const bashPipe: FactKind = {
	kind: 'bash_pipe',
	view: 'bash_pipes',
	category: 'language',
	about: 'commands whose output is the input of the next',
	attributes: {
		commands: 'names of the commands in order; what is no plain command goes by its first word',
		count: 'how many there are',
		has_stderr: 'whether errors go through the pipe, too: `|&`',
	},
	example: 'sort names.txt | uniq -c | head',
};

export const bashRedirection: FactKind = {
	kind: 'bash_redirection',
	view: 'bash_redirections',
	category: 'language',
	about: 'input taken from, or output sent to, a file, a descriptor or a text',
	attributes: {
		operator: '`>`, `>>`, `<`, `>&`, `&>`, `<<`, `<<<`, …',
		descriptor: 'number or variable before the operator',
		target: 'file or descriptor as written; the delimiter of a here-document',
	},
	example: 'make > build.log 2>&1',
};

export const bashSubshell: FactKind = {
	kind: 'bash_subshell',
	view: 'bash_subshells',
	category: 'language',
	about: 'commands that run in a shell of their own',
	attributes: {
		form: '`subshell`, `substitution` ($(…) or backquotes) or `process` (<(…), >(…))',
		command: 'first word in it',
	},
	example: 'today=$(date +%F)',
};

export const bashControlFlow: FactKind = {
	kind: 'bash_control_flow',
	view: 'bash_control_flows',
	category: 'language',
	about: 'a statement that decides or repeats',
	attributes: {
		form: '`if`, `case`, `for`, `select`, `while` or `until`',
		condition: 'what stands before `then`, `do` or `in`, as written',
		branches: 'of an `if` its conditions and `else`, of a `case` its patterns',
	},
	example: 'while read -r line; do echo "$line"; done',
};

export const bashSetOption: FactKind = {
	kind: 'bash_set_option',
	view: 'bash_set_options',
	category: 'language',
	about: 'options of the shell that are turned on or off',
	attributes: {
		command: '`set` or `shopt`',
		options: 'letters and names, without their signs',
		is_on: 'whether they are turned on',
	},
	example: 'set -euo pipefail',
};

export const bashVariable: FactKind = {
	kind: 'bash_variable',
	view: 'bash_variables',
	category: 'language',
	about: 'a variable, where it is first given a value or declared in its scope',
	attributes: {
		name: 'name as written',
		scope: '`global` or `local`',
		is_readonly: 'whether it is declared so',
		is_exported: 'whether that statement exports it',
	},
	example: 'readonly VERSION=1.2',
};

const VIEWS: readonly FactKind[] = [
	{
		kind: 'bash_function',
		view: 'bash_functions',
		category: 'language',
		about: 'a function',
		attributes: {
			name: 'name as written',
			summary: 'first line of the comment above it',
			lines: 'lines of its range',
			is_test: '1 for a test of bats or shunit2',
		},
		example: 'deploy() { … }',
		over: { view: 'symbols', language: 'bash', kinds: ['function'] },
	},
	{
		kind: 'bash_command',
		view: 'bash_commands',
		category: 'language',
		about: 'a command that is run: a program, a builtin or a function',
		attributes: {
			name: "its name; '' when it is put together",
			callee: 'as written',
			caller: 'function around it',
			arg_count: 'number of arguments',
			args_summary: 'JSON list of them, at most 5',
			is_spawned: '1 when it runs in the background',
		},
		example: 'rsync -a src/ dst/',
		over: { view: 'call_sites', language: 'bash' },
	},
	{
		kind: 'bash_command_arg',
		view: 'bash_command_args',
		category: 'language',
		about: 'the arguments of a command that has some',
		attributes: {
			command: "name of the command; '' when it is put together",
			args: 'JSON list: kind, text; at most 8',
			arg_count: 'how many',
		},
		example: 'curl -fsSL "$url"',
		over: {
			view: 'call_sites',
			language: 'bash',
			where: [{ value: 'arg_count', above: 0 }],
			columns: { command: 'name' },
		},
	},
	{
		kind: 'bash_source',
		view: 'bash_sources',
		category: 'language',
		about: 'a script that is read in',
		attributes: {
			module: 'path as written; null when it is put together',
			conditional: '1 inside if, case or a list',
			lazy: '1 inside a function',
		},
		example: 'source ./lib.sh',
		over: { view: 'imports', language: 'bash', kinds: ['include'] },
	},
];

/** The words of shell scripts. */
export const BASH: readonly FactKind[] = [
	...VIEWS,
	bashPipe,
	bashRedirection,
	bashSubshell,
	bashControlFlow,
	bashSetOption,
	bashVariable,
];
