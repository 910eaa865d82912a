import { Argument, Command, CommanderError, Option } from 'commander';
import { type Field, type Question, questionGroups, questions } from '../../engine.ts';
import { AssayError } from '../../model/errors.ts';
import { nearest } from '../../model/nearest.ts';
import { thousands } from '../../model/thousands.ts';
import type { Service } from '../service.ts';
import { services } from '../services.ts';
import type { Colours } from './page.ts';

/** What a command line asks for. */
export type Request =
	| {
			kind: 'ask';
			question: Question;
			input: Record<string, unknown>;
			root?: string;
			format: string;
			quiet: boolean;
			/** `--stdin` was given. */
			stdin: boolean;
	  }
	| { kind: 'serve'; service: Service; input: Record<string, unknown>; root?: string; quiet: boolean }
	| { kind: 'show'; text: string }
	| { kind: 'wrong'; error: AssayError; json: boolean }
	/** No command was given: the help, but as a mistake. */
	| { kind: 'nothing'; text: string };

interface Looks {
	version: string;
	width: number;
	colours: Colours;
}

/** Everything the user can type is made from the questions and services there are; this file adds no command. */
export function readArguments(argv: readonly string[], looks: Looks): Request {
	let request: Request | undefined;
	let shown = '';
	const program = makeProgram(looks, (text) => {
		shown += text;
	});
	for (const question of questions) {
		const command = addQuestion(program, question, looks);
		command.action(() => {
			request = toRequest(question, command);
		});
	}
	for (const service of services) {
		const command = addService(program, service, looks);
		command.action(() => {
			request = toService(service, command);
		});
	}
	try {
		program.parse(argv, { from: 'user' });
	} catch (error) {
		if (error instanceof AssayError) return { kind: 'wrong', error, json: wantsJson(argv) };
		if (!(error instanceof CommanderError)) throw error;
		if (error.exitCode === 0) return { kind: 'show', text: shown };
		if (error.code === 'commander.help') return { kind: 'nothing', text: shown };
		return { kind: 'wrong', error: asUsage(error, argv), json: wantsJson(argv) };
	}
	return request ?? { kind: 'nothing', text: program.helpInformation() };
}

/** The whole program as help would show it, for the manual. */
export function describeCommands(looks: Looks): { name: string; help: string }[] {
	const program = makeProgram(looks, () => {});
	const commands = questions.map((question) => addQuestion(program, question, looks));
	const all = [
		{ name: program.name(), command: program },
		...commands.map((command, at) => ({ name: questions[at].name, command })),
		...services.map((service) => ({ name: service.name, command: addService(program, service, looks) })),
	];
	return all.map(({ name, command }) => {
		let help = '';
		command.configureOutput({
			writeOut: (text) => {
				help += text;
			},
		});
		command.outputHelp();
		return { name, help };
	});
}

function makeProgram({ version, width, colours }: Looks, write: (text: string) => void): Command {
	const program = new Command('assay');
	return program
		.description('A local-first code evidence engine: index a repository once, then ask about it.')
		.version(version, '-V, --version', 'print the version')
		.helpOption('-h, --help', 'print this help')
		.helpCommand('help [command]', 'print the help of a command')
		.option('--root <dir>', 'the folder to work on (default: found from the current folder)')
		.option('--json', 'answer with one JSON object on standard output')
		.option('-q, --quiet', 'no progress, no hints')
		.configureHelp({
			showGlobalOptions: true,
			// A command below another has nothing of the options of that one.
			visibleGlobalOptions: ({ parent }) =>
				parent === null ? [] : program.options.filter(({ hidden }) => !hidden),
			helpWidth: width,
			styleTitle: (title) => colours.bold(title),
			styleCommandText: (text) => colours.cyan(text),
			styleSubcommandText: (text) => colours.cyan(text),
			styleOptionText: (text) => colours.cyan(text),
			styleArgumentText: (text) => colours.cyan(text),
		})
		.configureOutput({
			writeOut: write,
			writeErr: write,
			outputError: () => {},
			getOutHelpWidth: () => width,
			getErrHelpWidth: () => width,
			getOutHasColors: () => colours.isColorSupported,
			getErrHasColors: () => colours.isColorSupported,
		})
		.exitOverride()
		.addHelpText(
			'after',
			`\nExit codes: 0 done, 1 not as asked (status --check, verify, validate, arch), 2 wrong use, 3 failed.`,
		);
}

