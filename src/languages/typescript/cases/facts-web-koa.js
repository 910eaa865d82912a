import Koa from 'koa';
import Router from '@koa/router';
import bodyParser from 'koa-bodyparser';
import orders from './routes/orders';

const app = new Koa();
const router = new Router({ prefix: '/api' });
const posts = new Router();
posts.prefix('/posts');

router.get('/users', async (ctx) => {}); // ^ fact route framework=koa method=GET path=/api/users router=router
router.get('user', '/users/:id', auth, show); // ^ fact route path=/api/users/:id handler=show middleware=auth
router.del('/users/:id', show); // ^ fact route method=DELETE path=/api/users/:id
posts.post('/', show); // ^ fact route method=POST path=/posts/ router=posts
router.use('/blog', posts.routes(), posts.allowedMethods()); // ^ fact route_mount framework=koa router=router prefix=/api/blog target=posts ^ no fact route_middleware
router.use(orders.routes()); // ^ fact route_mount router=router prefix=/api module=./routes/orders name=default
app.use(bodyParser()).use(router.routes()).use(router.allowedMethods()); // ^ fact route_middleware router=app names=bodyParser ^ fact route_mount router=app prefix="" target=router
router.get('users', { strict: true }); // ^ no fact route
async function show(ctx) {
	ctx.cookies.get('/token', show); // ^ no fact route
}
