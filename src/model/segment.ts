/** An embedded piece of a file with its own language. Offsets are UTF-16 units of the container. */
export interface Segment {
	/** `script`, `style`, `template`, `fence`, `frontmatter`. */
	type: string;
	/** Effective language id: `tsx` stays `tsx`. */
	language: string;
	start: number;
	end: number;
	/** Position in the list of the segment this one lies in, or -1. */
	parent: number;
}
