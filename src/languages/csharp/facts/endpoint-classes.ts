import type { CallRule, FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { words } from '../../../model/word-list.ts';
import { handlerName } from '../../shared/facts/handler-names.ts';
import { rooted } from '../../shared/facts/rooted.ts';
import { argumentString } from '../../shared/facts/written-strings.ts';

const BASE =
	/^(?:FastEndpoints\.)?(?:Endpoint(?:Without(?:Request|Response)|With(?:out)?Mapp(?:er|ing))?|Ep\.\w{1,20})\b/;
const HANDLERS: ReadonlySet<string | null> = new Set(['HandleAsync', 'ExecuteAsync']);
const METHODS: readonly string[] = ['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head'];
/** What the class says about who may call it. */
const CONTROLS: readonly string[] = words(`
	AllowAnonymous Roles Policies Permissions PermissionsAll Claims ClaimsAll AuthSchemes Throttle
	EnableAntiforgery`);
const MAX_WRITTEN = 100;

/** `class Show : Endpoint<Request, Response> { void Configure() { Get("/users/{id}"); } }` of FastEndpoints. */
export const ENDPOINT_CLASSES: CallRule = {
	fact: route,
	on: 'call',
	names: [...METHODS, ...CONTROLS],
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver !== null || call.argCount === 0 || !METHODS.includes(call.name)) return;
		const configure = file.chunk(call.chunk);
		if (configure?.name !== 'Configure') return;
		const owner = file.chunk(configure.parent);
		if (owner === undefined || !isEndpoint(owner, file)) return;
		const handler = file.members(owner.index).find(({ name }) => HANDLERS.has(name));
		const controls = controlsIn(configure, file);
		for (const path of pathsOf(call, file)) {
			tell({
				framework: 'fastendpoints',
				method: call.name.toUpperCase(),
				path: rooted(path),
				handler: handler === undefined ? null : handlerName(handler, owner),
				handler_chunk: handler?.index,
				middleware: controls.length > 0 ? controls : null,
			});
		}
	},
};

function isEndpoint({ index }: SeenChunk, file: FactFile): boolean {
	return file.heritages.some(({ chunk, text }) => chunk === index && BASE.test(text));
}

function pathsOf(call: SeenCall, file: FactFile): string[] {
	return call.args.flatMap((_, at) => argumentString(call, at, file) ?? []);
}

function controlsIn({ index }: SeenChunk, file: FactFile): string[] {
	return file.calls
		.filter(({ chunk, receiver, name }) => chunk === index && receiver === null && CONTROLS.includes(name))
		.map(({ name, args }) => {
			const written = args.map(({ text }) => text).join(', ');
			return written === '' ? name : `${name}(${written.slice(0, MAX_WRITTEN)})`;
		});
}
