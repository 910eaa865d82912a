const { Router } = require('express');
const users = require('./users');
const { postsRouter } = require('./posts');
const { registerTagRoutes } = require('./tags');
const { HomeRoute } = require('./pages');

module.exports.routers = { users: users.router, posts: postsRouter }; // ^ no fact route_mount
const routers = {
	users: users.router, // ^ fact route_mount framework=express router=routers prefix="" module=./users name="*.router"
	posts: postsRouter, // ^ fact route_mount router=routers module=./posts name=postsRouter
	tags: registerTagRoutes, // ^ fact route_mount router=routers module=./tags name=registerTagRoutes#0
};
const pageRoutes = { home: HomeRoute, posts: postsRouter }; // ^ no fact route_mount
const routeNames = { users: 'users', posts: postsRouter }; // ^ no fact route_mount
