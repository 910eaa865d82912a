import type { Converters, EstreeNode, TreeReader } from './tree-reader.ts';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
	n: '\n',
	r: '\r',
	t: '\t',
	b: '\b',
	f: '\f',
	v: '\v',
	'\n': '',
	'\r': '',
	'\r\n': '',
	'\u2028': '',
	'\u2029': '',
};

/** The value of what stands between quotes. */
function unescapeText(raw: string): string {
	if (!raw.includes('\\')) return raw;
	return raw.replace(
		/\\(?:u\{([0-9a-fA-F]{1,8})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-7]{1,3})|(\r\n|[\s\S]))/g,
		(whole, wide, unicode, byte, octal, other) => {
			if (other !== undefined) return SIMPLE_ESCAPES[other] ?? other;
			const code =
				octal === undefined ? Number.parseInt(wide ?? unicode ?? byte, 16) : Number.parseInt(octal, 8);
			return code > 0x10ffff ? whole : String.fromCodePoint(code);
		},
	);
}

function stringValue(reader: TreeReader, node: number): string {
	return unescapeText(reader.text(node).slice(1, -1));
}

function numberLiteral(reader: TreeReader, node: number): EstreeNode {
	const raw = reader.text(node);
	const digits = raw.replaceAll('_', '');
	if (digits.endsWith('n')) {
		const bigint = digits.slice(0, -1);
		return reader.make(node, 'Literal', {
			value: toBigint(bigint),
			raw,
			bigint: String(toBigint(bigint) ?? bigint),
		});
	}
	const legacyOctal = /^0[0-7]+$/.test(digits);
	return reader.make(node, 'Literal', {
		value: legacyOctal ? Number.parseInt(digits, 8) : Number(digits),
		raw,
	});
}

function toBigint(digits: string): bigint | null {
	return /^(?:0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+|[0-9]+)$/.test(digits) ? BigInt(digits) : null;
}

/** The parts of a template between its substitutions, each with the marks around it. */
export function quasis(reader: TreeReader, node: number, substitutions: readonly number[]): EstreeNode[] {
	const { start, text } = reader.tree;
	const { end } = reader;
	const parts: EstreeNode[] = [];
	let from = start[node];
	for (let i = 0; i <= substitutions.length; i++) {
		const tail = i === substitutions.length;
		const to = tail ? end[node] : start[substitutions[i]] + 2;
		const raw = text.slice(from + 1, to - (tail ? 1 : 2)).replace(/\r\n?/g, '\n');
		parts.push({
			type: 'TemplateElement',
			start: from,
			end: to,
			value: { raw, cooked: unescapeText(raw) },
			tail,
		});
		if (!tail) from = end[substitutions[i]] - 1;
	}
	return parts;
}

export const LITERALS: Converters = {
	number: numberLiteral,
	string: (reader, node) =>
		reader.make(node, 'Literal', { value: stringValue(reader, node), raw: reader.text(node) }),
	true: (reader, node) => reader.make(node, 'Literal', { value: true, raw: 'true' }),
	false: (reader, node) => reader.make(node, 'Literal', { value: false, raw: 'false' }),
	null: (reader, node) => reader.make(node, 'Literal', { value: null, raw: 'null' }),
	regex: (reader, node) =>
		reader.make(node, 'Literal', {
			value: null,
			raw: reader.text(node),
			regex: {
				pattern: reader.text(reader.field(node, 'pattern')),
				// In the order of the alphabet, which is that of `RegExp.prototype.flags`.
				flags: [...reader.text(reader.field(node, 'flags'))].sort().join(''),
			},
		}),
	template_string: (reader, node) => {
		const substitutions = reader
			.named(node)
			.filter((child) => reader.kind(child) === 'template_substitution');
		return reader.make(node, 'TemplateLiteral', {
			quasis: quasis(reader, node, substitutions),
			expressions: substitutions.map((child) => reader.use(child) ?? reader.nothing(child)),
		});
	},
	template_substitution: (reader, node) => reader.use(reader.firstNamed(node)),
};
