import { folderOf, under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';
import { words } from '../../../model/word-list.ts';
import { MAX_MANIFEST_LENGTH, type Settings } from '../../shared/settings.ts';
import { readToml } from '../../shared/toml.ts';
import type { Declare, Declared } from './declared.ts';
import { readIni } from './ini.ts';
import { readJson } from './json.ts';
import { declarePyproject } from './pyproject.ts';
import { declareRequirements, declareSetupCfg, declareSetupPy, declareToolIni } from './setup-files.ts';
import { declarePyright } from './tools.ts';

/** A folder with manifests of Python, and what they say. */
export interface PythonProject extends Declared {
	folder: string;
}

interface Manifest {
	name: string;
	/** Beside an `__init__.py` a file of this name is a module like any other. */
	isModule?: true;
	/** Says something about a project without making one. */
	isDetail?: true;
	declare(declared: Declared, folder: string, text: string): void;
}

const read = (reader: (text: string) => Settings, declare: Declare): Manifest['declare'] => {
	return (declared, folder, text) => declare(declared, folder, reader(text));
};

const REQUIREMENTS = [
	...words('requirements.txt requirements-dev.txt requirements-test.txt dev-requirements.txt'),
	...words('requirements_dev.txt requirements_test.txt test-requirements.txt'),
];

const MANIFESTS: readonly Manifest[] = [
	{ name: 'pyproject.toml', declare: read(readToml, declarePyproject) },
	{ name: 'setup.cfg', declare: read(readIni, declareSetupCfg) },
	{ name: 'setup.py', isModule: true, declare: declareSetupPy },
	{ name: 'pytest.ini', declare: read(readIni, declareToolIni) },
	{ name: '.pytest.ini', declare: read(readIni, declareToolIni) },
	{ name: 'tox.ini', declare: read(readIni, declareToolIni) },
	{ name: 'mypy.ini', declare: read(readIni, declareToolIni) },
	{ name: '.mypy.ini', declare: read(readIni, declareToolIni) },
	{ name: 'pyrightconfig.json', declare: read(readJson, declarePyright) },
	...REQUIREMENTS.map((name): Manifest => ({ name, isDetail: true, declare: declareRequirements })),
];

/** The manifests that name a distribution, which other projects may then depend on. */
const DISTRIBUTIONS = ['pyproject.toml', 'setup.cfg', 'setup.py'];

/** Folders whose projects are data of tests, copies of other people's code, or moulds for new projects. */
const KEPT_APART =
	/(?:^|\/)(?:tests?|testing|test[-_]?(?:data|configs?)|fixtures|_?vendor(?:ed)?|third[-_]party|site-packages|node_modules|templates?)(?:\/|$)/;

/** The Python projects of a repository; each is read when it is first asked for. */
export class PythonProjects {
	private readonly project: Project;
	private readonly byFolder = new Map<string, PythonProject | null>();
	private distributions: PythonProject[] | null = null;
	private names: Set<string> | null = null;

	constructor(project: Project) {
		this.project = project;
	}

	/** Null when the folder has no manifest of its own; the root always is a project. */
	at(folder: string): PythonProject | null {
		const known = this.byFolder.get(folder);
		if (known !== undefined) return known;
		const read = this.read(folder);
		this.byFolder.set(folder, read);
		return read;
	}

	/** All that can be installed, as parts of this repository's own code. */
	all(): readonly PythonProject[] {
		if (this.distributions !== null) return this.distributions;
		const folders = new Set<string>();
		for (const name of DISTRIBUTIONS)
			for (const path of this.project.manifests(name)) folders.add(folderOf(path));
		this.distributions = [];
		for (const folder of folders) {
			if (KEPT_APART.test(folder)) continue;
			const found = this.at(folder);
			if (found !== null) this.distributions.push(found);
		}
		return this.distributions;
	}

	/** Whether any project needs a distribution of that name from elsewhere. */
	needs(name: string): boolean {
		return [this.at('')!, ...this.all()].some((project) => needs(project, name)) && !this.makes(name);
	}

	/** Whether a distribution of that name is made here: a dependency on it leads into this repository. */
	makes(name: string): boolean {
		this.names ??= new Set(this.all().flatMap((project) => project.name ?? []));
		return this.names.has(name);
	}

	private read(folder: string): PythonProject | null {
		const { project } = this;
		const isPackage = project.has(under(folder, '__init__.py'));
		const found: PythonProject = {
			folder,
			roots: [],
			name: null,
			dependencies: new Set(),
			local: new Map(),
			members: [],
		};
		let isProject = folder === '';
		for (const { name, isModule, isDetail, declare } of MANIFESTS) {
			const path = under(folder, name);
			if (!project.has(path) || (isModule && isPackage)) continue;
			if (!isDetail) isProject = true;
			const text = project.manifest(path);
			if (text !== null && text.length <= MAX_MANIFEST_LENGTH) declare(found, folder, text);
		}
		return isProject ? found : null;
	}
}

/** Whether a project depends on a distribution that is no folder beside it. */
export function needs(project: PythonProject, name: string): boolean {
	return project.dependencies.has(name) && !project.local.has(name);
}
