/** Comments that tools read: `//export f`, `// swagger:response x`, `//go:linkname f`, `// +kubebuilder:object`. */
const FOR_TOOLS =
	/^[ \t]{0,40}\/\/[ \t]{0,4}(?:export[ \t]{1,4}\w|[a-z][\w-]{0,30}:[a-z]\w{0,40}(?:[ \t]|$)|\+[a-z][\w-]{0,30}(?::|$))/m;
const MAX_COMMENT = 4_000;

/** Whether a comment right above an offset speaks to a tool, which may use what stands there. */
export function hasToolComment(text: string, start: number): boolean {
	const lines = text.slice(Math.max(0, start - MAX_COMMENT), start).split('\n');
	// The last one is what stands before the offset in its own line.
	lines.pop();
	const above: string[] = [];
	for (let line = lines.pop(); line !== undefined && /^[ \t]{0,40}\/\//.test(line); line = lines.pop())
		above.push(line);
	return FOR_TOOLS.test(above.join('\n'));
}
