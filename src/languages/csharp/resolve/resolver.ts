import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { longestKnown, nearestFolder } from '../../shared/package-folders.ts';

/** Resolves namespaces, and types of them that `using static` and aliases name. */
export const makeResolver: MakeResolver = (project) => new CSharpResolver(project);

class CSharpResolver implements ModuleResolver {
	private readonly namespaces: ReadonlyMap<string, readonly string[]>;
	/** Namespaces that others are in, though no file has them itself: `Acme` of `Acme.Core`. */
	private readonly outer = new Set<string>();
	private readonly byFile = new Map<string, string[]>();

	constructor(project: Project) {
		this.namespaces = project.namespaces(['csharp']);
		for (const [namespace, files] of this.namespaces) {
			for (let at = namespace; at !== ''; at = outside(at)) this.outer.add(at);
			for (const path of files) this.byFile.set(path, [...(this.byFile.get(path) ?? []), namespace]);
		}
	}

	resolve(from: string, module: string): Resolution {
		const written = module.replace(/^global::/, '');
		for (const name of [written, ...this.inside(from, written)]) {
			if (this.outer.has(name) && !this.namespaces.has(name))
				return { status: 'unresolved', rule: 'nothing in this namespace itself' };
			const known = longestKnown(name, this.namespaces);
			if (known === null) continue;
			const isType = name !== known && !name.slice(known.length + 1).includes('.');
			if (known === name || isType)
				return nearestFolder(from, this.namespaces.get(known)!, isType ? 'type' : 'namespace');
		}
		return { status: 'external', package: written, rule: 'namespace' };
	}

	/** A name may be seen from the namespaces around a `using`. */
	private inside(from: string, name: string): string[] {
		const found: string[] = [];
		for (const namespace of this.byFile.get(from) ?? []) {
			for (let at = namespace; at !== ''; at = outside(at)) {
				const whole = `${at}.${name}`;
				if (this.namespaces.has(whole)) found.push(whole);
			}
		}
		return found;
	}
}

function outside(namespace: string): string {
	return namespace.slice(0, Math.max(0, namespace.lastIndexOf('.')));
}
