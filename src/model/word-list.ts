/** The words of a text, which white space separates: a list of names that is read as one. */
export function words(text: string): string[] {
	return text.trim().split(/\s+/);
}
