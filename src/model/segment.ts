/** An embedded piece of a file with its own language. Offsets are UTF-16 units of the container. */
export interface Segment {
	/** `script`, `style`, `template`, `fence`, `frontmatter`, `cell`. */
	type: string;
	/** Effective language id: `tsx` stays `tsx`. */
	language: string;
	start: number;
	end: number;
	/** Position in the list of the segment this one lies in, or -1. */
	parent: number;
	/** The text of its language, where the container writes it with escapes; absent when it is the range as it stands. */
	written?: WrittenText;
}

/** A text, and where each unit of it begins and ends in the container. */
export interface WrittenText {
	text: string;
	starts: Int32Array;
	ends: Int32Array;
}
