/**
 * `12,345`: a whole number with its digits in groups. The system's own formatting does the same, but
 * loads the data of every language first, which takes longer than all else that help does.
 */
export function thousands(value: number): string {
	const digits = String(Math.abs(value));
	let out = digits.slice(-3);
	for (let end = digits.length - 3; end > 0; end -= 3)
		out = `${digits.slice(Math.max(0, end - 3), end)},${out}`;
	return value < 0 ? `-${out}` : out;
}
