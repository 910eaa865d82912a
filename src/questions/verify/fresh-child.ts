import { buildIndex } from '../../index/pipeline.ts';
import { AssayError } from '../../model/errors.ts';
import { keepCompiledCode } from '../../platform/compiled-code.ts';
import type { FreshBuild, FreshNews } from './fresh-build.ts';

/*
 * Builds an index in a process of its own: nothing that the asking process holds can have a part in it.
 * Whoever asked may kill it at any moment, and removes what it wrote.
 */

process.once('message', (order: FreshBuild) => {
	build(order).then((news) => {
		keepCompiledCode();
		tell(news, () => process.disconnect());
	});
});
process.once('disconnect', () => process.exit(0));

const REPORT = 'This is a defect of assay. Please report it.';

async function build(order: FreshBuild): Promise<FreshNews> {
	try {
		await buildIndex({ ...order, onProgress: (progress) => tell({ progress }) });
		return { done: true };
	} catch (error) {
		if (!(error instanceof AssayError))
			return { error: { code: 'INTERNAL', message: String(error), hint: REPORT } };
		const { code, message, hint } = error;
		return { error: { code, message, hint } };
	}
}

function tell(news: FreshNews, then: () => void = () => undefined): void {
	process.send?.(news, then);
}
