import type { FactKind } from './kind.ts';

export const pythonFrameworkConfig: FactKind = {
	kind: 'python_framework_config',
	view: 'python_framework_config',
	category: 'language',
	about: 'an application, a router or an extension that is made, or a setting that is given',
	attributes: {
		framework: 'flask, fastapi, django, celery, …',
		form: 'app, router, setting',
		name: 'key of the application or router; name of the setting',
		class: 'what is made: `Blueprint`',
		prefix: 'of the paths of a router, as it was made',
		value: 'of a setting, when it says no secret',
	},
	example: "bp = Blueprint('auth', __name__, url_prefix='/auth')",
};

export const pythonFrameworkMethod: FactKind = {
	kind: 'python_framework_method',
	view: 'python_framework_methods',
	category: 'language',
	about: 'a method that a framework calls: of a view, a serializer, an admin, a command',
	attributes: {
		framework: 'django, flask, tornado, …',
		class: 'the class it is in',
		base: 'what that extends',
		method: 'its name',
	},
	example: 'class Users(View):\n    def get(self, request): …',
};

export const pythonDjangoView: FactKind = {
	kind: 'python_django_view',
	view: 'python_django_views',
	category: 'language',
	about: 'a view of Django or of its REST framework',
	attributes: {
		name: 'of the class or function',
		form: 'class, function',
		base: 'what a class extends',
		model: 'the model it is about, as written',
		template: 'template_name',
		methods: 'methods it answers, when they are said',
		controls: 'what is asked first: decorators, mixins, permission classes',
	},
	example: 'class UserList(LoginRequiredMixin, ListView):\n    model = User',
};

export const pythonDjangoMiddleware: FactKind = {
	kind: 'python_django_middleware',
	view: 'python_django_middleware',
	category: 'language',
	about: 'an entry of the MIDDLEWARE setting, or a class that is middleware',
	attributes: {
		name: 'path of the class as the setting has it; name of the class',
		form: 'setting, class',
		position: 'among the entries, from 0',
		hooks: 'methods of a class that are called: process_request, …',
	},
	example: "MIDDLEWARE = ['django.middleware.csrf.CsrfViewMiddleware']",
};

export const pythonValidationSchema: FactKind = {
	kind: 'python_validation_schema',
	view: 'python_validation_schemas',
	category: 'language',
	about: 'a class that says what data must look like',
	attributes: {
		framework: 'pydantic, marshmallow, rest_framework, django_forms, wtforms, attrs',
		name: 'of the class',
		base: 'what it extends',
		fields: 'names of its fields',
		model: 'model behind it, as written',
	},
	example: 'class User(BaseModel):\n    email: EmailStr',
};

export const pythonSchemaValidator: FactKind = {
	kind: 'python_schema_validator',
	view: 'python_schema_validators',
	category: 'language',
	about: 'what a field of such a class must fulfil, as its declaration says',
	attributes: {
		framework: 'pydantic, marshmallow, …',
		schema: 'name of the class',
		field: 'name of the field',
		constraints: 'as written: `max_length=80`, `validate=Length(min=1)`',
	},
	example: 'age: int = Field(gt=0)',
};

export const pythonValidator: FactKind = {
	kind: 'python_validator',
	view: 'python_validators',
	category: 'language',
	about: 'a method that checks a field or a whole object',
	attributes: {
		framework: 'pydantic, marshmallow, rest_framework, sqlalchemy, attrs, django_forms',
		class: 'the class it is in',
		method: 'its name',
		fields: 'fields it checks; none for the whole',
		mode: 'before, after, wrap, plain, when it is said',
	},
	example: "@field_validator('email')\ndef check(cls, value): …",
};

export const celeryTask: FactKind = {
	kind: 'celery_task',
	view: 'celery_tasks',
	category: 'framework',
	about: 'a task of Celery',
	attributes: {
		name: 'of the task, when it is given; else null',
		function: 'what does the work',
		app: 'what it is registered on, as written; null for a shared task',
		queue: 'when it is given',
		bind: 'true when it gets itself as an argument',
		max_retries: 'as written',
		options: 'names of further options',
	},
	example: '@app.task(bind=True, max_retries=3)\ndef send(self, to): …',
};

export const pythonPackageConfig: FactKind = {
	kind: 'python_package_config',
	view: 'python_package_configs',
	category: 'language',
	about: 'what a package says about itself',
	attributes: {
		form: 'pyproject, poetry, setup.py',
		name: 'of the package',
		version: 'as written',
		requires_python: 'as written',
		backend: 'what builds it',
	},
	example: '[project]\nname = "app"',
};

export const pythonPackageDependency: FactKind = {
	kind: 'python_package_dependency',
	view: 'python_package_dependencies',
	category: 'language',
	about: 'a package that another one needs',
	attributes: {
		name: 'of the package',
		version: 'constraint as written',
		group: 'optional group, or `dev`; null for what is always needed',
		extras: 'extras that are taken',
		marker: 'when it is needed: `python_version < "3.11"`',
	},
	example: 'dependencies = ["flask>=3"]',
};

export const pythonBuildRequire: FactKind = {
	kind: 'python_build_require',
	view: 'python_build_requires',
	category: 'language',
	about: 'a package that is needed to build',
	attributes: { name: 'of the package', version: 'constraint as written' },
	example: '[build-system]\nrequires = ["hatchling"]',
};

/** What libraries and tools of Python declare. */
export const PYTHON_DATA: readonly FactKind[] = [
	pythonFrameworkConfig,
	pythonFrameworkMethod,
	pythonDjangoView,
	pythonDjangoMiddleware,
	pythonValidationSchema,
	pythonSchemaValidator,
	pythonValidator,
	celeryTask,
	pythonPackageConfig,
	pythonPackageDependency,
	pythonBuildRequire,
];
