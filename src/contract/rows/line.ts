import type { LinkStatus } from '../../model/link.ts';
import type { OrderKey } from '../artifacts.ts';

/**
 * A row as it is written. Rows have fixed shapes, and a `JSON.stringify` of each would take a third of the time of an export;
 * what the text says is checked against the schema, the order and the status of its artifact by tests and by `assay validate`.
 */
export interface Line {
	/** Made when it is written: thousands of texts that wait for others would be copied by the garbage collector. */
	text: () => string;
	/** What rows of one file are sorted by: the key of the artifact after the path. */
	key: OrderKey;
	/** Of the reference that the row is about; null in artifacts that count none. */
	status: LinkStatus | null;
}
