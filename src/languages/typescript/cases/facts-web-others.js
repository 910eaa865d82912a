const Hapi = require('@hapi/hapi');
const restify = require('restify');
const polka = require('polka');
const nock = require('nock');
const { Get, Controller } = require('./own');

const server = Hapi.server({ port: 3000 });
server.route([ // ^ no fact route_mount
	{ method: 'GET', path: '/hapi', handler: (request, h) => 'ok' }, // ^ fact route framework=hapi method=GET path=/hapi router=server handler=-
	{ method: '*', path: '/{any*}', options: { handler: missing } }, // ^ fact route framework=hapi method=ANY path=/{any*} handler=missing
]);
server.route({ path: '/no-method', handler: missing }); // ^ no fact route
bus.route({ method: 'GET', path: '/other', handler: missing }); // ^ no fact route

const rest = restify.createServer();
rest.del('/cats/:id', missing); // ^ fact route framework=restify method=DELETE path=/cats/:id router=rest
polka().get('/polka', missing).listen(3000); // ^ fact route framework=polka method=GET path=/polka
nock('https://api').get('/users', missing); // ^ no fact route
chai.request(server).get('/users', missing); // ^ no fact route

const paths = ['/one', '/two'];
for (const path of paths) {
	rest.get(path, missing); // ^ fact route path=/one ^ fact route path=/two
}
for (const [name, value] of map) rest.get(name, missing); // ^ fact route path="${name}"
function missing() {}
