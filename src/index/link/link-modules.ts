import { loadResolver } from '../../languages/registry.generated.ts';
import type { ModuleResolver, Resolution } from '../../model/resolve.ts';
import type { ModuleLinks, WrittenModule } from '../../store/module-links.ts';

/** Containers whose scripts import as those of a language do. */
const AS: Readonly<Record<string, string>> = { vue: 'typescript', svelte: 'typescript', astro: 'typescript' };

/** Finds out where the modules lead that files name: those of all files, or of the files from an id on. */
export async function linkModules(links: ModuleLinks, first = 0): Promise<void> {
	const written = links.written(first);
	if (written.length === 0) return;
	const project = links.project();
	const resolvers = new Map<string, ModuleResolver | null>();
	for (const language of new Set(written.map(languageOf))) {
		resolvers.set(language, (await loadResolver(language))?.(project) ?? null);
	}
	for (const each of written) {
		const resolver = resolvers.get(languageOf(each)) ?? null;
		if (resolver === null) continue;
		const found = resolver.resolve(each.path, each.text);
		links.put(each, found.status === 'folder' ? 'resolved' : found.status, targetOf(found), found.rule);
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
