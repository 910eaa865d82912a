// path: routes/orders.js
const { api } = require('../client');
const server = require('../testing/server');
const request = require('supertest');

module.exports = (app, { passport, router }) => {
	app.get('/orders', passport.authenticate('jwt'), list); // ^ fact route framework=express method=GET path=/orders router=default#0 handler=list middleware=passport.authenticate
	app.get('orders', list); // ^ no fact route
	app.get('/orders', { params: 1 }); // ^ no fact route
	app.get('/orders', options); // ^ no fact route
	app.use(plugin); // ^ no fact route_middleware ^ no fact route_mount
	app.use('/open', cors()); // ^ fact route_middleware router=default#0 path=/open names=cors
	router.post('/nested', list); // ^ fact route method=POST router=default#1.router
	require('./more')(app); // ^ fact route_mount router=default#0 module=./more name=*#0
	api.get('/orders', list); // ^ no fact route
	client.get('/orders', list); // ^ no fact route
	ctx.anything.get('/served', (req, res) => res.end()); // ^ fact route path=/served
};
test('orders', async () => {
	const res = await server.get('/orders', user); // ^ no fact route
	server.post('/orders?draft=1', user); // ^ no fact route
	request(server).get('/orders', list); // ^ no fact route
	const answer = server.put('/orders', user); // ^ no fact route
});
