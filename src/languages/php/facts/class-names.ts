import type { FactFile } from '../../../model/facts/rules.ts';

/** A class by its namespace and its name there. */
export interface ClassName {
	/** null when the file does not say. */
	namespace: string | null;
	name: string;
}

/** What a class name stands for in a file: `Api\Users` after `use App\Api;` is `App\Api` and `Users`. */
export function className(written: string, file: FactFile): ClassName {
	const last = written.lastIndexOf('\\');
	const name = written.slice(last + 1);
	if (written.startsWith('\\')) return { namespace: written.slice(1, Math.max(1, last)), name };
	const [first, ...rest] = written.split('\\');
	const spec = file.imports.find(({ local }) => local === first);
	if (spec?.module == null) return { namespace: last < 0 ? null : written.slice(0, last), name };
	if (rest.length === 0) return { namespace: spec.module, name: spec.imported };
	return { namespace: [spec.module, spec.imported, ...rest.slice(0, -1)].join('\\'), name };
}
