import { Hono, type Context } from 'hono';
import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { users } from './users';
import { bearer } from './auth';

const app = new Hono().basePath('/api');
const v2 = app.basePath('/v2');
app.use('*', cors()); // ^ fact route_middleware framework=hono router=app path=/api/* names=cors
app.get('/', (c) => c.html(<p>Don't</p>)); // ^ fact route framework=hono method=GET path=/api/ router=app
v2.get('/cats', bearer, list); // ^ fact route path=/api/v2/cats router=app handler=list middleware=bearer
app.on(['PUT', 'DELETE'], '/cats/:id', list); // ^ fact route method=PUT path=/api/cats/:id ^ fact route method=DELETE path=/api/cats/:id
app.on('error', list); // ^ no fact route
app.route('/users', users); // ^ fact route_mount framework=hono router=app prefix=/api/users module=./users name=users
app.route('/inline', new Hono().get('/x', list)); // ^ fact route_mount prefix=/api/inline target=@899 ^ fact route path=/x router=@899
export const books = new Hono()
	.get('/', list) // ^ fact route path=/ router=books
	.post('/', bearer, list) // ^ fact route method=POST path=/ router=books middleware=bearer
	.get('/:id', list) // ^ fact route path=/:id
	.put('/:id', list) // ^ fact route method=PUT
	.delete('/:id', list) // ^ fact route method=DELETE
	.get('/:id/pages', list) // ^ fact route path=/:id/pages router=books
	.get('/:id/pages/:page', list); // ^ fact route path=/:id/pages/:page router=books
export default app;
function list(c: Context) {
	return c.get('/user', list); // ^ no fact route
}
const open = new OpenAPIHono();
open.get('/doc', list); // ^ fact route framework=hono path=/doc router=open
const listed = createRoute({
	method: 'get',
	path: '/listed/{id}',
	middleware: [bearer] as const,
});
open.openapi(listed, list); // ^ fact route method=GET path=/listed/{id} router=open handler=list middleware=bearer
open.openapi(createRoute({ method: 'post', path: '/made' }), list); // ^ fact route method=POST path=/made handler=list
open.openapi(users.listed, list); // ^ no fact route
export const shown = open; // ^ fact route_mount framework=hono router=shown prefix="" target=open
const shownPath = open.path; // ^ no fact route_mount
const handlers = list; // ^ no fact route_mount