function addQuestion(program: Command, question: Question, looks: Looks): Command {
	const { cli, fields } = question;
	const command = addCommand(program, question);
	if (cli.rootArgument) addRoot(command);
	for (const name of cli.positional ?? [])
		command.addArgument(positional(name, fields[name], name === cli.stdin, name === cli.joined));
	for (const [name, field] of Object.entries(fields)) {
		if (name === cli.stdinFlag) command.option('--stdin', `read from standard input: ${field.about}`);
		else if (!cli.positional?.includes(name))
			for (const option of flags(name, field)) command.addOption(option);
	}
	for (const { name, about } of cli.formats ?? []) command.option(`--${name}`, about);
	addExamples(command, question, looks);
	return command;
}

function addService(program: Command, service: Service, looks: Looks): Command {
	const { fields, positional: places } = service;
	// Others may stand below it; `help` is a folder there as any other.
	const command = addCommand(program, service).helpCommand(false);
	if (service.rootArgument) addRoot(command);
	for (const name of places) command.addArgument(positional(name, fields[name], false, false));
	for (const [name, field] of Object.entries(fields)) {
		if (!places.includes(name)) for (const option of flags(name, field)) command.addOption(option);
	}
	addExamples(command, service, looks);
	return command;
}

type Described = Pick<Question, 'name' | 'summary' | 'description' | 'examples'>;

function addCommand(program: Command, { name, summary, description }: Described): Command {
	const [group, own] = name.split(' ');
	return (own === undefined ? program : groupOf(program, group))
		.command(own ?? group)
		.summary(summary)
		.description(`${summary}\n\n${description}`)
		.allowExcessArguments(false);
}

function addRoot(command: Command): void {
	command.argument('[root]', 'the folder to work on, as with --root');
}

function addExamples(command: Command, { examples }: Described, { colours }: Looks): void {
	const lines = examples.map(({ command: line, about }) => `  $ assay ${line}\n      ${about}`);
	if (lines.length > 0) command.addHelpText('after', `\n${colours.bold('Examples:')}\n${lines.join('\n')}`);
}

/** The command that a question with a name of two words stands below. */
function groupOf(program: Command, name: string): Command {
	const known = program.commands.find((command) => command.name() === name);
	if (known !== undefined) return known;
	return program
		.command(name)
		.summary(questionGroups[name])
		.description(questionGroups[name])
		.helpCommand(false)
		.action((_options, group: Command) => {
			const [given] = group.args;
			if (given === undefined) group.help({ error: true });
			group.error(`error: unknown command '${given}'`, { code: 'commander.unknownCommand' });
		})
		.allowExcessArguments();
}

function positional(name: string, field: Field, optional: boolean, joined: boolean): Argument {
	const required = field.type === 'text' && field.required && !optional;
	const shown = field.type === 'texts' ? `${field.placeholder ?? name}...` : joined ? `${name}...` : name;
	return new Argument(required ? `<${shown}>` : `[${shown}]`, field.about);
}

/** The option of a field; one that is taken away may be given, too, and then says nothing new. */
function flags(name: string, field: Field): Option[] {
	const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	if (field.type !== 'flag' || field.default !== true) return [flag(dashed, field)];
	return [new Option(`--${dashed}`).hideHelp(), new Option(`--no-${dashed}`, field.about)];
}

function flag(dashed: string, field: Field): Option {
	switch (field.type) {
		case 'flag':
			return new Option(`--${dashed}`, field.about);
		case 'text':
			return new Option(`--${dashed} ${shownValue(field)}`, field.about);
		case 'choice':
			return new Option(`--${dashed} <${field.placeholder}>`, field.about);
		case 'texts':
			return new Option(`--${dashed} <${field.placeholder ?? 'text'}...>`, field.about);
		case 'jobs':
			return new Option(`--${dashed} <n>`, field.about);
		case 'whole': {
			const option = new Option(`--${dashed} <n>`, withDefault(field.about, field.default));
			return option;
		}
	}
}

function shownValue({ alone, placeholder = 'text' }: Extract<Field, { type: 'text' }>): string {
	return alone === undefined ? `<${placeholder}>` : `[${placeholder}]`;
}

