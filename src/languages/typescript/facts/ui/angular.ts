import {
	angularComponent,
	angularComponentStyle,
	angularModule,
	angularModuleDeclaration,
	angularModuleExport,
	angularModuleImport,
	angularModuleProvider,
	angularService,
} from '../../../../model/facts/angular.ts';
import type { FactKind } from '../../../../model/facts/kind.ts';
import type {
	CallRule,
	FactFile,
	FactRule,
	SeenCall,
	SeenChunk,
	Tell,
} from '../../../../model/facts/rules.ts';
import {
	type Entry,
	entryNamed,
	pastTrivia,
	type Span,
	written,
} from '../../../shared/facts/javascript-literals.ts';
import { arrayAt, booleanAt, decoratedClass, objectAt, shown, stringAt, writtenCall } from '../source.ts';

const CORE = ['@angular/core'];
const CALL = /^[\p{L}_$][\p{L}\p{N}_$]{0,100}\(/u;
const NAME = /^(?:\.\.\.)?([\p{L}_$][\p{L}\p{N}_$]{0,100}(?:\.[\p{L}_$][\p{L}\p{N}_$]{0,100}){0,4})/u;

/** A class with a decorator of Angular, and what that says. */
interface Decorated {
	owner: SeenChunk;
	name: string;
	metadata: Entry[] | null;
	call: SeenCall;
}

/** Rules for the same decorator come one after the other. */
let last: { call: SeenCall; it: Decorated | null } | null = null;

function decorated(call: SeenCall, file: FactFile): Decorated | null {
	if (last?.call !== call) last = { call, it: readDecorated(call, file) };
	return last.it;
}

function readDecorated(call: SeenCall, file: FactFile): Decorated | null {
	const owner = decoratedClass(call, file);
	if (owner === undefined) return null;
	const metadata = objectAt(writtenCall(call, file).args[0], file, call.scope);
	return { owner, name: owner.name ?? 'default', metadata, call };
}

function rule(
	decorator: string,
	fact: FactKind,
	find: (it: Decorated, file: FactFile, tell: Tell) => void,
): CallRule {
	return {
		on: 'call',
		fact,
		names: [decorator],
		via: ['decorator'],
		from: CORE,
		find(call, file, tell) {
			const it = decorated(call, file);
			if (it !== null) find(it, file, tell);
		},
	};
}

function placed({ start, end }: Span, { owner }: Decorated): { start: number; end: number; chunk: number } {
	return { start, end, chunk: owner.index };
}

/** Items of a list of the metadata; one that stands alone is a list of one. */
function listOf(key: string, { metadata, call }: Decorated, file: FactFile): Span[] {
	const entry = entryNamed(metadata, key);
	if (entry === undefined) return [];
	return arrayAt(entry.value, file, call.scope) ?? (entry.form === 'short' ? [entry] : [entry.value]);
}

/** `RouterModule` of `RouterModule.forRoot(routes)`; `UserService` of `{ provide: UserService, … }`. */
function nameOf(item: Span, file: FactFile, scope: number): string | null {
	const details = providerOf(item, file, scope);
	if (details !== null || file.text[item.start] === '{') {
		const provided = entryNamed(details, 'provide');
		return provided === undefined
			? null
			: (stringAt(provided.value, file, scope) ?? shown(provided.value, file));
	}
	const text = written(file.text, { start: item.start, end: Math.min(item.end, item.start + 600) });
	const name = NAME.exec(text)?.[1] ?? null;
	if (name === null) return null;
	// What is called on a module is how it is set up.
	const after = pastTrivia(file.text, item.start + text.indexOf(name) + name.length, item.end);
	return file.text[after] === '(' && name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name;
}

/** `{ provide: UserService, useClass: … }`, by itself or given to a function that checks its types. */
function providerOf(item: Span, file: FactFile, scope: number): Entry[] | null {
	const { text } = file;
	const called = CALL.exec(text.slice(item.start, item.start + 200));
	const start = called === null ? item.start : pastTrivia(text, item.start + called[0].length, item.end);
	const entries = text[start] === '{' ? objectAt({ start, end: item.end }, file, scope) : null;
	return entryNamed(entries, 'provide') === undefined ? null : entries;
}

function namesOf(key: string, it: Decorated, file: FactFile): string[] | null {
	const names = listOf(key, it, file).flatMap((item) => nameOf(item, file, it.call.scope) ?? []);
	return names.length === 0 ? null : names;
}

function tellList(key: string): (it: Decorated, file: FactFile, tell: Tell) => void {
	return (it, file, tell) => {
		for (const item of listOf(key, it, file)) {
			const name = nameOf(item, file, it.call.scope);
			const whole = shown(item, file);
			tell({ module: it.name, name, written: whole === name ? null : whole }, placed(item, it));
		}
	};
}

const USES = ['useClass', 'useValue', 'useFactory', 'useExisting'];

function tellProviders(it: Decorated, file: FactFile, tell: Tell): void {
	for (const item of listOf('providers', it, file)) {
		const name = nameOf(item, file, it.call.scope);
		const whole = shown(item, file);
		const details = providerOf(item, file, it.call.scope);
		const use = details?.find(({ key }) => key !== null && USES.includes(key));
		tell(
			{
				module: it.name,
				name,
				written: whole === name ? null : whole,
				use: use?.key,
				value: shown(use?.value, file),
			},
			placed(item, it),
		);
	}
}

function tellModule(it: Decorated, file: FactFile, tell: Tell): void {
	const lists = ['declarations', 'imports', 'exports', 'providers', 'bootstrap'];
	const named = Object.fromEntries(lists.map((key) => [key, namesOf(key, it, file)]));
	tell({ name: it.name, ...named }, placed(it.owner, it));
}

function tellComponent(it: Decorated, file: FactFile, tell: Tell): void {
	const { metadata, owner, call } = it;
	const { scope } = call;
	tell(
		{
			name: it.name,
			selector: stringAt(entryNamed(metadata, 'selector')?.value, file, scope),
			standalone: booleanAt(entryNamed(metadata, 'standalone')?.value, file),
			template_url: stringAt(entryNamed(metadata, 'templateUrl')?.value, file, scope),
			inline_template: entryNamed(metadata, 'template') !== undefined,
			change_detection: shown(entryNamed(metadata, 'changeDetection')?.value, file)?.replace(/^.*\./, ''),
			imports: namesOf('imports', it, file),
			providers: namesOf('providers', it, file),
			inputs: fieldsOf(owner, file, ['Input'], INPUT),
			outputs: fieldsOf(owner, file, ['Output'], OUTPUT),
		},
		placed(owner, it),
	);
}

const INPUT = /^\s{0,20}=\s{0,40}(?:input|model)(?:\.required)?[<(]/;
const OUTPUT = /^\s{0,20}=\s{0,40}(?:output|outputFromObservable|model)(?:\.required)?[<(]/;

/** Fields with a decorator, or made by a function, of Angular's core. */
function fieldsOf(owner: SeenChunk, file: FactFile, decorators: string[], made: RegExp): string[] | null {
	const names: string[] = [];
	for (const { name, annotations, kind, nameStart } of file.members(owner.index)) {
		if (name === null) continue;
		const isDecorated = annotations?.some((note) => decorators.includes(note.name));
		const behind =
			kind === 'field' ? file.text.slice(nameStart + name.length, nameStart + name.length + 120) : '';
		if (isDecorated || (made.test(behind) && isOfCore(behind, file))) names.push(name);
	}
	return names.length === 0 ? null : names;
}

function isOfCore(behind: string, file: FactFile): boolean {
	const word = /\w{1,40}/.exec(behind)?.[0];
	return file.imports.some(({ local, module }) => local === word && module === '@angular/core');
}

function tellStyles(it: Decorated, file: FactFile, tell: Tell): void {
	const component = it.name;
	for (const key of ['styleUrls', 'styleUrl']) {
		for (const item of listOf(key, it, file)) {
			const url = stringAt(item, file, it.call.scope);
			if (url !== null) tell({ component, url, inline: false }, placed(item, it));
		}
	}
	for (const item of listOf('styles', it, file)) tell({ component, inline: true }, placed(item, it));
}

function tellService(it: Decorated, file: FactFile, tell: Tell): void {
	const where = entryNamed(it.metadata, 'providedIn')?.value;
	tell(
		{ name: it.name, provided_in: stringAt(where, file, it.call.scope) ?? shown(where, file) },
		placed(it.owner, it),
	);
}

export const ANGULAR: readonly FactRule[] = [
	rule('NgModule', angularModule, tellModule),
	rule('NgModule', angularModuleImport, tellList('imports')),
	rule('NgModule', angularModuleExport, tellList('exports')),
	rule('NgModule', angularModuleDeclaration, tellList('declarations')),
	rule('NgModule', angularModuleProvider, tellProviders),
	rule('Component', angularComponent, tellComponent),
	rule('Component', angularComponentStyle, tellStyles),
	rule('Injectable', angularService, tellService),
];
