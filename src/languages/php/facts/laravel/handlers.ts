import type { Attributes, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { className } from '../class-names.ts';
import { entry, lastPart, readWritten, type Written } from '../written.ts';
import type { Group } from './groups.ts';

/** What a route says about its handler, which is the argument at that place. */
export function handlerAt(call: SeenCall, at: number, group: Group, file: FactFile): Attributes {
	const arg = call.args[at];
	if (arg === undefined) return group.controller === null ? {} : actionOf(group.controller, '__invoke', file);
	if (arg.kind === 'function') {
		const chunk = file.chunk(file.target(call.argValues[at] ?? -1, call.scope).chunk);
		return { handler: null, handler_chunk: chunk?.index };
	}
	return writtenHandler(readWritten(arg.text), group, file);
}

function writtenHandler(written: Written, group: Group, file: FactFile): Attributes {
	switch (written.is) {
		case 'class':
			return actionOf(written.name, '__invoke', file);
		case 'text':
			return textHandler(written.text, group, file);
		case 'list': {
			const uses = entry(written, 'uses');
			if (uses !== undefined) return writtenHandler(uses, group, file);
			const [first, second] = written.items;
			if (first?.value.is !== 'class' || second?.value.is !== 'text') return {};
			return actionOf(first.value.name, second.value.text, file);
		}
		default:
			return {};
	}
}

/** `'UserController@show'`; in a group that names the controller, `'show'`. */
function textHandler(text: string, group: Group, file: FactFile): Attributes {
	const sign = text.indexOf('@');
	if (sign < 0 && group.controller !== null) return actionOf(group.controller, text, file);
	const [name, method] = sign < 0 ? [text, '__invoke'] : [text.slice(0, sign), text.slice(sign + 1)];
	const full = name.startsWith('\\') || group.namespace === '' ? name : `${group.namespace}\\${name}`;
	const last = full.lastIndexOf('\\');
	return {
		handler: sign < 0 ? full : `${full}@${method}`,
		// A relative name is below a namespace that the application's provider says.
		handler_module:
			full.startsWith('App\\') || full.startsWith('\\') ? full.slice(0, last).replace(/^\\/, '') : null,
		handler_name: `${full.slice(last + 1)}.${method}`,
	};
}

/** A method of a controller by its class as written. */
export function actionOf(written: string, method: string, file: FactFile): Attributes {
	const { namespace, name } = className(written, file);
	const called = lastPart(written);
	return {
		handler: method === '__invoke' ? called : `${called}@${method}`,
		handler_module: namespace,
		handler_name: `${name}.${method}`,
	};
}
