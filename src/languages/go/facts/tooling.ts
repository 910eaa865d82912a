import type { CallRule, ChunkRule, FactRule } from '../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../model/facts/tooling.ts';
import { literalText } from '../../shared/facts/literals.ts';

const NAME = /^[\w.]{1,100}$/;

/** `&cobra.Command{Use: "serve [port]", Short: "starts it", Run: serve}`. */
const cobra: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['Command'],
	via: ['new'],
	from: ['github.com/spf13/cobra', 'github.com/urfave/cli'],
	find(call, file, tell) {
		const written = (...names: string[]): string | undefined =>
			call.args.find(({ name }) => name !== undefined && names.includes(name))?.text;
		const usage = literalText(written('Use', 'Name') ?? '');
		if (usage === null) return;
		const handler = written('Run', 'RunE', 'Action');
		tell({
			framework: file.originOf(call.calleeValue, call.scope)?.module.includes('cobra')
				? 'cobra'
				: 'urfave/cli',
			name: usage.split(' ')[0],
			description: literalText(written('Short', 'Usage') ?? ''),
			handler: handler !== undefined && NAME.test(handler) ? handler : null,
		});
	},
};

const METHODS: Readonly<Record<string, string>> = {
	SetupTest: 'before_each',
	TearDownTest: 'after_each',
	SetupSuite: 'before_all',
	TearDownSuite: 'after_all',
	SetupSubTest: 'before_each',
	TearDownSubTest: 'after_each',
	BeforeTest: 'before_each',
	AfterTest: 'after_each',
};

/** What testify's suites and the `testing` package call by name. */
const named: ChunkRule = {
	fact: testFixture,
	on: 'chunk',
	kinds: ['method', 'function'],
	find({ name, kind, params }, file, tell) {
		if (name === 'TestMain' && kind === 'function' && params?.[0]?.type === '*testing.M') {
			tell({ framework: 'testing', name, phase: 'before_all' });
		} else if (
			kind === 'method' &&
			name !== null &&
			METHODS[name] !== undefined &&
			file.importsFrom(['github.com/stretchr/testify/suite'])
		) {
			tell({ framework: 'testify', name, phase: METHODS[name] });
		}
	},
};

const PHASES: Readonly<Record<string, string>> = {
	BeforeEach: 'before_each',
	JustBeforeEach: 'before_each',
	AfterEach: 'after_each',
	BeforeAll: 'before_all',
	AfterAll: 'after_all',
	BeforeSuite: 'before_all',
	AfterSuite: 'after_all',
};

/** Ginkgo's are imported all at once: `. "github.com/onsi/ginkgo/v2"`. */
const ginkgo: CallRule = {
	fact: testFixture,
	on: 'call',
	names: Object.keys(PHASES),
	via: ['call'],
	find(call, file, tell) {
		if (!file.importsFrom(['github.com/onsi/ginkgo']) || call.args[0]?.kind !== 'function') return;
		if (call.receiver !== null && call.receiver !== 'ginkgo') return;
		tell({ framework: 'ginkgo', name: call.name, phase: PHASES[call.name] });
	},
};

export const TOOLING: readonly FactRule[] = [cobra, named, ginkgo];
