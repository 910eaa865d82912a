import Fastify, { type FastifyInstance } from 'fastify';
import { ROUTERS } from './routers';
import { registerUsersRouter, registerPostsRouter } from './parts';
import { registerEndpoints } from './endpoints';
import { withPrefix } from './with-prefix';
import { describeServer, HomeRoute, UserRoute } from './about';

const app = Fastify();
export const registerGone = (message: string) => async (server: FastifyInstance) => {
	server.get('/gone', gone); // ^ fact route framework=fastify path=/gone router=registerGone()#0
};
const createItems = (options: Options) => {
	return async (server: FastifyInstance) => {
		server.route({ method: 'POST', url: '/', handler: gone }); // ^ fact route method=POST path=/ router=createItems()#0
	};
};
export const registerItems = createItems({ own: true }); // ^ fact route_mount framework=fastify router=registerItems#0 prefix="" target=createItems()#0

export const registerAll = async (server: FastifyInstance) => {
	await server.register(registerGone('moved'), { prefix: '/old' }); // ^ fact route_mount router=registerAll#0 prefix=/old target=registerGone()#0
	await server.register(
		async (partsRouter) => {
			await registerPostsRouter(partsRouter as unknown as FastifyInstance); // ^ fact route_mount prefix="" module=./parts name=registerPostsRouter#0
			for await (const [kind, router] of Object.entries(ROUTERS)) {
				await router(withPrefix(partsRouter, `/${kind}`)); // ^ fact route_mount prefix="/${kind}" module=./routers name=ROUTERS
				await partsRouter.register(router, { prefix: `/v2/${kind}` }); // ^ fact route_mount prefix="/v2/${kind}" module=./routers name=ROUTERS
			}
		},
		{ prefix: '/parts' },
	);
	registerEndpoints({ kind: 'users', server, schema }); // ^ fact route_mount router=registerAll#0 prefix="" module=./endpoints name=registerEndpoints#0.server
	registerEndpoints({ app: server }); // ^ fact route_mount router=registerAll#0 module=./endpoints name=registerEndpoints#0.app
	describeServer({ server, schema }); // ^ no fact route_mount
	const parts = [{ server, schema }]; // ^ no fact route_mount
};

export const PART_ROUTERS: Record<string, (server: FastifyInstance) => Promise<void>> = {
	[Part.users]: registerUsersRouter, // ^ fact route_mount router=PART_ROUTERS prefix="" module=./parts name=registerUsersRouter#0
	posts: async (server) => { // ^ fact route_mount router=PART_ROUTERS target=posts#0
		server.get('/posts', gone); // ^ fact route path=/posts router=posts#0
	},
};
export const pageRoutes = { home: HomeRoute, user: UserRoute.page, path: '/' }; // ^ no fact route_mount

const endpoints: Endpoints = [
	['/one', 'POST'],
	['/two', 'GET'],
];
export const old = (fastify: FastifyInstance) => {
	endpoints.forEach(([endpoint, method]) => {
		fastify.route({ method, url: endpoint, handler: gone }); // ^ fact route method=POST path=/one ^ fact route method=GET path=/two
	});
	others.forEach(([endpoint, method]) => {
		fastify.route({ method, url: endpoint, handler: gone }); // ^ no fact route
	});
};
function gone() {}
app.get('/free', { config: { rateLimit: false }, schema: { response: {} } }, gone); // ^ fact route path=/free middleware=-
const usersUrl = '/users';
const membersUrl = `${usersUrl}/:id/members`;
let laterUrl = `${usersUrl}/later`;
app.get(`${membersUrl}/:member`, gone); // ^ fact route path=/users/:id/members/:member
app.get(laterUrl, gone); // ^ fact route path=/users/later
let changedUrl = `${usersUrl}/changed`;
changedUrl += '/again';
app.get(changedUrl, gone); // ^ fact route path="${changedUrl}"
