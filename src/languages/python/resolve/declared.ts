import type { Settings } from '../../shared/settings.ts';

/** When a folder is searched: by running code, by an installation, by type checkers only. */
export type Purpose = 'run' | 'install' | 'types';

/** A folder that a manifest says modules are found in. */
export interface DeclaredRoot {
	folder: string;
	rule: string;
	purpose: Purpose;
	/** The folder is the package of this name, whatever the folder is called. */
	mount: string | null;
	/** Only files below this folder see it. */
	scope: string;
}

/** What the manifests of one folder say. */
export interface Declared {
	roots: DeclaredRoot[];
	/** The name of the distribution, as `distributionName` writes it. */
	name: string | null;
	dependencies: Set<string>;
	/** Dependencies that are folders beside this project, by their names; null for one outside the repository. */
	local: Map<string, string | null>;
	/** Patterns of the folders that form one workspace with this one. */
	members: string[];
}

/** How a manifest adds to what is declared; `folder` is where it lies. */
export type Declare = (declared: Declared, folder: string, settings: Settings) => void;

/** One spelling for `Foo.Bar`, `foo-bar` and `foo_bar`. */
export function distributionName(written: string): string {
	return written
		.trim()
		.toLowerCase()
		.replace(/[-_.]{1,20}/g, '_');
}

/** The name that a requirement begins with: `foo[bar] >= 1 ; python_version < "4"`. */
export function addRequirement(declared: Declared, requirement: string): void {
	const name = /^\s{0,50}([A-Za-z0-9][\w.-]{0,200})/.exec(requirement)?.[1];
	if (name !== undefined) declared.dependencies.add(distributionName(name));
}
