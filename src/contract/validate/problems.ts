/** Something that is not as the contract says. */
export interface Problem {
	/** Path from the folder of the export. */
	file: string;
	/** From 1; null when it is about the file as a whole. */
	line: number | null;
	message: string;
}

/** Problems in the order they were found: the first ones, and how many there are. */
export class Problems {
	readonly errors: Problem[] = [];
	readonly warnings: Problem[] = [];
	errorCount = 0;
	warningCount = 0;
	readonly strict: boolean;
	private readonly limit: number;

	constructor(strict: boolean, limit: number) {
		this.strict = strict;
		this.limit = limit;
	}

	error(file: string, line: number | null, message: string): void {
		if (this.errorCount++ < this.limit) this.errors.push({ file, line, message });
	}

	/** What only strict validation refuses. */
	strictly(file: string, line: number | null, message: string): void {
		if (this.strict) this.error(file, line, message);
		else if (this.warningCount++ < this.limit) this.warnings.push({ file, line, message });
	}
}
