/**
 * Parses one repeated text in a process of its own and then a harmless one, and prints what came of
 * both: node parse-one.ts <package> <wasm> <unit> <times>
 */
import { loadGrammar } from '../../src/index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../src/index/parse/tree-sitter/parse.ts';

const [name, wasm, unit, times] = process.argv.slice(2);
const grammar = await loadGrammar({ package: name, wasm, probe: 'a' });

function outcome(text: string): string {
	try {
		return parseText(grammar, text).truncated ? 'truncated' : 'parsed';
	} catch (error) {
		return error instanceof Error ? error.name : String(error);
	}
}

console.log(JSON.stringify([outcome(unit.repeat(Number(times))), outcome('a')]));
