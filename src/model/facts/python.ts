import type { FactKind } from './kind.ts';
import { PYTHON_DATA } from './python-data.ts';
import { PYTHON_SYNTAX } from './python-syntax.ts';
import { PYTHON_VIEWS } from './python-views.ts';

export const pythonClassFeature: FactKind = {
	kind: 'python_class_feature',
	view: 'python_class_features',
	category: 'language',
	about: 'a class that is more than plain: abstract, a data class, an enumeration, with a metaclass or slots',
	attributes: {
		name: 'of the class',
		features:
			'abstract, dataclass, enum, exception, generic, metaclass, namedtuple, protocol, slots, typed_dict',
		bases: 'what it extends, as written',
		metaclass: 'as written',
	},
	example: 'class Shape(ABC): …',
};

export const pythonProtocol: FactKind = {
	kind: 'python_protocol',
	view: 'python_protocols',
	category: 'language',
	about: 'a class that follows protocols of the language, or declares one',
	attributes: {
		name: 'of the class',
		protocols: 'iterator, container, context manager, callable, …: by the methods it has',
		declares: 'true when it is a `typing.Protocol` itself',
	},
	example: 'class Cursor:\n    def __iter__(self): …',
};

export const pythonTypeDefinition: FactKind = {
	kind: 'python_type_definition',
	view: 'python_type_definitions',
	category: 'language',
	about: 'a type that is made with the words of `typing`',
	attributes: {
		name: 'of the type',
		form: 'alias, annotated, new_type, type_var, param_spec, typed_dict, named_tuple, protocol, generic',
		value: 'what it stands for, as written',
		depends: 'what FastAPI asks for it: `get_user` of `Annotated[User, Depends(get_user)]`',
	},
	example: "UserId = NewType('UserId', int)",
};

export const pythonTypedDictField: FactKind = {
	kind: 'python_typeddict_field',
	view: 'python_typeddict_fields',
	category: 'language',
	about: 'a key of a TypedDict',
	attributes: {
		class: 'the TypedDict',
		name: 'of the key',
		type: 'as written, without `Required` and `NotRequired`',
		required: 'true or false',
	},
	example: 'class Movie(TypedDict):\n    title: str',
};

export const pythonComprehension: FactKind = {
	kind: 'python_comprehension',
	view: 'python_comprehensions',
	category: 'language',
	about: 'a comprehension or a generator expression',
	attributes: {
		form: 'list, set, dict, generator',
		over: 'what it goes through first, as written',
		clauses: 'number of its `for`s',
		conditions: 'number of its `if`s',
	},
	example: '[user.name for user in users if user.active]',
};

export const pythonStateMutation: FactKind = {
	kind: 'python_state_mutation',
	view: 'python_state_mutations',
	category: 'language',
	about:
		'a function that changes what outlives it: attributes of its object (but in `__init__`) or class, globals',
	attributes: {
		instance: 'attributes of `self` that it assigns to, or to parts of',
		class: 'attributes of `cls`',
		global: 'names it declares `global`',
		nonlocal: 'names it declares `nonlocal`',
	},
	example: 'def add(self): self.count += 1',
};

export const pythonTestFixture: FactKind = {
	kind: 'python_test_fixture',
	view: 'python_test_fixtures',
	category: 'language',
	about: 'a fixture of pytest, or what unittest runs around tests',
	attributes: {
		framework: 'pytest, unittest',
		name: 'what tests ask for; the name of the method for unittest',
		scope: 'function, class, module, package, session',
		autouse: 'true when all tests get it',
		is_generator: 'true when it cleans up after the test',
	},
	example: "@pytest.fixture(scope='session')\ndef db(): …",
};

export const pythonFixtureParam: FactKind = {
	kind: 'python_fixture_param',
	view: 'python_fixture_params',
	category: 'language',
	about: 'parameters that a test or a fixture is run with',
	attributes: {
		name: 'of the test or fixture',
		params: 'names of the parameters',
		count: 'number of values, when they are a list',
		indirect: 'true when fixtures get them',
	},
	example: "@pytest.mark.parametrize('a, b', [(1, 2), (3, 4)])",
};

/** The words of Python and its libraries. */
export const PYTHON: readonly FactKind[] = [
	...PYTHON_SYNTAX,
	...PYTHON_VIEWS,
	...PYTHON_DATA,
	pythonClassFeature,
	pythonProtocol,
	pythonTypeDefinition,
	pythonTypedDictField,
	pythonComprehension,
	pythonStateMutation,
	pythonTestFixture,
	pythonFixtureParam,
];
