import type { FactFile, SeenChunk } from '../../../model/facts/rules.ts';
import { itemsOf, type Written } from '../../shared/facts/written.ts';
import { namesIn } from './routers.ts';

const DEPENDS =
	/\b(?:Depends|Security)\(\s{0,80}(?:dependency\s{0,4}=\s{0,4})?([\p{L}_][\p{L}\p{N}_.]{0,200})?/u;
const TYPE = /^[\p{L}_][\p{L}\p{N}_.]{0,200}$/u;
const MAX_ALIAS = 400;

/** Names of what FastAPI asks before a function: `dependencies=[Depends(a)]`, `user = Depends(b)`. */
export function dependenciesOf(given: Written | undefined, chunk: SeenChunk, file: FactFile): string[] {
	const found = namesIn(itemsOf(given, file) ?? [], file);
	for (const param of chunk.params ?? []) {
		const name = dependency(param.default, param.type) ?? dependency(param.type, firstOf(param.type));
		if (name !== null) found.push(name);
		else if (param.type !== undefined && TYPE.test(param.type)) {
			const alias = aliased(param.type, chunk, file);
			if (alias !== null) found.push(alias);
		}
	}
	return found;
}

/** `Depends()` alone is the type that the parameter has. */
function dependency(written: string | undefined, type: string | undefined): string | null {
	const found = written === undefined ? null : DEPENDS.exec(written);
	if (found === null) return null;
	return found[1] ?? (type !== undefined && TYPE.test(type) ? type : null);
}

/** `User` of `Annotated[User, Depends()]`. */
function firstOf(type: string | undefined): string | undefined {
	return /^[\w.]{0,40}Annotated\[\s{0,80}([\p{L}_][\p{L}\p{N}_.]{0,200})/u.exec(type ?? '')?.[1];
}

/** What `CurrentUser = Annotated[User, Depends(get_user)]` of this file asks. */
function aliased(type: string, chunk: SeenChunk, file: FactFile): string | null {
	const binding = file.binding(type, chunk.scope);
	const alias = file.chunk(binding?.chunk ?? -1);
	if (alias === undefined || alias.kind === 'class' || alias.kind === 'function') return null;
	const written = file.written(file.initial(alias).value).slice(0, MAX_ALIAS);
	return /^[\w.]{0,40}Annotated\[/.test(written) ? dependency(written, firstOf(written)) : null;
}
