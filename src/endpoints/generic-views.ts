/** What a class of a package answers: methods, or the actions of a set of views. */
interface Answers {
	methods?: readonly string[];
	actions?: readonly string[];
}

const list = (text: string) => text.split(' ');
const methods = (text: string): Answers => ({ methods: list(text) });
const actions = (text: string): Answers => ({ actions: list(text) });

const ROOTS = list(
	'View APIView GenericAPIView ViewSet GenericViewSet MethodView Resource RequestHandler HTTPEndpoint HTTPMethodView AccessMixin object',
);

/** Classes of Django, its REST framework and the packages beside them. */
const CLASSES: Readonly<Record<string, Answers>> = {
	...Object.fromEntries(ROOTS.map((name) => [name, {}])),
	...Object.fromEntries(
		list(
			'TemplateView ListView DetailView BaseListView BaseDetailView ArchiveIndexView YearArchiveView MonthArchiveView WeekArchiveView DayArchiveView TodayArchiveView DateDetailView FilterView SingleTableView JavaScriptCatalog JSONCatalog PasswordResetDoneView PasswordResetCompleteView PasswordChangeDoneView',
		).map((name) => [name, methods('GET')]),
	),
	...Object.fromEntries(
		list(
			'FormView CreateView UpdateView LoginView PasswordResetView PasswordResetConfirmView PasswordChangeView BaseCreateView BaseUpdateView BaseFormView ProcessFormView',
		).map((name) => [name, methods('GET POST')]),
	),
	DeletionMixin: methods('POST DELETE'),
	DeleteView: methods('GET POST DELETE'),
	RedirectView: methods('GET POST PUT PATCH DELETE'),
	ListAPIView: methods('GET'),
	RetrieveAPIView: methods('GET'),
	CreateAPIView: methods('POST'),
	DestroyAPIView: methods('DELETE'),
	UpdateAPIView: methods('PUT PATCH'),
	ListCreateAPIView: methods('GET POST'),
	RetrieveUpdateAPIView: methods('GET PUT PATCH'),
	RetrieveDestroyAPIView: methods('GET DELETE'),
	RetrieveUpdateDestroyAPIView: methods('GET PUT PATCH DELETE'),
	ModelViewSet: actions('list create retrieve update partial_update destroy'),
	ReadOnlyModelViewSet: actions('list retrieve'),
	ListModelMixin: actions('list'),
	CreateModelMixin: actions('create'),
	RetrieveModelMixin: actions('retrieve'),
	UpdateModelMixin: actions('update partial_update'),
	DestroyModelMixin: actions('destroy'),
};

const PACKAGES =
	/^(?:django|rest_framework|django_filters|django_tables2|flask|flask_\w{1,30}|tornado|aiohttp|starlette|sanic|braces)(?:\.|$)/;

/** What a class of a package answers; null when that is not known. */
export function answersOfClass(module: string, name: string): Answers | null {
	const last = name.slice(name.lastIndexOf('.') + 1);
	const known = PACKAGES.test(module) ? CLASSES[last] : undefined;
	// Mixins of packages add to what others answer; those that answer themselves are in the table.
	return known ?? (/Mixin\w{0,8}$/.test(last) ? {} : null);
}

/** How a router of the REST framework asks for an action: of all objects, or of one. */
export const ACTIONS: Readonly<Record<string, { method: string; detail: boolean }>> = {
	list: { method: 'GET', detail: false },
	create: { method: 'POST', detail: false },
	retrieve: { method: 'GET', detail: true },
	update: { method: 'PUT', detail: true },
	partial_update: { method: 'PATCH', detail: true },
	destroy: { method: 'DELETE', detail: true },
};
