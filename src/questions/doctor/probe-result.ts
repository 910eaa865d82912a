/** What the probe process tells about one parser. */
export interface ProbeResult {
	name: string;
	/** Why it does not work; null when it does. */
	failure: string | null;
	detail: string;
}

export const OXC = 'oxc (JavaScript, TypeScript)';
