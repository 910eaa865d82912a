/** One thing the doctor looked at. `broken` keeps assay from working; `warning` makes it work worse. */
export interface Check {
	name: string;
	status: 'ok' | 'warning' | 'broken';
	detail: string;
	/** What to do about it; null when there is nothing to do. */
	fix: string | null;
}

export function ok(name: string, detail: string): Check {
	return { name, status: 'ok', detail, fix: null };
}

export function warning(name: string, detail: string, fix: string): Check {
	return { name, status: 'warning', detail, fix };
}

export function broken(name: string, detail: string, fix: string): Check {
	return { name, status: 'broken', detail, fix };
}

/** What was thrown, on one line. */
export function reasonOf(error: unknown): string {
	return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
