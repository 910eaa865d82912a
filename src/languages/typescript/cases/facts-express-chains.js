import express from 'express';
import { requireAuth } from './auth.js';

const app = express();
app.get('/users', requireAuth, list);
// ^ fact express_middleware_chain position=0 role=middleware name=requireAuth path=/users ^ fact express_middleware_chain position=1 role=handler name=list
app.get('view engine'); // ^ no fact express_middleware_chain
new Map().get('/users', requireAuth, list); // ^ no fact express_middleware_chain

function list(req, res) {}
