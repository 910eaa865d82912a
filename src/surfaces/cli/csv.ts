/** RFC 4180: CRLF between records, quotes where a field needs them. NULL is an empty field. */
export function* csv(columns: readonly string[], rows: readonly (readonly unknown[])[]): Generator<string> {
	yield `${columns.map(field).join(',')}\r`;
	for (const row of rows) yield `${row.map(field).join(',')}\r`;
}

function field(value: unknown): string {
	if (value === null) return '';
	const text = String(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
