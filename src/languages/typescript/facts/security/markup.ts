import type { CallRule, FactFile, FactRule, FileRule, Tell } from '../../../../model/facts/rules.ts';
import { deserialization, regex, templateRender } from '../../../../model/facts/security.ts';
import { givenAt } from '../../../shared/facts/from-text/given.ts';
import { JAVASCRIPT } from '../../../shared/facts/from-text/notations.ts';
import { deserializes, regexAt, renderOf } from '../../../shared/facts/security/api-readers.ts';
import {
	ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

/** Put into a page as it is, when there is something to put: `$(node).html()` asks. */
function rawAt(at: number, api?: string): ApiReader {
	return (seen, tell) => {
		const given = seen.given(at);
		if (given === null || seen.call.args[at].kind === 'function') return;
		tell({ api: api ?? seen.api, operation: 'raw', given: given.how });
	};
}

const RENDERS: ApiTable = {
	...each(
		['ejs', 'mustache', 'globalThis.Mustache', 'eta', 'nunjucks', 'twig', 'liquidjs'],
		['render'],
		renderOf('render_text'),
	),
	...each(['pug', 'jade'], ['render', 'compile'], renderOf('render_text')),
	...each(['ejs', 'pug', 'jade', 'consolidate'], ['renderFile', 'compileFile'], renderOf('render')),
	...each(
		['handlebars', 'globalThis.Handlebars', 'hogan.js', 'dot', 'ejs', 'nunjucks', 'swig'],
		['compile'],
		renderOf('render_text'),
	),
	'nunjucks.render': renderOf('render'),
	'nunjucks.*.render': renderOf('render'),
	'nunjucks.renderString': renderOf('render_text'),
	'nunjucks.*.renderString': renderOf('render_text'),
	...each(['lodash', 'globalThis._', 'underscore'], ['template'], renderOf('render_text')),
	'dot.template': renderOf('render_text'),
	'globalThis.document.write': rawAt(0),
	'globalThis.document.writeln': rawAt(0),
	...each(['globalThis.$', 'globalThis.jQuery', 'jquery'], ['html', 'parseHTML'], rawAt(0)),
	'@angular/platform-browser.DomSanitizer.bypassSecurityTrustHtml': rawAt(0, 'bypassSecurityTrustHtml'),
};

/** Methods that no other library has, whatever they are called on. */
const rawMethods: CallRule = {
	fact: templateRender,
	on: 'call',
	names: ['insertAdjacentHTML', 'bypassSecurityTrustHtml', 'trustAsHtml', 'createContextualFragment'],
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null) return;
		rawAt(call.name === 'insertAdjacentHTML' ? 1 : 0, call.name)(
			new ApiCall(call, file, call.name, NAMING),
			tell,
		);
	},
};

const RESPONSES =
	/(?:^|\.)(?:res|response|ctx|reply)(?:\.(?:status|code|type|set|header)\([^()]{0,80}\)){0,3}$/;

/** `res.render('users/show', { user })`: a response, and the name of a view. */
const views: CallRule = {
	fact: templateRender,
	on: 'call',
	names: ['render', 'view'],
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null || !RESPONSES.test(call.receiver)) return;
		if (call.name === 'view' && !/\breply\b/.test(call.receiver)) return;
		const seen = new ApiCall(
			call,
			file,
			`${/res|response|ctx|reply/.exec(call.receiver)?.[0]}.${call.name}`,
			NAMING,
		);
		const given = seen.given(0);
		if (given === null || given.how === 'computed' || call.args[0].kind === 'jsx') return;
		renderOf('render')(seen, tell);
	},
};

const ASSIGNED = /\s{0,40}(\+?=)(?!=)\s{0,40}/y;

/** `element.innerHTML = …`. */
const innerMarkup: FileRule = {
	fact: templateRender,
	on: 'file',
	find(file, tell) {
		for (const name of ['innerHTML', 'outerHTML']) {
			if (!file.text.includes(name)) continue;
			for (const { start, kind, member, chunk, scope } of file.references(name)) {
				if (!member || (kind !== 'write' && kind !== 'readwrite')) continue;
				ASSIGNED.lastIndex = start + name.length;
				if (!ASSIGNED.test(file.text)) continue;
				const given = givenAt(ASSIGNED.lastIndex, scope, file, JAVASCRIPT);
				// Emptied, nothing is put into the page.
				if (given.how === 'literal' && given.text === '') continue;
				tell({ api: name, operation: 'raw', given: given.how }, { start, end: start + name.length, chunk });
			}
		}
	},
};

const PROPERTY = 'dangerouslySetInnerHTML';
const IN_JSX = /\s{0,8}=\s{0,8}\{\s{0,40}(?:\{\s{0,80}__html\s{0,4}:\s{0,80})?/y;
const LEADING = /[\p{L}_$][\p{L}\p{N}_$]{0,100}/uy;

/** The property that React has for it; `references` knows whether what is there is code. */
const dangerousMarkup: FileRule = {
	fact: templateRender,
	on: 'file',
	find(file, tell) {
		for (let at = file.text.indexOf(PROPERTY); at >= 0; at = file.text.indexOf(PROPERTY, at + 1))
			dangerous(at, file, tell);
	},
};

function dangerous(at: number, file: FactFile, tell: Tell): void {
	const { text } = file;
	IN_JSX.lastIndex = at + PROPERTY.length;
	if (!/\s/.test(text[at - 1] ?? '') || !IN_JSX.test(text)) return;
	const value = IN_JSX.lastIndex;
	LEADING.lastIndex = value;
	const name = LEADING.exec(text)?.[0];
	const reference =
		name === undefined ? undefined : file.references(name).find(({ start }) => start === value);
	if (name !== undefined && reference === undefined && name !== 'this' && name !== 'await') return;
	const given = givenAt(value, reference?.scope ?? 0, file, JAVASCRIPT);
	tell(
		{ api: PROPERTY, operation: 'raw', given: given.how },
		{ start: at, end: at + PROPERTY.length, chunk: chunkAt(file, at) },
	);
}

function chunkAt(file: FactFile, at: number): number | undefined {
	let innermost: number | undefined;
	for (const { start, end, index } of file.chunks) {
		if (start > at) break;
		if (end > at) innermost = index;
	}
	return innermost;
}

const schemaOf = ({ call }: ApiCall): string | null =>
	/\bschema\s{0,4}:\s{0,4}([\w.$]{1,80})/.exec(call.args[1]?.text ?? '')?.[1] ?? null;

const OBJECTS: ApiTable = {
	...each(
		['js-yaml', 'yamljs'],
		['load', 'loadAll', 'safeLoad', 'safeLoadAll'],
		deserializes('yaml', schemaOf),
	),
	...each(['node-serialize'], ['unserialize'], deserializes('node-serialize')),
	...each(['v8'], ['deserialize'], deserializes('v8')),
	'funcster.deepDeserialize': deserializes('funcster'),
	'cryo.parse': deserializes('cryo'),
	'php-serialize.unserialize': deserializes('php'),
};

export const MARKUP: readonly FactRule[] = [
	apiRule(templateRender, NAMING, RENDERS),
	rawMethods,
	views,
	innerMarkup,
	dangerousMarkup,
	apiRule(deserialization, NAMING, OBJECTS),
	apiRule(regex, NAMING, {
		'globalThis.RegExp': regexAt(),
		're2 as RE2': regexAt(),
		'xregexp as XRegExp': regexAt(),
	}),
];
