import type { z } from 'zod';
import type { Line } from '../../platform/read-lines.ts';
import { ARTIFACTS, type ArtifactName, type OrderKey, type Rows } from '../artifacts.ts';
import { MAX_ROW_BYTES } from '../limits.ts';
import { compareKeys } from '../order.ts';
import type { StatusCounts } from '../schemas/manifest.ts';
import { noStatuses } from '../sharded-writer.ts';
import type { Problems } from './problems.ts';
import { ROW_CHECKS, type Seen } from './row-checks.ts';

/** Checks the rows of one artifact, line after line through all its parts. */
export class RowValidator<Name extends ArtifactName> {
	readonly statuses: StatusCounts = noStatuses();
	private readonly name: Name;
	private readonly seen: Seen;
	private readonly problems: Problems;
	private last: OrderKey | null = null;

	constructor(name: Name, seen: Seen, problems: Problems) {
		this.name = name;
		this.seen = seen;
		this.problems = problems;
	}

	check(file: string, number: number, { text, bytes, isEnded }: Line): void {
		const { problems } = this;
		if (!isEnded) problems.error(file, number, 'the line has no end');
		if (bytes > MAX_ROW_BYTES) {
			problems.error(file, number, `a row of ${bytes} bytes; the limit is ${MAX_ROW_BYTES}`);
			return;
		}
		const row = text === null ? undefined : parse(text);
		if (row === undefined) problems.error(file, number, 'not JSON in UTF-8');
		else this.checkRow(file, number, row);
	}

	private checkRow(file: string, number: number, value: unknown): void {
		const artifact = ARTIFACTS[this.name];
		const { problems, seen } = this;
		const parsed = artifact.schema.safeParse(value);
		if (!parsed.success) {
			const { issues } = parsed.error;
			const unknown = issues.every(({ code }) => code === 'unrecognized_keys');
			const message = describe(issues[0]);
			if (!unknown) {
				problems.error(file, number, message);
				return;
			}
			// A later version may say more; what is said here is checked all the same.
			problems.strictly(file, number, message);
		}
		const row = value as Rows[Name];
		for (const { message, strictly } of ROW_CHECKS[this.name](row, seen)) {
			if (strictly) problems.strictly(file, number, message);
			else problems.error(file, number, message);
		}
		if (artifact.statusOf !== undefined) this.statuses[artifact.statusOf(row)]++;
		const key = artifact.order(row);
		if (this.last !== null && compareKeys(this.last, key) > 0) {
			problems.error(file, number, `out of order: rows are sorted by ${artifact.orderedBy}`);
		}
		this.last = key;
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** `to.status: Invalid option: …`. */
export function describe({ path, message }: z.core.$ZodIssue): string {
	return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
