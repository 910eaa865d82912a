import type { ImportKind } from '../../../model/recorder.ts';
import { folderOf, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { addressOf, imageOf, includedPath } from '../../shared/included-paths.ts';

const WORKFLOW = /(?:^|\/)\.(?:github|gitea|forgejo)\//;
/** The file that stands for a folder: of an action, of what is built, of Kubernetes objects. */
const MAIN = ['action.yml', 'action.yaml', 'Dockerfile', 'kustomization.yaml', 'kustomization.yml'];

/** Resolves actions and workflows, what Compose builds and includes, objects of Kustomize, parts of descriptions. */
export const makeResolver: MakeResolver = (project) => new YamlResolver(project);

class YamlResolver implements ModuleResolver {
	private readonly project: Project;

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string, kind?: ImportKind | null): Resolution {
		if (module.includes('$')) return { status: 'unresolved', rule: 'variable' };
		const address = addressOf(module);
		if (address !== null) return address;
		if (kind === 'import') return this.used(from, module);
		const path = module.replace(/#.*$/, '').replace(/^\/+/, '');
		const found = includedPath(this.project, [folderOf(from), ''], path, 'path');
		return found === null ? { status: 'unresolved', rule: 'no such file' } : this.main(found);
	}

	/** `./path` is from the root of the repository; others are actions or images. */
	private used(from: string, module: string): Resolution {
		if (module.startsWith('docker://')) return imageOf(module.slice('docker://'.length));
		if (/^\.\.?\//.test(module)) {
			const found = includedPath(this.project, ['', folderOf(from)], module, 'path');
			return found === null ? { status: 'unresolved', rule: 'no such file' } : this.main(found);
		}
		const [, action] = /^([^@\s]{1,200})@[^/:]+$/.exec(module) ?? [];
		if (WORKFLOW.test(from) && action?.includes('/'))
			return { status: 'external', package: action, rule: 'action' };
		return imageOf(module);
	}

	/** The file of a folder that says what it is. */
	private main(found: Resolution): Resolution {
		if (found.status !== 'folder') return found;
		for (const name of MAIN) {
			const path = under(found.path, name);
			if (this.project.has(path)) return { status: 'resolved', path, rule: found.rule };
		}
		return found;
	}
}
