import { expect, test } from 'vitest';
import type { ImpactResult } from '../../src/engine.ts';
import { answer, assay, repository } from './assay.ts';

// What overrides a member is affected when that is declared in another way, not when something in its body changes; and
// a call on `self` reaches members of its own line alone.
const FILES = {
	'py/runners.py': `class Runner:
    def name(self):
        return type(self).__name__

    def run(self, query):
        raise NotImplementedError()

    def test(self):
        return self.run(self.name())

    @classmethod
    def enabled(cls):
        return True

    def check(self):
        return self.enabled()


class First(Runner):
    def name(self):
        return helper()

    def run(self, query):
        return [helper()]


class Second(Runner):
    def run(self, query):
        return self.name()

    def test(self):
        return True


class Third(First):
    def name(self):
        return 'third'

    def hello(self):
        return self.name()

    @classmethod
    def enabled(cls):
        return False


def helper():
    return 'first'


def ask():
    return Second.enabled()
`,
	'jvm/Runner.java': `package runners;
public abstract class Runner {
	public abstract int run();
	public int test() { return this.run(); }
}
`,
	'jvm/First.java': `package runners;
public class First extends Runner {
	@Override public int run() { return Help.help(); }
}
`,
	'jvm/Second.java': `package runners;
public class Second extends Runner {
	@Override public int run() { return 2; }
	@Override public int test() { return 3; }
}
`,
	'jvm/Help.java': 'package runners;\npublic class Help { public static int help() { return 1; } }\n',
};

test('impact goes on from a member to what overrides it only where that is declared anew', async () => {
	const cwd = repository(FILES);
	await assay(['index', '--quiet'], { cwd });
	const affected = async (target: string) => {
		const { entries } = await answer<ImpactResult>(['graph', 'impact', target], { cwd });
		return entries.map(({ name }) => name).sort();
	};
	const ofHelper = await affected('py/runners.py#helper');
	expect(ofHelper).toContain('Runner.test');
	expect(ofHelper).not.toContain('Second.test');
	expect(await affected('py/runners.py#Runner.test')).toContain('Second.test');
	const ofName = await affected('py/runners.py#First.name');
	expect(ofName).toContain('Runner.test');
	expect(ofName).not.toContain('Second.run');
	const ofThird = await affected('py/runners.py#Third.name');
	expect(ofThird).toContain('Third.hello');
	expect(ofThird).toContain('Runner.test');
	expect(ofThird).not.toContain('Second.run');
	const ofEnabled = await affected('py/runners.py#Third.enabled');
	expect(ofEnabled).toContain('Runner.check');
	expect(ofEnabled).not.toContain('ask');
	expect(await affected('py/runners.py#Runner.enabled')).toContain('ask');
	expect(await affected('py/runners.py#Runner.name')).toContain('Second.run');
	const ofHelp = await affected('jvm/Help.java#help');
	expect(ofHelp).toContain('Runner.test');
	expect(ofHelp).not.toContain('Second.test');
	expect(await affected('jvm/Runner.java#Runner.run')).toContain('Second.run');
}, 120_000);
