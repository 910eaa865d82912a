import type { FactKind } from './kind.ts';

export const angularModule: FactKind = {
	kind: 'angular_module',
	view: 'angular_modules',
	category: 'framework',
	about: 'a class with @NgModule',
	attributes: {
		name: 'of the class',
		declarations: 'names in that list',
		imports: 'names in that list',
		exports: 'names in that list',
		providers: 'names in that list',
		bootstrap: 'names in that list',
	},
	example: '@NgModule({ declarations: [AppComponent], bootstrap: [AppComponent] }) class AppModule {}',
};

/** A kind with one row for each item of a list of @NgModule. */
function moduleList(list: string, about: string, more: Record<string, string> = {}): FactKind {
	return {
		kind: `angular_module_${list.replace(/s$/, '')}`,
		view: `angular_module_${list}`,
		category: 'framework',
		about,
		attributes: {
			module: 'name of the module',
			name: 'of the item; null when the item has none',
			written: 'the item as written, where that says more than the name',
			...more,
		},
		example: `@NgModule({ ${list}: [UserModule] }) class AppModule {}`,
	};
}

export const angularModuleImport: FactKind = moduleList('imports', 'something that a module imports');
export const angularModuleExport: FactKind = moduleList('exports', 'something that a module exports');
export const angularModuleDeclaration: FactKind = moduleList(
	'declarations',
	'a component, directive or pipe that a module declares',
);
export const angularModuleProvider: FactKind = moduleList('providers', 'something that a module provides', {
	use: 'useClass, useValue, useFactory or useExisting',
	value: 'what is used, as written',
});

export const angularComponent: FactKind = {
	kind: 'angular_component',
	view: 'angular_components',
	category: 'framework',
	about: 'a class with @Component',
	attributes: {
		name: 'of the class',
		selector: 'as written',
		standalone: 'as written; null when it is not said',
		template_url: 'file of the template',
		inline_template: 'whether the template is written here',
		change_detection: 'as written, without the name of the enum',
		imports: 'names of what a standalone component imports',
		providers: 'names of what it provides',
		inputs: 'fields with @Input, or made by input() or model()',
		outputs: 'fields with @Output, or made by output() or model()',
	},
	example: "@Component({ selector: 'app-root', templateUrl: './app.html' }) class AppComponent {}",
};

export const angularComponentStyle: FactKind = {
	kind: 'angular_component_style',
	view: 'angular_component_styles',
	category: 'framework',
	about: 'a style sheet of a component',
	attributes: {
		component: 'name of the class',
		url: 'file of the style sheet; null when it is written here',
		inline: 'whether it is written here',
	},
	example: "@Component({ styleUrls: ['./app.css'] }) class AppComponent {}",
};

export const angularService: FactKind = {
	kind: 'angular_service',
	view: 'angular_services',
	category: 'framework',
	about: 'a class with @Injectable of Angular',
	attributes: {
		name: 'of the class',
		provided_in: 'root, platform, any, or the name of a module; null when it is not said',
	},
	example: "@Injectable({ providedIn: 'root' }) class UserService {}",
};

export const angularGuard: FactKind = {
	kind: 'angular_guard',
	view: 'angular_guards',
	category: 'framework',
	about: 'a guard of routes: a class, or a function of one of the types for guards',
	attributes: {
		name: 'of the class or function',
		form: 'class or function',
		guards: 'CanActivate, CanDeactivate, CanMatch, …; Resolve is none of them',
	},
	example: 'export const signedIn: CanActivateFn = () => inject(Auth).isSignedIn()',
};

export const ANGULAR: readonly FactKind[] = [
	angularModule,
	angularModuleImport,
	angularModuleExport,
	angularModuleDeclaration,
	angularModuleProvider,
	angularComponent,
	angularComponentStyle,
	angularService,
	angularGuard,
];
