import type { AnnotationRule } from '../../../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../../../model/facts/tooling.ts';
import { annotationString } from '../../annotations.ts';
import { isOfPackage } from '../../packages.ts';

/** `@Command(name = "deploy", description = "ships it")` of picocli. */
const commands: AnnotationRule = {
	fact: cliCommand,
	on: 'annotation',
	names: ['Command'],
	find(note, file, tell) {
		if (
			!isOfPackage(note.name.replace(/^CommandLine\./, ''), ['picocli', 'picocli.CommandLine'], file) &&
			!isOfPackage('CommandLine', ['picocli'], file)
		)
			return;
		tell({
			framework: 'picocli',
			name: annotationString(note, file, 'name'),
			description: annotationString(note, file, 'description'),
			handler: note.chunk.name,
		});
	},
};

const PHASES: Readonly<Record<string, string>> = {
	BeforeEach: 'before_each',
	AfterEach: 'after_each',
	BeforeAll: 'before_all',
	AfterAll: 'after_all',
	Before: 'before_each',
	After: 'after_each',
	BeforeClass: 'before_all',
	AfterClass: 'after_all',
	BeforeMethod: 'before_each',
	AfterMethod: 'after_each',
	BeforeSuite: 'before_all',
	AfterSuite: 'after_all',
	BeforeTest: 'before_each',
	AfterTest: 'after_each',
};
const FRAMEWORKS: Readonly<Record<string, string>> = {
	'org.junit': 'junit',
	'org.testng': 'testng',
	'kotlin.test': 'kotlin.test',
	'io.cucumber': 'cucumber',
};

const fixtures: AnnotationRule = {
	fact: testFixture,
	on: 'annotation',
	names: Object.keys(PHASES),
	find({ name, last, chunk }, file, tell) {
		const source = Object.entries(FRAMEWORKS).find(([module]) => isOfPackage(name, [module], file));
		if (source === undefined || (chunk.kind !== 'method' && chunk.kind !== 'function')) return;
		tell({
			framework: source[1],
			name: chunk.name,
			phase: PHASES[source[1] === 'testng' && /Test$/.test(last) ? last.replace('Test', 'Suite') : last],
		});
	},
};

export const JVM_TOOLING: readonly AnnotationRule[] = [commands, fixtures];
