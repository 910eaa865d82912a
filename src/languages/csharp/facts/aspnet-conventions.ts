import { ChunkFlag } from '../../../model/chunk.ts';
import type { ChunkRule, FactFile, SeenChunk } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { handlerName } from '../../shared/facts/handler-names.ts';
import { attributeName, controlsOf } from './aspnet-controls.ts';
import { actionsOf, classTemplates, isAction, withTokens } from './route-templates.ts';

/** Results that a page or an interface answers with: a method that gives one is no helper. */
const RESULT =
	/(?:^|[<.])(?:I?ActionResult|(?:Partial)?ViewResult|JsonResult|(?:File(?:Content|Stream)?|Content|Redirect\w{0,20}|Challenge|SignOut)Result)\b/;
const OTHER_KINDS: ReadonlySet<string> = new Set(['ApiController', 'NonController']);

/**
 * Actions of a controller with views that no attribute gives a route: the convention puts them below the
 * names of controller and action, and that of the area before them.
 */
export const CONVENTIONAL_ACTIONS: ChunkRule = {
	fact: route,
	on: 'chunk',
	kinds: ['class'],
	find(owner, file, tell) {
		if (!isConventional(owner, file)) return;
		const attributes = owner.annotations?.map(attributeName) ?? [];
		const above = attributes.includes('Area') ? '/[area]' : '';
		for (const method of file.members(owner.index)) {
			if (!isAction(method)) continue;
			const methods = methodsOf(method, file);
			const id = method.params?.some(({ name }) => name === 'id') ? '/{id?}' : '';
			const path = withTokens(`${above}/[controller]/[action]${id}`, owner, method, file);
			const middleware = controlsOf(owner, method);
			for (const verb of methods) {
				tell(
					{
						framework: 'aspnet',
						method: verb,
						path,
						handler: handlerName(method, owner),
						handler_chunk: method.index,
						middleware: middleware.length > 0 ? middleware : null,
					},
					{ start: method.start, end: method.end, chunk: method.index },
				);
			}
		}
	},
};

/** `class HomeController : Controller` without a route. A base of the program's own may have one. */
function isConventional(owner: SeenChunk, file: FactFile): boolean {
	if (!/.Controller$/.test(owner.name ?? '') || (owner.flags & ChunkFlag.abstract) !== 0) return false;
	if (!file.heritages.some(({ chunk, name }) => chunk === owner.index && name === 'Controller')) return false;
	if (owner.annotations?.some((note) => OTHER_KINDS.has(attributeName(note)))) return false;
	return classTemplates(owner, file).length === 0;
}

/** What a method answers by convention; nothing when attributes give it a route, or when it is no action for sure. */
function methodsOf(method: SeenChunk, file: FactFile): string[] {
	const actions = actionsOf(method.annotations ?? [], file);
	if (actions.some(({ template }) => template !== null)) return [];
	if (actions.length > 0) return actions.map((action) => action.method);
	return RESULT.test(method.type ?? '') ? ['ANY'] : [];
}
