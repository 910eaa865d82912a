// path: server/api/users.js
import express from 'express';
const router = express.Router(); // ^ no fact route
export default router; // ^ no fact route
