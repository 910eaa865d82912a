import { listAt, tableAt, textAt } from '../../shared/settings.ts';
import { addRequirement, type Declare, type Declared, distributionName } from './declared.ts';
import { addPackageFolder, addRoot } from './roots.ts';
import { declareMypy, declarePytest } from './tools.ts';

const LINES = /\s{0,100}\n\s{0,100}/;

/** setup.cfg. */
export const declareSetupCfg: Declare = (declared, folder, settings) => {
	const name = textAt(settings, 'metadata', 'name');
	if (name !== null && name !== '') declared.name ??= distributionName(name);
	for (const line of listAt(settings, ['options', 'package_dir'], /[\n,]/)) {
		const [key, written, ...rest] = line.split('=');
		if (written !== undefined && rest.length === 0)
			addPackageFolder(declared, folder, key.trim(), written.trim(), 'package-dir');
	}
	for (const where of listAt(settings, ['options.packages.find', 'where'], LINES))
		addRoot(declared, folder, where, 'packages.find', 'install');
	for (const requirement of listAt(settings, ['options', 'install_requires'], LINES))
		addRequirement(declared, requirement);
	const extras = tableAt(settings, 'options.extras_require');
	for (const key of extras.keys())
		for (const requirement of listAt(extras, [key], LINES)) addRequirement(declared, requirement);
	declarePytest(declared, folder, tableAt(settings, 'tool:pytest'));
	declareMypy(declared, folder, tableAt(settings, 'mypy'));
};

/** pytest.ini, tox.ini, mypy.ini. */
export const declareToolIni: Declare = (declared, folder, settings) => {
	declarePytest(declared, folder, tableAt(settings, 'pytest'));
	declareMypy(declared, folder, tableAt(settings, 'mypy'));
};

const PACKAGE_DIR = /\bpackage_dir\s{0,20}=\s{0,20}\{([^{}]{0,2000})\}/;
const REQUIRES = /\binstall_requires\s{0,20}=\s{0,20}\[/;
const MAX_LIST = 20_000;
const NAME = /\bname\s{0,20}=\s{0,20}(?:["']([\w.-]{1,200})["']|(\w{1,100}))/;
const ASSIGNED = /^(\w{1,100}) {0,20}= {0,20}["']([\w.-]{1,200})["']/gm;
const PAIR = /(["'])([\w.]{0,200})\1\s{0,20}:\s{0,20}(["'])([^"'\n]{0,300})\3\s{0,50}(?:,|$)/g;

/** setup.py is a program: only what is written out is read. */
export function declareSetupPy(declared: Declared, folder: string, text: string): void {
	const code = text.replace(/^[ \t]{0,200}#[^\n]*/gm, '');
	const name = nameIn(code);
	if (name !== null) declared.name ??= distributionName(name);
	for (const [, , key, , written] of (PACKAGE_DIR.exec(code)?.[1] ?? '').matchAll(PAIR))
		addPackageFolder(declared, folder, key, written, 'package-dir');
	for (const name of requiredIn(code)) addRequirement(declared, name);
}

/** The names that the strings of `install_requires` begin with. */
function requiredIn(code: string): string[] {
	const list = REQUIRES.exec(code);
	if (list === null) return [];
	const start = list.index + list[0].length;
	const rest = code.slice(start, start + MAX_LIST);
	// The bracket of an extra (`'foo[bar]'`) is followed by its quote or a version.
	const end = rest.search(/\]\s{0,100}(?:[,)\n+]|$)/);
	return Array.from(rest.slice(0, end).matchAll(/["']([A-Za-z0-9][\w.-]{0,200})/g), ([, name]) => name);
}

/** `name='foo'`, or `name=NAME` below a `NAME = 'foo'`. */
function nameIn(code: string): string | null {
	const [, written, variable] = NAME.exec(code) ?? [];
	if (variable === undefined) return written ?? null;
	for (const [, assigned, value] of code.matchAll(ASSIGNED)) if (assigned === variable) return value;
	return null;
}

/** requirements.txt: one requirement a line; options and addresses are passed over. */
export function declareRequirements(declared: Declared, _folder: string, text: string): void {
	for (const line of text.split('\n'))
		if (!/^\s{0,50}(?:[#-]|\w{1,20}:)/.test(line)) addRequirement(declared, line);
}
