/**
 * What whoever follows names has to know of a language wherever it reads a file: plain data, so that no dialect is loaded for it.
 * A language says what differs from `USUAL_TRAITS` in its `naming.ts`.
 */
export interface Traits {
	/** The name that constructors are declared by. */
	maker: string;
	/** First parameters of methods that stand for what the method is called on. */
	selfParameters: ReadonlySet<string>;
	/** Everything that a file binds at its top can be taken from it, and so can the modules below it. */
	exportsAll: boolean;
	/** A name is what it was given last where it stands, so the order of a file's statements tells what it gives to others. */
	isOrdered: boolean;
	/** Upper and lower case tell nothing apart. */
	foldsCase: boolean;
	/** Names of a class are not seen from inside its methods. */
	hidesClassNames: boolean;
	/** A name of a class is known behind the statement that binds it; before, it is that of the scope around. */
	bindsClassNamesLate: boolean;
	/** A module inside a file sees nothing of the file around it. */
	closesNamespaces: boolean;
	/** Modules have methods that types mix in. */
	mixesNamespaces: boolean;
	/** Operators give texts and numbers alone: nothing that has members of the repository. */
	operatorsGiveText: boolean;
	/** From where on a scope's variable is meant by its name. */
	boundFrom: 'scope' | 'declaration' | 'value';
	/** Defaults of parameters see nothing of the body. */
	hidesBody: boolean;
	/** Functions that see no variables around them, and the names that are variables. */
	walls: { functions: 'named' | 'not arrow'; variable: RegExp } | null;
	/** The annotation of methods that are called with a class. */
	classMethod: string | null;
	/** Options of a call are an object among its arguments, not arguments with names. */
	optionsInObject: boolean;
	/** A file is a component: the whole file is one thing that others take, and its scripts see one another. */
	component: 'none' | 'scripts' | 'file';
	/** What stands before the name of a store to mean what it holds: `$count`; '' where there is no such sign. */
	storeSign: string;
	/** A component may be written as an object of options: `methods`, `computed`, `mixins`. */
	hasComponentOptions: boolean;
	/** A program may give a class members that are not written in it. */
	hasOpenClasses: boolean;
	/** Fields are properties: other languages read them by calling accessors. */
	hasProperties: boolean;
	/** Several functions of one scope may have the same name. */
	overloadsFunctions: boolean;
	/** Tables that statements of SQL name: a file declares them, or maps its models to them by another name. */
	tables: 'none' | 'declares' | 'maps';
}

export const USUAL_TRAITS: Traits = {
	maker: 'constructor',
	selfParameters: new Set(),
	exportsAll: false,
	isOrdered: false,
	foldsCase: false,
	hidesClassNames: false,
	bindsClassNamesLate: false,
	closesNamespaces: false,
	mixesNamespaces: false,
	operatorsGiveText: false,
	boundFrom: 'scope',
	hidesBody: false,
	walls: null,
	classMethod: null,
	optionsInObject: false,
	component: 'none',
	storeSign: '',
	hasComponentOptions: false,
	hasOpenClasses: false,
	hasProperties: false,
	overloadsFunctions: true,
	tables: 'none',
};
