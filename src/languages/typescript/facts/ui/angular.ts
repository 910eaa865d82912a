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
import { argumentsOf, placed, shown, type Values, type Written } from '../../../shared/facts/written.ts';
import { arrayAt, decoratedClass, optionsAt, stringAt } from '../source.ts';

const CORE = ['@angular/core'];
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]{0,100}(?:\.[\p{L}_$][\p{L}\p{N}_$]{0,100}){0,4}$/u;

/** A class with a decorator of Angular, and what that says. */
interface Decorated {
	owner: SeenChunk;
	name: string;
	metadata: Values;
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
	const metadata = optionsAt(argumentsOf(call, file).all[0], file, call.scope);
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

/** Items of a list of the metadata; one that stands alone is a list of one. */
function listOf(key: string, { metadata, call }: Decorated, file: FactFile): readonly Written[] {
	const given = metadata.get(key);
	return given === undefined ? [] : (arrayAt(given, file, call.scope) ?? [given]);
}

/** `RouterModule` of `RouterModule.forRoot(routes)`; `UserService` of `{ provide: UserService, … }`. */
function nameOf(item: Written, file: FactFile, scope: number): string | null {
	const provided = providerOf(item, file, scope)?.get('provide');
	if (provided !== undefined) return stringAt(provided, file, scope) ?? shown(provided);
	const { op, a } = file.operation(item.value);
	const value = op === 'spread' ? a : item.value;
	const call = file.callAt(value);
	// What is called on a module is how it is set up.
	const name = call === null ? file.written(value) : (call.receiver ?? call.name);
	return NAME.test(name) ? name : null;
}

/** `{ provide: UserService, useClass: … }`, by itself or given to a function that checks its types. */
function providerOf(item: Written, file: FactFile, scope: number): Values | null {
	const call = file.callAt(item.value);
	const given = call === null ? item : argumentsOf(call, file).all[0];
	const options = optionsAt(given, file, scope);
	return options.get('provide') === undefined ? null : options;
}

function namesOf(key: string, it: Decorated, file: FactFile): string[] | null {
	const names = listOf(key, it, file).flatMap((item) => nameOf(item, file, it.call.scope) ?? []);
	return names.length === 0 ? null : names;
}

function tellList(key: string): (it: Decorated, file: FactFile, tell: Tell) => void {
	return (it, file, tell) => {
		for (const item of listOf(key, it, file)) {
			const name = nameOf(item, file, it.call.scope);
			const whole = shown(item);
			tell({ module: it.name, name, written: whole === name ? null : whole }, placed(item, it.owner.index));
		}
	};
}

const USES = ['useClass', 'useValue', 'useFactory', 'useExisting'];

function tellProviders(it: Decorated, file: FactFile, tell: Tell): void {
	for (const item of listOf('providers', it, file)) {
		const name = nameOf(item, file, it.call.scope);
		const whole = shown(item);
		const details = providerOf(item, file, it.call.scope);
		const use = details?.get(...USES);
		tell(
			{
				module: it.name,
				name,
				written: whole === name ? null : whole,
				use: use?.name,
				value: shown(use),
			},
			placed(item, it.owner.index),
		);
	}
}

function tellModule(it: Decorated, file: FactFile, tell: Tell): void {
	const lists = ['declarations', 'imports', 'exports', 'providers', 'bootstrap'];
	const named = Object.fromEntries(lists.map((key) => [key, namesOf(key, it, file)]));
	tell({ name: it.name, ...named }, placed(it.owner, it.owner.index));
}

function tellComponent(it: Decorated, file: FactFile, tell: Tell): void {
	const { metadata, owner } = it;
	tell(
		{
			name: it.name,
			selector: metadata.constant('selector'),
			standalone: metadata.boolean('standalone'),
			template_url: metadata.constant('templateUrl'),
			inline_template: metadata.get('template') !== undefined,
			change_detection: metadata.shown('changeDetection')?.replace(/^.*\./, ''),
			imports: namesOf('imports', it, file),
			providers: namesOf('providers', it, file),
			inputs: fieldsOf(owner, file, 'Input', ['input', 'model']),
			outputs: fieldsOf(owner, file, 'Output', ['output', 'outputFromObservable', 'model']),
		},
		placed(owner, owner.index),
	);
}

/** Fields with a decorator, or made by a function, of Angular's core: `input()`, `input.required()`. */
function fieldsOf(
	owner: SeenChunk,
	file: FactFile,
	decorator: string,
	made: readonly string[],
): string[] | null {
	const names = file.members(owner.index).flatMap((field) => {
		if (field.name === null) return [];
		if (field.annotations?.some((note) => note.name === decorator)) return field.name;
		const call = field.kind === 'field' ? file.callAt(file.initial(field).value) : null;
		const origin = call === null ? null : file.originOf(call.calleeValue, call.scope);
		const isMade =
			origin?.module === '@angular/core' && made.includes(origin.path.replace(/\.required$/, ''));
		return isMade ? field.name : [];
	});
	return names.length === 0 ? null : names;
}

function tellStyles(it: Decorated, file: FactFile, tell: Tell): void {
	const component = it.name;
	for (const key of ['styleUrls', 'styleUrl']) {
		for (const item of listOf(key, it, file)) {
			const url = stringAt(item, file, it.call.scope);
			if (url !== null) tell({ component, url, inline: false }, placed(item, it.owner.index));
		}
	}
	for (const item of listOf('styles', it, file))
		tell({ component, inline: true }, placed(item, it.owner.index));
}

function tellService(it: Decorated, _file: FactFile, tell: Tell): void {
	tell(
		{ name: it.name, provided_in: it.metadata.constant('providedIn') ?? it.metadata.shown('providedIn') },
		placed(it.owner, it.owner.index),
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