function withDefault(about: string, value: number | undefined): string {
	return value === undefined ? about : `${about} (default: ${thousands(value)})`;
}

function toRequest(question: Question, command: Command): Request {
	const { cli, fields } = question;
	const { given, root, input } = givenTo(command, fields, cli);
	const formats = (cli.formats ?? []).map(({ name }) => name).filter((name) => given[name] === true);
	if (given.json === true) formats.push('json');
	if (formats.length > 1) {
		throw new AssayError('USAGE', `--${formats.join(' and --')} exclude each other`, 'Choose one of them.');
	}
	const stdin = given.stdin === true;
	const quiet = given.quiet === true;
	return { kind: 'ask', question, input, root, format: formats[0] ?? 'text', quiet, stdin };
}

function toService(service: Service, command: Command): Request {
	const { given, root, input } = givenTo(command, service.fields, service);
	return { kind: 'serve', service, input, root, quiet: given.quiet === true };
}

interface Given {
	given: Record<string, unknown>;
	root?: string;
	input: Record<string, unknown>;
}

/** Which fields are given by their place. */
interface PlacedFields {
	positional?: readonly string[];
	joined?: string;
	rootArgument?: boolean;
}

/** What was typed, by the fields it is for. */
function givenTo(
	command: Command,
	fields: Question['fields'],
	{ positional: positionals = [], joined, rootArgument: takesRoot }: PlacedFields,
): Given {
	const given = command.optsWithGlobals<Record<string, unknown>>();
	const places = [...command.args];
	const rootArgument = takesRoot === true ? places.shift() : undefined;
	if (rootArgument !== undefined && given.root !== undefined) {
		throw new AssayError('USAGE', 'the root is given twice', 'Give it as an argument or with --root.');
	}
	const input: Record<string, unknown> = {};
	for (const [at, name] of positionals.entries()) {
		if (places[at] === undefined) continue;
		const all = places.slice(at);
		input[name] = fields[name].type === 'texts' ? all : name === joined ? all.join(' ') : places[at];
	}
	for (const [name, field] of Object.entries(fields)) {
		if (given[name] !== undefined && !positionals.includes(name)) input[name] = typed(field, given[name]);
	}
	return { given, root: rootArgument ?? (given.root as string | undefined), input };
}

/** Flags are texts; what is not a number stays one, for the schema to refuse in its words. */
function typed(field: Field, value: unknown): unknown {
	if (field.type === 'text' && value === true) return field.alone;
	const isNumber = (field.type === 'whole' || field.type === 'jobs') && typeof value === 'string';
	return isNumber && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

function wantsJson(argv: readonly string[]): boolean {
	const end = argv.indexOf('--');
	return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}

/** "error: unknown option '--limt'\n(Did you mean --limit?)" in our two parts. */
function asUsage(error: CommanderError, argv: readonly string[]): AssayError {
	const [first, ...rest] = error.message.replace(/^error: /, '').split('\n');
	const told = rest.join(' ').replace(/^\((.*)\)$/, '$1');
	const guess = told === '' ? (guessedCommand(error, argv) ?? '') : told;
	const all: readonly { name: string }[] = [...questions, ...services];
	const command = all.find(({ name }) => name.split(' ').every((word) => argv.includes(word)));
	const help = `\`assay ${command === undefined ? '' : `${command.name} `}--help\` lists what there is.`;
	return new AssayError('USAGE', first, guess === '' ? help : guess);
}

/** What an unknown command may mean: the nearest of its group, or one that has this name in a group. */
function guessedCommand({ code, message }: CommanderError, argv: readonly string[]): string | null {
	if (code !== 'commander.unknownCommand') return null;
	const word = /'([^']*)'/.exec(message)?.[1] ?? '';
	const names = [...questions, ...services].map(({ name }) => name);
	const group = argv.find((each) => names.some((name) => name.startsWith(`${each} `)));
	const inGroup = names.filter((name) => (group === undefined ? true : name.startsWith(`${group} `)));
	const same = names.find((name) => name.endsWith(` ${word}`));
	const meant = same ?? nearest(group === undefined ? word : `${group} ${word}`, inGroup);
	return meant === null ? null : `Did you mean \`assay ${meant}\`?`;
}
