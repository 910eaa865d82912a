/** Folders that a package manager fills, whatever surrounds them. */
export const PACKAGE_FOLDERS: ReadonlySet<string> = new Set([
	'node_modules',
	'bower_components',
	'jspm_packages',
	'web_modules',
	'site-packages',
	'__pypackages__',
	'elm-stuff',
	'third_party',
	'third-party',
	'thirdparty',
	'3rdparty',
]);

/** Folders that are filled by a tool when its own file lies beside them. */
const BESIDE: Record<string, readonly string[]> = {
	vendor: ['go.mod', 'composer.json', 'Gemfile', 'Godeps', 'Gopkg.toml', 'glide.yaml'],
	deps: ['mix.exs', 'rebar.config'],
	Pods: ['Podfile'],
	Carthage: ['Cartfile', 'Cartfile.resolved'],
};

/** `vendor` in a folder of this name holds libraries for browsers. */
const WEB_FOLDERS: ReadonlySet<string> = new Set(['assets', 'public', 'static', 'wwwroot', 'js', 'css']);

/** What a tool leaves inside a `vendor` folder that it filled. */
const INSIDE_VENDOR = ['modules.txt', 'vendor.json', 'autoload.php', 'bundle'];

/** Evidence inside a folder, whatever its name. */
const INSIDE_ANY: Record<string, string> = {
	'pyvenv.cfg': 'a Python environment: it has pyvenv.cfg',
	'.cargo-checksum.json': 'a vendored crate: it has .cargo-checksum.json',
};

/** Every name that the functions below look for in a folder. */
export const VENDOR_EVIDENCE: readonly string[] = [
	...Object.values(BESIDE).flat(),
	...INSIDE_VENDOR,
	...Object.keys(INSIDE_ANY),
];

/** A folder's contents, as far as it matters here. */
type Names = { has(name: string): boolean };

/**
 * Why a folder is third-party code by its name and what lies beside it, or null. `parent` is the name
 * of the folder around it.
 */
export function vendoredByPlace(name: string, parent: string, siblings: Names): string | null {
	if (PACKAGE_FOLDERS.has(name)) return `a folder called ${name}`;
	const manifest = Object.hasOwn(BESIDE, name) && BESIDE[name].find((file) => siblings.has(file));
	if (manifest) return `${name} beside ${manifest}`;
	if (name === 'vendor' && WEB_FOLDERS.has(parent)) return `vendor in ${parent}`;
	return null;
}

/** Why a folder is third-party code by what it holds, or null. A bare `vendor` may be anybody's word for a seller. */
export function vendoredByContents(name: string, contents: Names): string | null {
	for (const file of Object.keys(INSIDE_ANY)) if (contents.has(file)) return INSIDE_ANY[file];
	const left = name === 'vendor' && INSIDE_VENDOR.find((file) => contents.has(file));
	return left ? `vendor with ${left}` : null;
}
