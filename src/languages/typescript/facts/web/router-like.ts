import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { isOwnModule } from './frameworks.ts';
import type { Link } from './links.ts';

const ROUTER_NAME =
	/rout(?:e|er|es|ers|ing)(?:$|\.|\()|^(?:api|routes?|router)$|(?:controllers?|endpoints?|resources?|Api|API)$/i;
const ROUTER_MODULE =
	/(?:^|[/._-])(?:routes?|routers?|routing|controllers?|apis?|endpoints?|resources?)(?:[/._-]|$)/i;
/** What holds routers: `routes.files.create()`. */
const ROUTER_HOLDER = /^(?:[\w$]{0,60}[rR]out(?:e|er)s|[\w$]{0,60}[cC]ontrollers)\./;
const MIDDLEWARE_NAME =
	/(?:handler|middlewares?|limiter|logger|parser|guard|errors?|session|proxy|cors|auth|authenticate|authorize)$|^(?:error|notfound|auth|cors|helmet|morgan|passport|compression)/i;
const MIDDLEWARE_VERB =
	/^(?:require|is|ensure|check|verify|validate|handle|not|log|set|add|with|use)(?:[A-Z]|$)/;
const MIDDLEWARE_MODULE = /(?:^|\/)(?:middlewares?|mw|utils?|helpers?|errors?|lib|auth)(?:\/|$)|middleware/i;

/**
 * Whether what is used is rather a router than a function that runs before routes: only the other file
 * knows, and its name and place are the best guess here.
 */
export function isRouterLike(
	{ name, module, imported }: Link,
	written: string,
	hasPath: boolean,
	call: SeenCall,
	file: FactFile,
): boolean {
	if (name === null) return false;
	if (/\.(?:router|routes|app)$/.test(written)) return true;
	const own = name.replace(/^.{0,200}\./, '');
	const isNamed = ROUTER_NAME.test(own) && !/(?:handler|middleware|limiter)$|^error/i.test(own);
	const isRequired = written.startsWith('require(');
	const isPlain = /^[\w$.]{1,200}$/.test(written) || isRequired;
	if (module === null) {
		if (isPlain) return isNamed && file.binding(written, call.scope)?.kind === 'param';
		return isNamed && /^[\w$.]{1,200}\(/.test(written) && !/^(?:express|passport)\b/.test(written);
	}
	if (!isOwnModule(module)) return isNamed && isPlain;
	const isBefore =
		MIDDLEWARE_MODULE.test(module) && !ROUTER_MODULE.test(module.replace(/\/middlewares?\/.{0,200}$/, ''));
	if (isNamed) return !isBefore || /rout(?:ers?|es)$/i.test(own);
	const runsBefore = MIDDLEWARE_NAME.test(own) || MIDDLEWARE_VERB.test(own);
	if (isBefore || (runsBefore && !(hasPath && ROUTER_MODULE.test(module)))) return false;
	if (!isPlain) {
		if (hasPath && !runsBefore && ROUTER_HOLDER.test(name)) return true;
		// A function of a folder of routes may be anything; what the whole of a file gives is what it is for.
		return ROUTER_MODULE.test(module) && (imported === 'default' || imported === '*');
	}
	return hasPath || ROUTER_MODULE.test(module) || (isRequired && /rout|api|controller/i.test(written));
}
