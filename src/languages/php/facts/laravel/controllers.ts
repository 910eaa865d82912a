import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { controller, handlerMiddleware } from '../../../../model/facts/web.ts';
import { className } from '../class-names.ts';
import { argumentsOf, readWritten, textsIn } from '../written.ts';
import { namesIn } from './groups.ts';

/** `class UserController extends Controller`: the names are by custom, and the framework's own base has it. */
const CLASSES: FactRule = {
	on: 'chunk',
	fact: controller,
	kinds: ['class'],
	find(chunk, file, tell) {
		if (!isController(chunk, file)) return;
		const base = baseOf(chunk, file);
		tell(
			{
				framework: 'laravel',
				name: chunk.name,
				base: base === undefined ? null : className(base, file).name,
			},
			{ start: chunk.nameStart, end: chunk.nameStart + (chunk.name?.length ?? 0), chunk: chunk.index },
		);
	},
};

function baseOf(chunk: SeenChunk, file: FactFile): string | undefined {
	return file.heritages.find(({ owner, kind }) => owner === chunk && kind === 'extends')?.text;
}

function isController(chunk: SeenChunk, file: FactFile): boolean {
	return /(?:^|\/)Http\/Controllers\//.test(file.path) && baseOf(chunk, file) !== undefined;
}

/** `$this->middleware('auth')->only('store')` where a controller is made. */
const CALLS: FactRule = {
	on: 'call',
	fact: handlerMiddleware,
	names: ['middleware'],
	find(call, file, tell) {
		if (call.receiver !== '$this') return;
		const [making, owner] = file.around(call.chunk);
		if (making?.kind !== 'constructor' || owner?.kind !== 'class') return;
		const names = argumentsOf(call, file).slice(0, 1).flatMap(namesIn);
		if (names.length === 0) return;
		const only = narrowed(call, 'only', file);
		const except = narrowed(call, 'except', file);
		tell(
			{ framework: 'laravel', names, only, except },
			{ start: call.start, end: call.end, chunk: owner.index },
		);
	},
};

const NARROWING = /^\s{0,80}->\s{0,20}(only|except)\(([^()]{0,600})\)/;

/** The methods that follow: `->except(['index', 'show'])`. */
function narrowed(call: SeenCall, how: string, file: FactFile): string[] | null {
	const found = NARROWING.exec(file.text.slice(call.end, call.end + 800));
	if (found === null || found[1] !== how) return null;
	const written = found[2].startsWith('[') ? found[2] : `[${found[2]}]`;
	const texts = textsIn(readWritten(written));
	return texts.length > 0 ? texts : null;
}

export const LARAVEL_CONTROLLERS: readonly FactRule[] = [CLASSES, CALLS];
