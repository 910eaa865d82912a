import type { Language } from '../../model/language.ts';
import { NodeFlag } from '../../model/syntax-tree.ts';
import { reasonOf } from './check.ts';
import { OXC, type ProbeResult } from './probe-result.ts';

/*
 * Loads every parser and has it parse its probe. A process of its own, because a parser that does not
 * fit the machine may take its process down.
 */

await probeAll();

async function probeAll(): Promise<void> {
	const { languages } = await import('../../languages/registry.generated.ts');
	tell(await attempt(OXC, probeOxc));
	for (const language of languages) {
		tell(await attempt(language.id, () => probeGrammar(language)));
	}
	process.disconnect();
}

function tell(result: ProbeResult): void {
	process.send?.(result);
}

async function attempt(name: string, work: () => Promise<string>): Promise<ProbeResult> {
	try {
		return { name, failure: null, detail: await work() };
	} catch (error) {
		return { name, failure: reasonOf(error), detail: '' };
	}
}

async function probeOxc(): Promise<string> {
	const { parseSync, rawTransferSupported } = await import('oxc-parser');
	const { program, errors } = parseSync('probe.ts', 'export const one: number = 1;\n');
	if (errors.length > 0 || program.body.length !== 1) throw new Error('its probe did not parse');
	return rawTransferSupported() ? 'raw transfer' : 'without raw transfer';
}

async function probeGrammar({ id, label, grammar }: Language): Promise<string> {
	if (grammar === undefined) {
		const { loadExtractor } = await import('../../languages/registry.generated.ts');
		await loadExtractor(id);
		return label;
	}
	const { loadGrammar } = await import('../../index/parse/tree-sitter/grammars.ts');
	const { parseText } = await import('../../index/parse/tree-sitter/parse.ts');
	const tree = parseText(await loadGrammar(grammar), grammar.probe);
	if ((tree.flags[0] & NodeFlag.hasError) !== 0) throw new Error('its probe did not parse');
	return label;
}
