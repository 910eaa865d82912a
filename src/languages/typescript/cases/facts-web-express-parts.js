// path: routes/orders.js
const express = require('express');
const { api } = require('../client');
const request = require('supertest');
const { rest } = require('msw');

module.exports = (app, { passport }) => {
	app.get('/orders', passport.authenticate('jwt'), list); // ^ no fact route
};
server.use(rest.get('/orders', (req, res, ctx) => res(ctx.json([])))); // ^ no fact route ^ no fact route_middleware
rest.post('/orders', (req, res, ctx) => res()); // ^ no fact route
request(app).get('/orders').expect(200); // ^ no fact route
