/** How a function of a package asks for something: which arguments say what. */
export interface Client {
	library: string;
	/** null when an argument or an option says it. */
	method: string | null;
	/** Position of the address. */
	url: number;
	/** Position of the method, where one argument says it; -1 for none. */
	methodAt: number;
	/** It asks an application that runs inside a test. */
	isTest: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

interface Package {
	/** Of the package, or of what is below it. */
	name: RegExp;
	library: string;
	/** What comes before the name of the method; `''` is the package itself. */
	owner: RegExp;
	isTest?: true;
	/** Functions of other names: which argument is the address, which the method. */
	others?: Readonly<Record<string, { url: number; methodAt?: number; method?: string }>>;
}

const ANY = /^(?!.*\b(?:get|post|put|patch|delete|head|options|request)\b(?:\(\))?)/;
const SESSION = { request: { url: 1, methodAt: 0 } };

/** Clients whose calls links lead to, in whatever file they were made. */
const PACKAGES: readonly Package[] = [
	{ name: /^axios$/, library: 'axios', owner: ANY, others: { request: { url: 0 }, 'create()': { url: 0 } } },
	{ name: /^(?:ky|ky-universal|got|superagent|needle|wretch|redaxios)$/, library: '', owner: ANY },
	{
		name: /^ofetch$/,
		library: 'ofetch',
		owner: /^$/,
		others: { ofetch: { url: 0 }, $fetch: { url: 0 }, 'create()': { url: 0 } },
	},
	{
		name: /^@angular\/common\/http$/,
		library: '@angular/common/http',
		owner: /^HttpClient(?:\(\))?$/,
		others: { request: { url: 1, methodAt: 0 } },
	},
	{ name: /^@nestjs\/axios$/, library: '@nestjs/axios', owner: /HttpService/ },
	{ name: /^supertest$/, library: 'supertest', owner: /\)$/, isTest: true },
	{ name: /^chai-http$|^chai$/, library: 'chai-http', owner: /request\(\)/, isTest: true },
	{ name: /^light-my-request$/, library: 'inject', owner: ANY, isTest: true },
	{ name: /^requests$/, library: 'requests', owner: /^(?:[Ss]ession\(\)|Session)?$/, others: SESSION },
	{ name: /^httpx$/, library: 'httpx', owner: /^(?:(?:Async)?Client(?:\(\))?)?$/, others: SESSION },
	{ name: /^aiohttp$/, library: 'aiohttp', owner: /ClientSession/, others: SESSION },
	{
		name: /^(?:fastapi|starlette)(?:\.testclient)?$/,
		library: 'TestClient',
		owner: /TestClient/,
		isTest: true,
		others: SESSION,
	},
	{
		name: /^(?:django|rest_framework|djangorestframework)(?:\.test)?$/,
		library: 'test client',
		owner: /(?:^|\.)(?:API|Async|APIRequest)?(?:Client|RequestFactory|TestCase\(?\)?\.client)(?:\(\))?$/,
		isTest: true,
	},
	{ name: /^flask$/, library: 'test_client', owner: /test_client/, isTest: true },
	{
		name: /^net\/http\/httptest$/,
		library: 'httptest',
		owner: /^$/,
		isTest: true,
		others: { NewRequest: { url: 1, methodAt: 0 } },
	},
	{
		name: /^org\.springframework\.test\.web/,
		library: 'MockMvc',
		owner: /MockMvcRequestBuilders$/,
		isTest: true,
	},
	{ name: /^io\.restassured/, library: 'rest-assured', owner: ANY, isTest: true },
];

export function isClientPackage(owner: string): boolean {
	return PACKAGES.some(({ name }) => name.test(owner));
}

/** What a function of a package asks with; null for one that asks for nothing. `name` is `default.create().get`. */
export function clientOf(owner: string, name: string): Client | null {
	const dot = name.lastIndexOf('.');
	const [before, last] = dot < 0 ? ['', name] : [name.slice(0, dot), name.slice(dot + 1)];
	for (const each of PACKAGES) {
		if (!each.name.test(owner)) continue;
		const library = each.library === '' ? owner : each.library;
		const other = Object.hasOwn(each.others ?? {}, last) ? each.others?.[last] : undefined;
		const isTest = each.isTest === true;
		if (other !== undefined) {
			return {
				library,
				method: other.method ?? null,
				url: other.url,
				methodAt: other.methodAt ?? -1,
				isTest,
			};
		}
		if (METHODS.includes(last.toLowerCase()) && each.owner.test(before)) {
			return { library, method: last.toUpperCase(), url: 0, methodAt: -1, isTest };
		}
	}
	return null;
}

/** `$get` and `get` of `this.$axios`, which a module of Nuxt puts there. */
export function nuxtMethod(name: string): string | null {
	const method = name.replace(/^\$/, '');
	return METHODS.includes(method) ? method.toUpperCase() : method === 'request' ? '' : null;
}
