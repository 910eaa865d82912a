import { loadResolver } from '../../languages/registry.generated.ts';
import { IMPORT_KINDS, type ImportKind } from '../../model/recorder.ts';
import type { ModuleResolver, Project, Resolution } from '../../model/resolve.ts';
import type { ModuleLinks, WrittenModule } from '../../store/module-links.ts';

/** Containers whose scripts import as those of a language do. */
const AS: Readonly<Record<string, string>> = {
	vue: 'typescript',
	svelte: 'typescript',
	astro: 'typescript',
	jupyter: 'python',
};

/** Finds out where the modules lead that files name: those of all files, or of the files from an id on. */
export async function linkModules(links: ModuleLinks, first = 0): Promise<void> {
	const resolvers = new Resolvers(links);
	for (const some of links.written(first)) {
		for (const each of some) {
			const found = (await resolvers.of(each))?.resolve(each.path, each.text, kindOf(each));
			if (found !== undefined) put(links, each, found);
		}
	}
	// `from package import module`: only a name that is a file counts; `import os.path` binds `os`, wherever that is.
	for (const some of links.taken(first)) {
		for (const each of some) {
			const found = (await resolvers.of(each))?.resolve(each.path, each.text, null);
			if (found === undefined || found.status === 'unresolved') continue;
			if (found.status !== 'external' || !each.text.includes('.')) put(links, each, found);
		}
	}
	links.flush();
}

/** Those of the languages that occur. */
class Resolvers {
	private readonly links: ModuleLinks;
	private readonly known = new Map<string, ModuleResolver | null>();
	private project: Project | null = null;

	constructor(links: ModuleLinks) {
		this.links = links;
	}

	async of({ language: written }: WrittenModule): Promise<ModuleResolver | null> {
		const language = AS[written] ?? written;
		const known = this.known.get(language);
		if (known !== undefined) return known;
		const make = await loadResolver(language);
		if (make !== null) this.project ??= this.links.project();
		const resolver = make === null ? null : make(this.project!);
		this.known.set(language, resolver);
		return resolver;
	}
}

function kindOf({ kind }: WrittenModule): ImportKind | null {
	return kind === null || kind < 0 ? null : IMPORT_KINDS[kind];
}

function put(links: ModuleLinks, written: WrittenModule, found: Resolution): void {
	links.put(written, found.status === 'folder' ? 'resolved' : found.status, targetOf(found), found.rule);
}

function targetOf(found: Resolution): string | null {
	switch (found.status) {
		case 'resolved':
			return found.path;
		case 'folder':
			return `${found.path}/`;
		case 'external':
			return found.package;
		case 'unresolved':
			return null;
	}
}
