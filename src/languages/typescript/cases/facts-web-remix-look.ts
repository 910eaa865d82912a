// path: app/routes/users.ts
import { Router } from 'express';
const router = Router();
router.get('/', (req, res) => res.end()); // ^ fact route framework=express path=/ router=router
export default router; // ^ no fact route
