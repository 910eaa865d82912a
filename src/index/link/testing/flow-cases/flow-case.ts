/** A text in which one variable is marked wherever it is named, and what is told of the marks. */
export interface FlowCase {
	/** The end of the file's name. */
	file: string;
	about: string;
	marked: string;
	tells?: readonly string[];
}
