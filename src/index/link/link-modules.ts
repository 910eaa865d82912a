import { loadResolver } from '../../languages/registry.generated.ts';
import type { ModuleResolver, Project, Resolution } from '../../model/resolve.ts';
import type { ModuleLinks, WrittenModule } from '../../store/module-links.ts';

/** Containers whose scripts import as those of a language do. */
const AS: Readonly<Record<string, string>> = { vue: 'typescript', svelte: 'typescript', astro: 'typescript' };

/** Finds out where the modules lead that files name: those of all files, or of the files from an id on. */
export async function linkModules(links: ModuleLinks, first = 0): Promise<void> {
	let project: Project | null = null;
	const resolvers = new Map<string, ModuleResolver | null>();
	for (const some of links.written(first)) {
		for (const each of some) {
			const language = languageOf(each);
			let resolver = resolvers.get(language);
			if (resolver === undefined) {
				const make = await loadResolver(language);
				project ??= make === null ? null : links.project();
				resolver = make === null || project === null ? null : make(project);
				resolvers.set(language, resolver);
			}
			if (resolver === null) continue;
			const found = resolver.resolve(each.path, each.text);
			links.put(each, found.status === 'folder' ? 'resolved' : found.status, targetOf(found), found.rule);
		}
	}
	links.flush();
}

function languageOf({ language }: WrittenModule): string {
	return AS[language] ?? language;
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
