import type { CallRule, ChunkRule, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../model/facts/tooling.ts';
import { literalText } from '../../shared/facts/literals.ts';

const DEFINED =
	/\s{0,200}(?:(?:#[^\n]{0,200}|(?:method_)?options?\b[^\n]{0,300}|long_desc\b[^\n]{0,300})\s{0,200}){0,20}def\s{1,4}([a-z_]\w{0,100})/y;

/** `desc 'deploy TARGET', 'ships it'` before a method of a Thor class. */
const thor: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['desc'],
	via: ['call'],
	find(call, file, tell) {
		const usage = literalText(call.args[0]?.text ?? '');
		if (call.receiver !== null || usage === null || call.args.length < 2 || !isThor(call, file)) return;
		DEFINED.lastIndex = call.end;
		tell({
			framework: 'thor',
			name: usage.split(/\s/)[0],
			description: literalText(call.args[1].text),
			handler: DEFINED.exec(file.text)?.[1],
		});
	},
};

function isThor({ chunk }: SeenCall, file: FactFile): boolean {
	const owners = file.around(chunk);
	return file.heritages.some(
		({ owner, text }) =>
			/(?:^|::)Thor(?:::Group)?$|CLI$|(?:^|::)Base$/.test(text) &&
			owners.includes(owner) &&
			/\bThor\b/.test(file.text),
	);
}

const RAKE = /(?:^|\/)Rakefile$|\.rake$/;
const TASK = /^:?["']?([\w:-]{1,100}?)["']?:?$/;

/** `task :deploy => :build do`, in a Rakefile. */
const rake: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['task'],
	via: ['call'],
	find(call, file, tell) {
		const [first] = call.args;
		if (call.receiver !== null || first === undefined || !RAKE.test(file.path)) return;
		// `task deploy: :build` names it by a key.
		const name =
			first.name !== undefined && first.name !== '&'
				? first.name
				: TASK.exec(first.text.split('=>')[0].trim())?.[1];
		if (name === undefined) return;
		const before = file.text.slice(Math.max(0, call.start - 400), call.start);
		const described = /\bdesc\s{0,4}\(?\s{0,4}(["'])((?:(?!\1)[^\\\n]){1,200})\1\)?\s{0,80}$/.exec(
			before,
		)?.[2];
		tell({ framework: 'rake', name: [...namespaces(call, file), name].join(':'), description: described });
	},
};

/** Names of the `namespace`s around, the outermost first. */
function namespaces(call: SeenCall, file: FactFile): string[] {
	return file
		.callsAround(call)
		.filter(({ name, receiver }) => name === 'namespace' && receiver === null)
		.flatMap(({ args }) => TASK.exec(args[0]?.text ?? '')?.[1] ?? [])
		.reverse();
}

/** So that `callsAround` has them. */
const namespace: CallRule = { fact: cliCommand, on: 'call', names: ['namespace'], via: ['call'], find() {} };

const SPEC = /_spec\.rb$|(?:^|\/)spec\//;
const TEST = /_test\.rb$|(?:^|\/)tests?\//;
const HOOKS: Readonly<Record<string, string>> = { before: 'before', after: 'after', around: 'before' };

/** `before(:all) do`, `let(:user) { … }` of RSpec; `setup do` of ActiveSupport. */
const hooks: CallRule = {
	fact: testFixture,
	on: 'call',
	names: [
		...Object.keys(HOOKS),
		'let',
		'let!',
		'subject',
		'setup',
		'teardown',
		'prepend_before',
		'append_after',
	],
	via: ['call'],
	find({ receiver, args, name }, file, tell) {
		const hasBlock = args.some((arg) => arg.name === '&' || arg.kind === 'function');
		if ((receiver !== null && receiver !== 'config') || !hasBlock) return;
		if (name === 'setup' || name === 'teardown') {
			if (TEST.test(file.path))
				tell({ framework: 'minitest', name, phase: name === 'setup' ? 'before_each' : 'after_each' });
			return;
		}
		if (!SPEC.test(file.path)) return;
		const [first] = args;
		const symbol = /^:(\w{1,60})[!?]?$/.exec(first?.text ?? '')?.[1];
		if (HOOKS[name] === undefined) {
			if (symbol !== undefined || name === 'subject')
				tell({ framework: 'rspec', name: symbol ?? 'subject', phase: 'fixture' });
			return;
		}
		const when = symbol === 'all' || symbol === 'context' || symbol === 'suite' ? 'all' : 'each';
		tell({ framework: 'rspec', name, phase: `${HOOKS[name]}_${when}` });
	},
};

const METHODS: Readonly<Record<string, string>> = { setup: 'before_each', teardown: 'after_each' };

/** Methods of a test case of Minitest or Test::Unit. */
const methods: ChunkRule = {
	fact: testFixture,
	on: 'chunk',
	kinds: ['method'],
	find({ name, parent }, file, tell) {
		if (name === null || METHODS[name] === undefined) return;
		const isCase = file.heritages.some(
			({ owner, text }) => owner.index === parent && /Test(?:Case)?$/.test(text),
		);
		if (isCase) tell({ framework: 'minitest', name, phase: METHODS[name] });
	},
};

export const TOOLING: readonly FactRule[] = [thor, rake, namespace, hooks, methods];
