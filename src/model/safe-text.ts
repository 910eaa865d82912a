/**
 * Text from a repository as it may be shown: what would move a cursor, change colours or reverse the direction of
 * writing is an escape instead of being obeyed.
 */
export function safe(text: string): string {
	return text.replace(
		/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
		(character) => {
			if (character === '\n') return '\\n';
			if (character === '\t') return '\\t';
			if (character === '\r') return '\\r';
			const code = character.charCodeAt(0);
			return code < 256
				? `\\x${code.toString(16).padStart(2, '0')}`
				: `\\u${code.toString(16).padStart(4, '0')}`;
		},
	);
}
