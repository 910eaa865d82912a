import { folderOf, foldersUp, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { addressOf } from '../../shared/included-paths.ts';

/** Resolves what a page loads and leads to, by paths from its folder or from the root of its site. */
export const makeResolver: MakeResolver = (project) => new PageResolver(project);

/** Where a site keeps what it serves as it is. */
const SERVED = ['', 'public', 'static'];

class PageResolver implements ModuleResolver {
	private readonly project: Project;

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string): Resolution | undefined {
		const address = addressOf(module.startsWith('//') ? `https:${module}` : module);
		if (address !== null) return address;
		if (/^[a-z][a-z\d+.-]*:/i.test(module)) return { status: 'unresolved', rule: 'scheme' };
		const path = module.replace(/[?#].*$/, '');
		if (path === '' || path === '/') return undefined;
		const folder = folderOf(from);
		// The root of a site is the folder of the page, or one above that has the file.
		const folders = path.startsWith('/')
			? foldersUp(folder).flatMap((each) => SERVED.map((served) => under(each, served).replace(/\/$/, '')))
			: [folder];
		const rule = path.startsWith('/') ? 'root of the site' : 'path';
		for (const each of folders) {
			const at = join(each, path.replace(/^\/+/, ''));
			if (at === null) continue;
			for (const file of [at, under(at, 'index.html')])
				if (file !== '' && this.project.has(file)) return { status: 'resolved', path: file, rule };
		}
		// What has no ending is an address that a server answers.
		return /\.\w{1,10}$/.test(path) ? { status: 'unresolved', rule: 'no such file' } : undefined;
	}
}
