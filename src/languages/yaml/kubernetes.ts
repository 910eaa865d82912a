import { EXPORTED, type Notes } from './notes.ts';
import { referTemplates } from './templates.ts';

/** Keys whose scalar names another object, and its kind. */
const NAMED: ReadonlyMap<string, string> = new Map([
	['claimName', 'PersistentVolumeClaim'],
	['configMapName', 'ConfigMap'],
	['ingressClassName', 'IngressClass'],
	['persistentVolumeClaimName', 'PersistentVolumeClaim'],
	['priorityClassName', 'PriorityClass'],
	['runtimeClassName', 'RuntimeClass'],
	['secretName', 'Secret'],
	['serviceAccount', 'ServiceAccount'],
	['serviceAccountName', 'ServiceAccount'],
	['serviceName', 'Service'],
	['storageClassName', 'StorageClass'],
	['volumeName', 'PersistentVolume'],
]);
/** Keys of a mapping (or a list of them) whose `name` names another object, of this kind unless a `kind` is written beside it. */
const REFERRING: ReadonlyMap<string, string> = new Map([
	['configMap', 'ConfigMap'],
	['configMapKeyRef', 'ConfigMap'],
	['configMapRef', 'ConfigMap'],
	['imagePullSecrets', 'Secret'],
	['issuerRef', 'Issuer'],
	['parentRefs', 'Gateway'],
	['backendRefs', 'Service'],
	['roleRef', ''],
	['scaleTargetRef', ''],
	['secretKeyRef', 'Secret'],
	['secretRef', 'Secret'],
	['secrets', 'Secret'],
	['service', 'Service'],
	['sourceRef', ''],
	['chartRef', ''],
	['kustomizeRef', ''],
	['subjects', ''],
	['targetRef', ''],
]);
/** Keys of lists in a container whose `name` names a volume of its pod. */
const MOUNTING: ReadonlySet<string> = new Set(['volumeMounts', 'volumeDevices']);
const CONTAINERS = new Set(['containers', 'initContainers', 'ephemeralContainers']);
/** Lists of files in a Kustomization. */
const KUSTOMIZED = [
	'resources',
	'bases',
	'components',
	'crds',
	'patchesStrategicMerge',
	'transformers',
	'generators',
];

export function isKubernetes({ tree }: Notes, document: number): boolean {
	return tree.get(document, 'kind') !== -1 && tree.get(document, 'apiVersion') !== -1;
}

/** An object of Kubernetes: a resource by its name, with its kind as its type. */
export function readKubernetes(notes: Notes, document: number): void {
	const { tree } = notes;
	const items = tree.get(document, 'items');
	if (tree.value(tree.get(document, 'kind')).endsWith('List') && items !== -1) {
		for (const item of tree.children(items)) if (isKubernetes(notes, item)) readObject(notes, item);
		return;
	}
	readObject(notes, document);
}

function readObject(notes: Notes, object: number): void {
	const { tree } = notes;
	const kindNode = tree.get(object, 'kind');
	const kind = tree.value(kindNode);
	const named = tree.get(object, 'metadata', 'name');
	const generated = named === -1 ? tree.get(object, 'metadata', 'generateName') : named;
	const name = tree.value(generated);
	// A name that a template puts together is no name yet: then the kind stands for it.
	const nameNode = name === '' || name.includes('{{') ? kindNode : generated;
	const namespace = tree.value(tree.get(object, 'metadata', 'namespace'));
	notes.chunk(object, 'resource', {
		nameNode,
		type: kind,
		signature: `${tree.value(tree.get(object, 'apiVersion'))} ${kind} ${name}`.trim(),
		container: namespace === '' || namespace.includes('{{') ? null : namespace,
		flags: EXPORTED,
	});
	if (kind === 'Kustomization' || kind === 'Component') readKustomization(notes, object);
	if (kind === 'ConfigMap' || kind === 'Secret') {
		for (const part of ['data', 'stringData', 'binaryData']) {
			for (const entry of tree.children(tree.get(object, part))) notes.chunk(entry, 'property');
		}
	}
	// What the objects of a kind look like names none of them.
	if (kind === 'CustomResourceDefinition') return;
	for (const node of tree.below(object)) readNode(notes, node, object);
}

