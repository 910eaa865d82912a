/**
 * What the page at /docs runs in a browser: reads /openapi.json and shows it, with a form for each question. Texts are put into
 * nodes as texts, never as markup. It is a text here because the page is one response that needs nothing else.
 */
export const DOCS_SCRIPT = String.raw`'use strict';
const byId = (id) => document.getElementById(id);

function element(tag, attributes, ...children) {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
}

/** Text with what stands between backquotes as code. */
function withCode(text) {
	return text.split('\u0060').map((part, at) => (at % 2 === 1 ? element('code', {}, part) : part));
}

function shownType(schema) {
	if (schema.type === 'array') return 'list of ' + shownType(schema.items || {}) + ', repeat the parameter';
	if (schema.anyOf) return schema.anyOf.map(shownType).join(' or ');
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	const range = schema.minimum === undefined ? '' : ' ' + schema.minimum + ' to ' + schema.maximum;
	const usual = schema.default === undefined ? '' : ', default ' + JSON.stringify(schema.default);
	return (schema.type || 'value') + range + usual;
}

function inputFor(parameter) {
	const { name, schema, required } = parameter;
	if (schema.type === 'boolean') {
		const choice = element('select', { name });
		for (const value of ['', 'true', 'false']) choice.append(element('option', { value }, value));
		return choice;
	}
	const attributes = { name, autocomplete: 'off', spellcheck: 'false' };
	if (required) attributes.required = '';
	if (schema.type === 'array') return element('textarea', { ...attributes, rows: '2', placeholder: 'one a line' });
	if (schema.type === 'integer') attributes.inputmode = 'numeric';
	return element('input', attributes);
}

function parameterRow(parameter) {
	const name = element('span', {}, element('b', {}, parameter.name), parameter.required ? ' (needed)' : '');
	const about = (parameter.description || '') + ' \u2014 ' + shownType(parameter.schema);
	return element('label', {}, name, inputFor(parameter), element('small', {}, ...withCode(about)));
}

function queryOf(form, parameters) {
	const query = new URLSearchParams();
	for (const { name, schema } of parameters) {
		const value = form.elements.namedItem(name).value;
		if (value === '') continue;
		const values = schema.type === 'array' ? value.split('\n').filter((line) => line !== '') : [value];
		for (const one of values) query.append(name, one);
	}
	return query.toString();
}

async function ask(address, output) {
	const token = byId('token').value;
	const headers = token === '' ? {} : { authorization: 'Bearer ' + token };
	const started = performance.now();
	output.textContent = 'asking \u2026';
	try {
		const response = await fetch(address, { headers });
		const text = await response.text();
		const ms = Math.round(performance.now() - started);
		output.textContent = 'GET ' + address + '\n' + response.status + ', ' + ms + ' ms\n\n' + laidOut(text);
	} catch (error) {
		output.textContent = 'No answer: ' + error.message;
	}
}

function laidOut(text) {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}

function operation(path, { summary, description, parameters = [] }) {
	const output = element('pre', { 'aria-live': 'polite' });
	const form = element('form', {}, ...parameters.map(parameterRow), element('button', {}, 'Ask'));
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		const query = queryOf(form, parameters);
		ask(query === '' ? path : path + '?' + query, output);
	});
	const isStream = path.endsWith('/events');
	const head = element('summary', {}, element('code', {}, path), ' ', element('span', {}, summary));
	return element('details', { id: path }, head, element('p', {}, ...withCode(description || '')), ...(isStream ? [] : [form, output]));
}

function show(description) {
	byId('about').replaceChildren(...withCode(description.info.description));
	byId('version').textContent = description.info.version;
	const list = byId('list');
	for (const [path, { get }] of Object.entries(description.paths)) list.append(operation(path, get));
	byId('filter').addEventListener('input', (event) => {
		const wanted = event.target.value.toLowerCase();
		for (const item of list.children) item.hidden = !item.textContent.toLowerCase().includes(wanted);
	});
}

fetch('/openapi.json')
	.then((response) => response.json())
	.then(show)
	.catch((error) => {
		byId('about').textContent = 'The description could not be read: ' + error.message;
	});
`;
