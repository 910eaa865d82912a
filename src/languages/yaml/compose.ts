import type { Notes } from './notes.ts';

const COMPOSE_PATH = /(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$/;

/** Told by its name, or by services that have an image or are built. */
export function isCompose({ tree }: Notes, document: number, path: string): boolean {
	const services = tree.get(document, 'services');
	if (services === -1) return COMPOSE_PATH.test(path) && tree.get(document, 'include') !== -1;
	if (COMPOSE_PATH.test(path)) return true;
	for (const service of tree.children(services)) {
		if (
			tree.key[service] !== null &&
			(tree.get(service, 'image') !== -1 || tree.get(service, 'build') !== -1)
		)
			return true;
	}
	return false;
}

/** Services, volumes, networks, configs and secrets are resources. */
export function readCompose(notes: Notes, document: number): void {
	const { tree } = notes;
	for (const entry of tree.children(document)) notes.chunk(entry, 'property');
	for (const part of ['volumes', 'networks', 'configs', 'secrets', 'models']) {
		for (const resource of tree.children(tree.get(document, part))) {
			notes.chunk(resource, 'resource', { type: part.slice(0, -1) });
			const file = tree.get(resource, 'file');
			if (file !== -1) notes.include(file);
		}
	}
	for (const service of tree.children(tree.get(document, 'services'))) readService(notes, service);
	const include = tree.get(document, 'include');
	for (const item of tree.children(include))
		includeFiles(notes, tree.get(item, 'path') === -1 ? item : tree.get(item, 'path'));
}

function readService(notes: Notes, service: number): void {
	const { tree } = notes;
	const image = tree.get(service, 'image');
	notes.chunk(service, 'resource', { type: tree.value(image) || 'service' });
	if (image !== -1) notes.include(image, 'import');
	const document = tree.parent[tree.parent[service]];
	for (const [key, part] of NAMED_IN) referList(notes, tree.get(service, key), tree.get(document, part));
	for (const volume of tree.children(tree.get(service, 'volumes')))
		referVolume(notes, volume, tree.get(document, 'volumes'));
	includeFiles(notes, tree.get(service, 'env_file'));
	const build = tree.get(service, 'build');
	const context = tree.get(build, 'context');
	if (build !== -1) notes.include(context === -1 ? build : context);
	const dockerfile = tree.get(build, 'dockerfile');
	if (dockerfile !== -1) notes.include(dockerfile);
	const extended = tree.get(service, 'extends');
	if (extended !== -1) {
		const base = tree.get(extended, 'service');
		const named = base === -1 ? extended : base;
		const file = tree.get(extended, 'file');
		notes.referTo(named, file === -1 ? tree.get(document, 'services', tree.value(named)) : -1);
		if (file !== -1) notes.include(file);
	}
	for (const key of ['network_mode', 'ipc', 'pid']) {
		const mode = tree.get(service, key);
		const named = /^service:(.*)$/.exec(tree.value(mode))?.[1];
		if (named !== undefined) notes.referTo(mode, tree.get(document, 'services', named), 'service:'.length);
	}
	readEnvironment(notes, tree.get(service, 'environment'));
}

/** Lists of a service, and where what they name is declared. */
const NAMED_IN = [
	['depends_on', 'services'],
	['links', 'services'],
	['networks', 'networks'],
	['configs', 'configs'],
	['secrets', 'secrets'],
] as const;

/** A list of names (`links` with an alias behind a colon), or a mapping by name, of what `declared` holds. */
function referList(notes: Notes, list: number, declared: number): void {
	const { tree } = notes;
	for (const item of tree.children(list)) {
		const key = tree.key[item];
		if (key !== null) {
			notes.referKey(item);
			notes.lead(item, tree.keyStart[item], tree.get(declared, key));
		} else if (tree.valueStart[item] !== -1) {
			const [name] = tree.value(item).split(':', 1);
			notes.referTo(item, tree.get(declared, name), 0, name.length);
		} else {
			const source = tree.get(item, 'source');
			notes.referTo(source, tree.get(declared, tree.value(source)));
		}
	}
}

/** `data:/var/lib` names a volume; `./data:/var/lib` is a folder. */
function referVolume(notes: Notes, volume: number, declared: number): void {
	const { tree } = notes;
	const source = tree.get(volume, 'source');
	const node = source === -1 ? volume : source;
	const name = tree.value(node).split(':', 1)[0];
	if (/^[A-Za-z0-9][\w.-]*$/.test(name) && (source !== -1 || tree.value(node).includes(':'))) {
		notes.referTo(node, tree.get(declared, name), 0, name.length);
	}
}

function includeFiles(notes: Notes, node: number): void {
	const { tree } = notes;
	if (node === -1) return;
	if (tree.valueStart[node] !== -1) notes.include(node);
	for (const item of tree.children(node)) {
		const path = tree.get(item, 'path');
		notes.include(path === -1 ? item : path);
	}
}

/** `- NAME=value` or `NAME: value`. */
function readEnvironment(notes: Notes, environment: number): void {
	const { tree } = notes;
	for (const item of tree.children(environment)) if (tree.key[item] !== null) notes.chunk(item, 'variable');
}
