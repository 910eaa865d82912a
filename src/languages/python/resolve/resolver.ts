import { folderOf } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { isTestPath } from '../test-path.ts';
import { AbsoluteNames, DOUBTFUL, MISSING, resolution } from './absolute.ts';
import { Finder } from './find.ts';
import { PythonProjects } from './projects.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';

const OUTSIDE: Resolution = { status: 'unresolved', rule: 'outside' };
const MALFORMED: Resolution = { status: 'unresolved', rule: 'malformed' };
const MAX_MODULE_LENGTH = 1_000;

/** The files of one folder that are looked at alike, and what was answered for them. */
interface Vantage {
	folder: string;
	isTest: boolean;
	/** Made when the first absolute name is asked for. */
	surroundings: Surroundings | null;
	answers: Map<string, Resolution>;
}

/** Resolves imports as Python does when a project is run, tested or installed as its manifests say. */
export const makeResolver: MakeResolver = (project) => new PythonResolver(project);

class PythonResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly finder: Finder;
	private readonly projects: PythonProjects;
	private readonly absolute: AbsoluteNames;
	private readonly byFile = new Map<string, Vantage>();
	private readonly byFolder = new Map<string, Vantage>();

	constructor(project: Project) {
		this.project = project;
		this.finder = new Finder(project);
		this.projects = new PythonProjects(project);
		this.absolute = new AbsoluteNames(project, this.finder, this.projects);
	}

	resolve(from: string, module: string): Resolution {
		let vantage = this.byFile.get(from);
		if (vantage === undefined) {
			vantage = this.vantageOf(from);
			this.byFile.set(from, vantage);
		}
		let answer = vantage.answers.get(module);
		if (answer === undefined) {
			answer = this.answer(vantage, module);
			vantage.answers.set(module, answer);
		}
		return answer.status === 'external' ? answer : (sameName(from, module, answer) ?? answer);
	}

	private vantageOf(from: string): Vantage {
		const folder = folderOf(from);
		const isTest = isTestPath(from);
		const key = `${isTest ? 't' : 'm'}/${folder}`;
		const known = this.byFolder.get(key);
		if (known !== undefined) return known;
		const vantage: Vantage = { folder, isTest, surroundings: null, answers: new Map() };
		this.byFolder.set(key, vantage);
		return vantage;
	}

	private answer(vantage: Vantage, module: string): Resolution {
		let dots = 0;
		while (module[dots] === '.') dots++;
		const rest = module.slice(dots);
		if (module === '' || module.length > MAX_MODULE_LENGTH || /[\0/\\\s]/.test(module)) return MALFORMED;
		const parts = rest === '' ? [] : rest.split('.');
		if (parts.includes('')) return MALFORMED;
		if (dots > 0) return this.relative(vantage.folder, dots, parts);
		const { folder, isTest } = vantage;
		vantage.surroundings ??= surroundingsOf(this.project, this.finder, this.projects, folder, isTest);
		return this.absolute.resolve(vantage.surroundings, parts);
	}

	private relative(from: string, dots: number, parts: readonly string[]): Resolution {
		let folder = from;
		for (let up = 1; up < dots; up++) {
			if (folder === '') return OUTSIDE;
			folder = folderOf(folder);
		}
		let found = this.finder.asPackage(folder);
		for (const part of parts) {
			if (found === null || found.folder === null) return MISSING;
			found = this.finder.find(found.folder, part);
		}
		return found === null ? MISSING : resolution(found, 'relative');
	}
}

/**
 * A file that imports its own name would get itself if it were started, and nothing of use: it is written
 * to be a part of something else, and means the package it is called after.
 */
function sameName(from: string, module: string, answer: Resolution): Resolution | null {
	if (answer.status === 'resolved' ? answer.path !== from : answer !== DOUBTFUL) return null;
	const top = module.split('.', 1)[0];
	if (from !== `${top}.py` && !from.endsWith(`/${top}.py`)) return null;
	return { status: 'external', package: top, rule: 'same name' };
}
