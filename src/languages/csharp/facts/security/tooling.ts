import type { AnnotationRule, CallRule, FactRule, HeritageRule } from '../../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../../model/facts/tooling.ts';
import { annotationString } from '../../../shared/facts/annotations.ts';
import { apiRule } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

/** `new Command("deploy", "ships it")` of System.CommandLine. */
const built = apiRule(cliCommand, NAMING, {
	'System.CommandLine.Command': (seen, tell) =>
		tell({
			framework: 'System.CommandLine',
			name: seen.literal(0, 'name'),
			description: seen.literal(1, 'description'),
		}),
	'System.CommandLine.RootCommand': (seen, tell) =>
		tell({ framework: 'System.CommandLine', description: seen.literal(0, 'description') }),
});

/** `config.AddCommand<DeployCommand>("deploy").WithDescription("ships it")` of Spectre.Console. */
const spectre: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['AddCommand', 'AddBranch'],
	find(call, file, tell) {
		const name = file.string(call.argValues[0] ?? -1);
		if (name === null || !file.importsFrom(['Spectre.Console.Cli'])) return;
		const written = file.text.slice(
			call.nameStart + call.name.length,
			call.nameStart + call.name.length + 200,
		);
		const about = file.linksAfter(call).find((link) => link.name === 'WithDescription');
		tell({
			framework: 'Spectre.Console',
			name,
			description: file.string(about?.argValues[0] ?? -1),
			handler: call.name === 'AddCommand' ? /^<([\w.]{1,100})>/.exec(written)?.[1] : null,
		});
	},
};

/** `[Verb("deploy", HelpText = "ships it")]` of CommandLineParser, `[Command("deploy")]` of McMaster. */
const declared: AnnotationRule = {
	fact: cliCommand,
	on: 'annotation',
	names: ['Verb', 'Command'],
	find(note, file, tell) {
		const isVerb = note.last === 'Verb';
		if (!file.importsFrom([isVerb ? 'CommandLine' : 'McMaster.Extensions.CommandLineUtils'])) return;
		tell({
			framework: isVerb ? 'CommandLineParser' : 'McMaster',
			name: annotationString(note, file, 'value', 'Name'),
			description: annotationString(note, file, isVerb ? 'HelpText' : 'Description'),
			handler: note.chunk.name,
		});
	},
};

const PHASES: Readonly<Record<string, readonly [framework: string, phase: string]>> = {
	SetUp: ['nunit', 'before_each'],
	TearDown: ['nunit', 'after_each'],
	OneTimeSetUp: ['nunit', 'before_all'],
	OneTimeTearDown: ['nunit', 'after_all'],
	TestInitialize: ['mstest', 'before_each'],
	TestCleanup: ['mstest', 'after_each'],
	ClassInitialize: ['mstest', 'before_all'],
	ClassCleanup: ['mstest', 'after_all'],
	AssemblyInitialize: ['mstest', 'before_all'],
	AssemblyCleanup: ['mstest', 'after_all'],
};

const hooks: AnnotationRule = {
	fact: testFixture,
	on: 'annotation',
	names: Object.keys(PHASES),
	find({ last, chunk }, _, tell) {
		if (chunk.kind !== 'method') return;
		const [framework, phase] = PHASES[last];
		tell({ framework, name: chunk.name, phase });
	},
};

/** `class OrderTests : IClassFixture<Database>`: what its tests are given. */
const given: HeritageRule = {
	fact: testFixture,
	on: 'heritage',
	names: ['IClassFixture', 'ICollectionFixture'],
	find({ text }, _, tell) {
		const name = /<\s{0,4}([\w.]{1,100})/.exec(text)?.[1];
		if (name !== undefined) tell({ framework: 'xunit', name, phase: 'fixture' });
	},
};

export const TOOLING: readonly FactRule[] = [built, spectre, declared, hooks, given];
