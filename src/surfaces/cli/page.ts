import type pc from 'picocolors';
import type { Meta } from '../../model/envelope.ts';

export { safe } from '../../model/safe-text.ts';

export type Colours = ReturnType<typeof pc.createColors>;

/** What a renderer knows about the place its text goes to. */
export interface Page {
	/** Columns of the terminal; what is not one has no width to respect. */
	width: number;
	colours: Colours;
	meta: Meta;
	/** No hints of what to do next. */
	quiet: boolean;
}

/** Turns a result into lines without their ends. Lines come one at a time, as an answer may be long. */
export type Render<Result> = (result: Result, page: Page) => Iterable<string>;
