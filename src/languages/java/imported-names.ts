/** What the imports of a file say about simple names, as far as test frameworks are concerned. */
export class ImportedNames {
	/** The package of the file itself. */
	package = '';
	readonly #modules = new Map<string, string>();
	readonly #onDemand: string[] = [];

	single(name: string, module: string): void {
		this.#modules.set(name, module);
	}

	onDemand(module: string): void {
		this.#onDemand.push(module);
	}

	/** Whether a name, perhaps a qualified one, means a type of a package below one of `packages`. */
	comesFrom(name: string, packages: readonly string[]): boolean {
		const dot = name.lastIndexOf('.');
		const module = dot === -1 ? this.#modules.get(name) : name.slice(0, dot);
		if (module !== undefined) return isBelow(module, packages);
		return isBelow(this.package, packages) || this.#onDemand.some((from) => isBelow(from, packages));
	}
}

function isBelow(module: string, packages: readonly string[]): boolean {
	return packages.some(
		(name) => module.startsWith(name) && (module.length === name.length || module[name.length] === '.'),
	);
}
