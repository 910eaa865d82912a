import Koa from 'koa';
import Router from 'koa-router';
import mount from 'koa-mount';
import serve from 'koa-static';
import api from './routes/api';
import routes from './routes';
import { mount as render } from '@vue/test-utils';

const app = new Koa();
const router = new Router();
const inner = new Router();
app.use(mount('/api', api)); // ^ fact route_mount framework=koa router=app prefix=/api module=./routes/api name=default
app.use(mount(routes)); // ^ fact route_mount router=app prefix="" module=./routes name=default
app.use(mount('/inner', inner.routes())); // ^ fact route_mount router=app prefix=/inner target=inner
app.use(mount('/public', serve('public'))); // ^ no fact route_mount ^ fact route_middleware router=app path=/public names=serve
app.use(render('/api', api)); // ^ no fact route_mount ^ fact route_middleware names=render
router.register('cron.:period', ['get', 'post'], [validate(), run]); // ^ fact route framework=koa method=GET path=cron.:period router=router handler=run middleware=validate ^ fact route method=POST path=cron.:period
router.register('plugin', run, {}); // ^ no fact route
registry.register('/plugin', ['get'], run); // ^ no fact route
async function run(ctx) {}
