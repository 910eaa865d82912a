import { folderOf, join } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';

const ENDINGS = ['', '.ps1', '.psd1', '.psm1'];
const FILE = /\.ps[md]?1$/i;

/** Resolves the scripts that others take in, and modules that are named by their paths; others are packages. */
export const makeResolver: MakeResolver = (project) => new PowerShellResolver(project);

class PowerShellResolver implements ModuleResolver {
	private readonly project: Project;

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string): Resolution {
		const written = module.replaceAll('\\', '/');
		const folder = folderOf(from);
		const [, rest] = /^\$PSScriptRoot\/*(.*)$/i.exec(written) ?? [];
		// A manifest names modules beside it without a path.
		const isPath = written.includes('/') || FILE.test(written) || /\.psd1$/i.test(from);
		const beside = isPath ? this.find(folder, rest ?? written) : null;
		if (beside !== null) return { status: 'resolved', path: beside, rule: 'beside' };
		if (rest !== undefined) return { status: 'unresolved', rule: 'no such file' };
		if (/^(?:[A-Za-z]:|~)?\//.test(written))
			return { status: 'external', package: module, rule: 'absolute path' };
		if (!written.includes('/') && !FILE.test(written))
			return { status: 'external', package: module, rule: 'module' };
		// Other paths are looked for from where the script is run.
		const root = this.find('', written);
		return root === null
			? { status: 'unresolved', rule: 'no such file' }
			: { status: 'resolved', path: root, rule: 'root' };
	}

	/** A file; or the folder of a module, which has a file of its name. */
	private find(folder: string, rest: string): string | null {
		for (const ending of ENDINGS) {
			const path = join(folder, rest + ending);
			if (path !== null && this.project.has(path)) return path;
		}
		const inside = join(folder, rest);
		if (inside === null || inside === '') return null;
		const name = inside.slice(inside.lastIndexOf('/') + 1);
		return (
			[`${inside}/${name}.psd1`, `${inside}/${name}.psm1`].find((path) => this.project.has(path)) ?? null
		);
	}
}
