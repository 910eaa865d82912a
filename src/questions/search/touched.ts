import { AssayError } from '../../model/errors.ts';
import type { TouchedFiles } from '../../search/filter/compile-filter.ts';
import { SPAN } from '../../search/query/filter-values.ts';
import { askHistory } from '../ask-history.ts';
import type { Context } from '../question.ts';

const HOUR = 3_600;
const SECONDS: Readonly<Record<string, number>> = {
	h: HOUR,
	d: 24 * HOUR,
	w: 7 * 24 * HOUR,
	m: 30 * 24 * HOUR,
	y: 365 * 24 * HOUR,
};

/** What filters ask version control. Times count back from the latest commit: an answer depends on no clock. */
export function touchedFiles(context: Context): TouchedFiles {
	const commits = async (author: string | null, seconds: number | null) => {
		const { paths, extent } = await askHistory(context, (history) => history.touched({ author, seconds }));
		if (extent.why !== null) context.onWarning(`the history is incomplete: ${extent.why}`);
		return paths;
	};
	const since = async (revision: string) => {
		const { files } = await askHistory(context, (history) => history.changedSince(revision));
		return files.map(({ path }) => path);
	};
	return {
		async changed(value) {
			const span = SPAN.exec(value);
			if (span === null) return new Set(await since(value));
			const seconds = Number(span[1]) * SECONDS[span[2]];
			return new Set([...(await commits(null, seconds)), ...(await since('HEAD'))]);
		},
		async by(author) {
			const paths = new Set(await commits(author, null));
			if (paths.size > 0) return paths;
			throw new AssayError(
				'NOT_FOUND',
				`no commit is by ${JSON.stringify(author)}`,
				'Give a part of a name or an address.',
			);
		},
	};
}