function readNode(notes: Notes, node: number, object: number): void {
	const { tree } = notes;
	referTemplates(notes, node);
	const key = tree.key[node];
	if (key === null) return;
	const parent = tree.parent[node];
	const kind = NAMED.get(key);
	const referred = REFERRING.get(key);
	if (kind !== undefined) referObject(notes, node, kind);
	else if (key === 'namespace' && tree.key[parent] === 'metadata') referObject(notes, node, 'Namespace');
	else if (MOUNTING.has(key)) referVolumes(notes, node);
	else if (referred !== undefined && !(key === 'service' && tree.first[node] === -1))
		referNames(notes, node, referred);
	else if (key === 'image') notes.include(node, 'import');
	else if (CONTAINERS.has(key)) readContainers(notes, node);
	else if (key === 'volumes' && tree.key[parent] === 'spec') {
		for (const volume of tree.children(node))
			notes.chunk(volume, 'property', { nameNode: tree.get(volume, 'name'), type: 'volume' });
	} else if (key === 'matchLabels' || (key === 'selector' && hasScalars(notes, node))) {
		for (const label of tree.children(node)) notes.refer(label, 'read', true);
	} else if (key === 'labels' && tree.key[parent] === 'metadata' && parent > object) {
		for (const label of tree.children(node)) bindValue(notes, label, tree.key[label]);
	}
}

function hasScalars({ tree }: Notes, node: number): boolean {
	const first = tree.first[node];
	return first !== -1 && tree.valueStart[first] !== -1;
}

function bindValue(notes: Notes, node: number, type: string | null): void {
	const value = notes.tree.value(node);
	if (!value.includes('{{')) notes.bind(node, value, notes.tree.valueStart[node], type);
}

/** `name` of a mapping, or of each in a list. */
function referNames(notes: Notes, node: number, kind: string): void {
	const { tree } = notes;
	for (const item of [node, ...tree.children(node)]) {
		if (item !== node && tree.key[item] !== null) continue;
		const name = tree.get(item, 'name');
		const written = tree.get(item, 'kind');
		if (name !== -1) referObject(notes, name, written === -1 ? kind : tree.value(written));
	}
}

/** Another object is told with its address: kind and name. */
function referObject(notes: Notes, node: number, kind: string): void {
	const { tree } = notes;
	const name = tree.value(node);
	notes.refer(node);
	if (kind === '' || name === '' || /\n|\{\{|\$\{/.test(name)) return;
	const start = tree.valueStart[node];
	notes.use(node, (out) =>
		out.yields('return', out.value('member', name, out.value('name', kind, -1, -1), -1), start),
	);
}

/** Volumes of a pod that are looked through. */
const MAX_VOLUMES = 500;

/** Volumes are named beside the containers of a pod. */
function referVolumes(notes: Notes, list: number): void {
	const { tree } = notes;
	const containers = tree.parent[tree.parent[list]];
	const volumes = [...tree.children(tree.get(tree.parent[containers], 'volumes'))].slice(0, MAX_VOLUMES);
	for (const mount of tree.children(list)) {
		const name = tree.get(mount, 'name');
		const meant = volumes.find((volume) => tree.value(tree.get(volume, 'name')) === tree.value(name));
		notes.referTo(name, meant ?? -1);
	}
}

function readContainers(notes: Notes, list: number): void {
	const { tree } = notes;
	for (const container of tree.children(list)) {
		if (tree.key[container] !== null) continue;
		notes.chunk(container, 'block', {
			nameNode: tree.get(container, 'name'),
			type: tree.value(tree.get(container, 'image')),
		});
		for (const variable of tree.children(tree.get(container, 'env'))) {
			notes.chunk(variable, 'variable', { nameNode: tree.get(variable, 'name') });
		}
	}
}

function readKustomization(notes: Notes, object: number): void {
	const { tree } = notes;
	for (const key of KUSTOMIZED) for (const file of tree.children(tree.get(object, key))) notes.include(file);
	for (const key of ['patches', 'patchesJson6902', 'replacements']) {
		for (const patch of tree.children(tree.get(object, key))) notes.include(tree.get(patch, 'path'));
	}
	for (const key of ['configMapGenerator', 'secretGenerator']) {
		for (const item of tree.children(tree.get(object, key))) {
			notes.chunk(item, 'resource', { nameNode: tree.get(item, 'name'), type: key.replace('Generator', '') });
			for (const file of tree.children(tree.get(item, 'files'))) notes.include(file);
		}
	}
}
