import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import cors from '@fastify/cors';
import { usersPlugin } from './users/plugin';
import { verify } from './auth';

const app = Fastify({ logger: true });
const opts = { preHandler: [verify], handler: show };

app.get('/', async () => 'ok'); // ^ fact route framework=fastify method=GET path=/ router=app handler=- handler_chunk=3
app.get<{ Params: Id }>('/users/:id', { onRequest: verify, schema: { url: '/no', method: 'NO' } }, show); // ^ fact route path=/users/:id handler=show middleware=verify
app.post('/users', opts); // ^ fact route method=POST handler=show middleware=verify
app.put('/users', { schema }); // ^ no fact route
app.route({ // ^ fact route method=GET path=/cats handler=- middleware=rateLimit,schema,verify,audit ^ fact route method=HEAD path=/cats
	method: ['GET', 'HEAD'],
	schema: { querystring: { url: '/nested' } }, // it's here
	url: '/cats',
	config: { rateLimit: { max: 5 } },
	preHandler: [verify, audit],
	handler: async (request, reply) => reply.send([]),
});
app.withTypeProvider<Zod>().delete('/cats/:id', show); // ^ fact route method=DELETE path=/cats/:id router=app
app.addHook('preHandler', verify); // ^ fact route_middleware framework=fastify router=app path="" names=verify
app.addHook('onSend', verify); // ^ no fact route_middleware
app.register(cors, { origin: true }); // ^ no fact route_mount
app.register(usersPlugin, { prefix: '/users' }); // ^ fact route_mount framework=fastify router=app prefix=/users module=./users/plugin name=usersPlugin#0
app.register(import('./lazy'), { prefix: '/lazy' }); // ^ fact route_mount prefix=/lazy module=./lazy name=default#0
app.register(local, { prefix: '/local' }); // ^ fact route_mount prefix=/local target=local#0
app.register(async (scope) => { // ^ fact route_mount prefix=/inner target=1808#0
	scope.get('/deep', show); // ^ fact route path=/deep router=1808#0
}, { prefix: '/inner' });
registry.register(local, { prefix: '/not' }); // ^ no fact route_mount
const cookies = jar(app).get('/cookie', show); // ^ no fact route

async function local(instance: FastifyInstance) {
	instance.patch('/x', { handler: show }); // ^ fact route method=PATCH path=/x router=local#0 handler=show
}
export default fp(local); // ^ fact route_mount router=default#0 prefix="" target=local#0
function show() {}
function audit() {}
