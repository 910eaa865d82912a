const express = require('express');
const { Router } = require('express');
const helmet = require('helmet');
const users = require('./routes/users');
const { requireAuth, isAdmin } = require('./middleware/auth');
const { catchAsync } = require('./utils');
const controller = require('./controllers/items');
const app = express();
const router = Router();
const BASE = '/v1';
const guards = [requireAuth, isAdmin];

app.get('/users', list); // ^ fact route framework=express method=GET path=/users router=app handler=list middleware=- handler_module=-
app.post('/items', requireAuth, controller.create); // ^ fact route method=POST path=/items handler=controller.create handler_module=./controllers/items handler_name=*.create middleware=requireAuth ^ fact express_middleware_chain position=0 role=middleware name=requireAuth handler_module=./middleware/auth handler_name=requireAuth method=POST path=/items router=app ^ fact express_middleware_chain position=1 role=handler name=controller.create
app.all('*', (req, res) => res.sendStatus(404)); // ^ fact route method=ANY path=* handler=- handler_chunk=5
app.get(['/a', '/b'], list); // ^ fact route path=/a ^ fact route path=/b
app.get(/^\/files\/(.+)$/, list); // ^ fact route path="/^\\/files\\/(.+)$/"
app.get(`${BASE}/status`, list); // ^ fact route path=/v1/status
app.get(BASE + '/sum', list); // ^ fact route path=/v1/sum
app.get(`${config.base}/x`, list); // ^ fact route path="${config.base}/x"
app.put('/guarded', guards, catchAsync(controller.update)); // ^ fact route method=PUT handler=controller.update handler_name=*.update middleware=requireAuth,isAdmin
app.delete('/many', [requireAuth, (req, res, next) => next()], wrap(async (req, res) => {})); // ^ fact route method=DELETE handler=- handler_chunk=7 middleware=requireAuth,(inline)
app.patch('/bound', controller.list.bind(controller)); // ^ fact route method=PATCH handler=controller.list
app.get('view engine'); // ^ no fact route
app.get('/lonely'); // ^ no fact route
app.set('/x', list); // ^ no fact route

router
	.route('/books/:id')
	.all(requireAuth) // ^ no fact route ^ fact express_middleware_chain method=GET position=0 role=middleware name=requireAuth ^ fact express_middleware_chain method=PUT position=0 role=middleware
	// The path of all that follow.
	.get(controller.show) // ^ fact route method=GET path=/books/:id router=router handler=controller.show middleware=requireAuth ^ fact express_middleware_chain position=1 role=handler name=controller.show
	.put(isAdmin, controller.save); // ^ fact route method=PUT path=/books/:id handler=controller.save middleware=requireAuth,isAdmin

app.use(helmet()); // ^ fact route_middleware framework=express router=app path="" names=helmet ^ no fact route_mount
app.use('/admin', requireAuth, isAdmin); // ^ fact route_middleware router=app path=/admin names=requireAuth,isAdmin ^ no fact route_mount
app.use('/users', requireAuth, users); // ^ fact route_mount framework=express router=app prefix=/users module=./routes/users name=* middleware=requireAuth target=- ^ no fact route_middleware
app.use('/books', router); // ^ fact route_mount router=app prefix=/books target=router module=-
app.use('/orders', require('./orders')); // ^ fact route_mount prefix=/orders module=./orders name=*
app.use('/pay', require('./pay').router); // ^ fact route_mount prefix=/pay module=./pay name=*.router
app.use('/made', require('./made')(db)); // ^ fact route_mount prefix=/made module=./made name=*()
app.use('/static', express.static('public')); // ^ fact route_middleware path=/static names=express.static ^ no fact route_mount
app.use(function (err, req, res, next) {}); // ^ fact route_middleware names=(inline)
require('./legacy')(app); // ^ fact route_mount framework=express router=app prefix="" module=./legacy name=*#0
registerHealth(app, db); // ^ fact route_mount router=app target=registerHealth#0
listen(app); // ^ no fact route_mount

const table = [
	{ path: '/one', route: require('./one.route') },
	{ path: '/two', route: users },
];
table.forEach((entry) => {
	app.use(entry.path, entry.route); // ^ fact route_mount prefix=/one module=./one.route name=* ^ fact route_mount prefix=/two module=./routes/users
});
['/x'].concat(more).forEach((path) => app.get(path, list)); // ^ fact route path="${path}"

function registerHealth(server, db) {
	server.get('/health', (req, res) => res.json(db.ok)); // ^ fact route path=/health router=registerHealth#0
}

function list(req, res) {
	const cache = new Map();
	cache.get('/users', list); // ^ no fact route
	req.get('/users', list); // ^ no fact route
	return axios.get('/users', config); // ^ no fact route
}
module.exports = app;
