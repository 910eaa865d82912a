const express = require('express');
const routes = require('./routes');
const { createMetrics } = require('./metrics');
const { readSettings } = require('./settings');
const users = require('./routes/users');
const posts = require('./routes/posts');

const app = express();
const { metricsRouter, collect } = createMetrics();
const { limits } = require('./limits');

async function start() {
	app.use('/files', await routes.files.initialize()); // ^ fact route_mount router=app prefix=/files module=./routes name="*.files.initialize()"
	app.use('/private', routes.requireUser(), users); // ^ fact route_mount prefix=/private module=./routes/users name=* middleware=routes.requireUser
	app.use('/metrics', metricsRouter); // ^ fact route_mount prefix=/metrics module=./metrics name="createMetrics().metricsRouter"
	app.use(await readSettings()); // ^ no fact route_mount ^ fact route_middleware names=readSettings
}

const byPath = { '/users': users, '/posts': posts };
for (const [path, router] of Object.entries(byPath)) {
	app.use(path, router); // ^ fact route_mount router=app prefix=/users module=./routes/users ^ fact route_mount prefix=/posts module=./routes/posts
}
Object.entries(byPath).forEach(([path, router]) => {
	app.use(`/v1${path}`, router); // ^ fact route_mount router=app prefix="/v1${path}" target=byPath
});
const pages = [['/about', about], ['/terms', terms]];
pages.forEach(([path, page]) => app.get(path, page)); // ^ fact route path=/about handler=about ^ fact route path=/terms handler=terms
const names = new Map([['/about', about]]);
names.forEach(([path, page]) => cache.get(path, page)); // ^ no fact route
function about(req, res) {}
function terms(req, res) {}
