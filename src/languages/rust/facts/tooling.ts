import type { AnnotationRule, ChunkRule, FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../model/facts/tooling.ts';
import { literalText, splitArguments } from '../../shared/facts/literals.ts';
import { apiRule } from '../../shared/facts/security/apis.ts';
import { chainAfter, entriesAt } from '../../shared/facts/written-objects.ts';
import { NAMING } from './security/api-naming.ts';

const CLAP = ['clap', 'structopt'];

/** What `#[command(name = "rm", about = "removes it")]` says. */
function setting(chunk: SeenChunk, name: string): string | null {
	for (const note of chunk.annotations ?? []) {
		if (!/^(?:command|clap|structopt)$/.test(note.name)) continue;
		const found = splitArguments(note.args ?? '').find((part) => part.name === name);
		if (found !== undefined) return literalText(found.text);
	}
	return null;
}

function derives(chunk: SeenChunk | undefined, ...names: string[]): boolean {
	return (
		chunk?.annotations?.some(
			({ name, args }) =>
				name === 'derive' &&
				(args ?? '').split(',').some((part) => names.includes(part.trim().replace(/^.*::/, ''))),
		) ?? false
	);
}

/** `#[derive(Parser)] struct Cli`. */
const parsers: AnnotationRule = {
	fact: cliCommand,
	on: 'annotation',
	names: ['derive'],
	find({ chunk }, file, tell) {
		if (chunk.kind !== 'struct' || !derives(chunk, 'Parser', 'StructOpt') || !isClap(file, chunk)) return;
		tell({
			framework: 'clap',
			name: setting(chunk, 'name'),
			description: setting(chunk, 'about') ?? chunk.summary,
			handler: chunk.name,
		});
	},
};

function isClap(file: FactFile, chunk: SeenChunk): boolean {
	return (
		file.importsFrom(CLAP) || (chunk.annotations?.some(({ args }) => /\bclap::/.test(args ?? '')) ?? false)
	);
}

/** The variants of `#[derive(Subcommand)] enum Command` are commands. */
const variants: ChunkRule = {
	fact: cliCommand,
	on: 'chunk',
	kinds: ['enum_member'],
	find(chunk, file, tell) {
		const owner = file.chunk(chunk.parent);
		if (
			chunk.name === null ||
			owner === undefined ||
			!derives(owner, 'Subcommand', 'StructOpt') ||
			!isClap(file, owner) ||
			isOpen(chunk)
		)
			return;
		tell({
			framework: 'clap',
			name: setting(chunk, 'name') ?? kebab(chunk.name),
			description: setting(chunk, 'about') ?? chunk.summary,
			handler: `${owner.name}::${chunk.name}`,
		});
	},
};

/** A variant that stands for other commands: those of another enum, or whatever is typed. */
function isOpen({ annotations }: SeenChunk): boolean {
	return (
		annotations?.some(
			({ name, args }) =>
				/^(?:command|clap|structopt)$/.test(name) && /\b(?:flatten|external_subcommand)\b/.test(args ?? ''),
		) ?? false
	);
}

function kebab(name: string): string {
	return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `Command::new("deploy").about("ships it")`. */
const built = apiRule(
	cliCommand,
	NAMING,
	Object.fromEntries(
		['clap.Command.new', 'clap.App.new', 'clap.SubCommand.with_name'].map((name) => [
			name,
			({ call, file }, tell) => {
				const about = chainAfter(file.text, call.end).find((link) => link.name === 'about');
				tell({
					framework: 'clap',
					name: literalText(call.args[0]?.text ?? ''),
					description:
						about === undefined ? null : literalText(entriesAt(file.text, about.open)[0]?.text ?? ''),
				});
			},
		]),
	),
);

/** `#[fixture]` of rstest. */
const fixtures: AnnotationRule = {
	fact: testFixture,
	on: 'annotation',
	names: ['fixture'],
	find({ chunk }, file, tell) {
		if (chunk.kind === 'function' && file.importsFrom(['rstest']))
			tell({ framework: 'rstest', name: chunk.name, phase: 'fixture' });
	},
};

export const TOOLING: readonly FactRule[] = [parsers, variants, built, fixtures];
