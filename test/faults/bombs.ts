/** Shapes that exhaust a parser: by name, the text and the extensions it is valid in. */

const LINE = 60;

/** `unit` over and over, with line ends in between, so that it is not taken for minified code. */
function many(unit: string, times: number): string {
	const inLine = Math.max(1, Math.floor(LINE / unit.length));
	return `${unit.repeat(inLine)}\n`.repeat(Math.floor(times / inLine)) + unit.repeat(times % inLine);
}

function nested(open: string, inner: string, close: string, depth: number): string {
	return many(open, depth) + inner + many(close, depth);
}

/** One more space a line. */
function indented(head: string, inner: string, depth: number): string {
	let text = '';
	for (let level = 0; level < depth; level++) text += `${' '.repeat(level)}${head}\n`;
	return `${text}${' '.repeat(depth)}${inner}\n`;
}

/** Valid in .js, .ts and .tsx alike. `scale` multiplies what is not given by decision. */
export function scriptBombs(scale: number): Record<string, string> {
	return {
		parentheses_3000: `x = ${nested('(', '1', ')', 3000)};\n`,
		parentheses_20000: `x = ${nested('(', '1', ')', 20_000)};\n`,
		parentheses_200000: `x = ${nested('(', '1', ')', 200_000)};\n`,
		arrows_5000: `x = ${many('a => ', 5000)}1;\n`,
		arrows: `x = ${many('a => ', 5000 * scale)}1;\n`,
		ternaries_8000: `x = ${many('a ? b : ', 8000)}c;\n`,
		ternaries: `x = ${many('a ? b : ', 10_000 * scale)}c;\n`,
		arrays: `x = ${nested('[', '', ']', 10_000 * scale)};\n`,
		objects: `x = ${nested('{ a: ', '1', '}', 10_000 * scale)};\n`,
		templates: `x = ${nested('`${', '1', '}`', 10_000 * scale)};\n`,
		else_ifs: `${many('if (a) b(); else ', 5000 * scale)} c();\n`,
		concatenations: `x = 'a'${many(" + 'b'", 20_000 * scale)};\n`,
		calls: `x = ${nested('f(', '1', ')', 10_000 * scale)};\n`,
		call_chain: `x = a${many('.b()', 10_000 * scale)};\n`,
		blocks: `${nested('{', 'f();', '}', 10_000 * scale)}\n`,
		functions: `${nested('function f() {', 'g();', '}', 300 * scale)}\n`,
		open_parentheses: '('
			.repeat(60)
			.concat('\n')
			.repeat(300 * scale),
	};
}

export function typeBombs(scale: number): Record<string, string> {
	return {
		generics: `type X = ${nested('A<', 'B', '>', 5000 * scale)};\n`,
		tuples: `type X = ${nested('[', 'B', ']', 5000 * scale)};\n`,
		conditionals: `type X = ${many('A extends B ? C : ', 5000 * scale)}D;\n`,
		function_types: `type X = ${many('(a: A) => ', 5000 * scale)}D;\n`,
		object_types: `type X = ${nested('{ a: ', 'B', '}', 5000 * scale)};\n`,
		unions: `type X = A${many(' | B', 20_000 * scale)};\n`,
	};
}

export function markupBombs(scale: number): Record<string, string> {
	return {
		elements: `x = ${nested('<a>', '', '</a>', 5000 * scale)};\n`,
		expressions: `x = ${nested('<a>{', '1', '}</a>', 5000 * scale)};\n`,
		attributes: `x = ${nested('<a b={', '1', '}/>', 5000 * scale)};\n`,
	};
}

export function pythonBombs(scale: number): Record<string, string> {
	return {
		parentheses: `x = ${nested('(', '1', ')', 100_000)}\n`,
		brackets: `x = ${nested('[', '1', ']', 100_000)}\n`,
		dictionaries: `x = ${nested('{1: ', '1', '}', 10_000 * scale)}\n`,
		ifs: indented('if a:', 'b()', 300 * scale),
		functions: indented('def f():', 'b()', 150 * scale),
		chain: `x = a${'.b'.repeat(20_000 * scale)}\n`,
		call_chain: `x = a${'.b()'.repeat(10_000 * scale)}\n`,
		lambdas: `x = ${'lambda: '.repeat(5000 * scale)}1\n`,
		f_strings: `x = ${`f"{`.repeat(500 * scale)}1${'}"'.repeat(500 * scale)}\n`,
		sums: `x = 1${' + 1'.repeat(20_000 * scale)}\n`,
		elifs: `if a:\n  b()\n${'elif c:\n  d()\n'.repeat(5000 * scale)}`,
		decorators: `${'@a\n'.repeat(10_000 * scale)}def f(): pass\n`,
		open_parentheses: '('.repeat(20_000 * scale),
	};
}
