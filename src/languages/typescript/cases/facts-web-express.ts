import express, { Router, type Application, type Request } from 'express';
import { UsersController } from './users.controller';
import UserRoutes from './user.routes';
import { createOrders } from './orders';
import { registerAdmin } from './admin/routes';

enum Paths {
	health = '/health',
}

class Api {
	private app: Application;
	readonly router = Router();
	private users = new UsersController();
	private userRoutes = new UserRoutes();

	constructor() {
		this.app = express();
		this.app.get(Paths.health, this.health); // ^ fact route framework=express path=/health router=this.app handler=this.health handler_chunk=9
		this.router.get<{ id: string }>('/users/:id', this.users.show); // ^ fact route path=/users/:id router=this.router handler=this.users.show handler_module=./users.controller handler_name=UsersController.show
		this.app.use('/api', this.router); // ^ fact route_mount router=this.app prefix=/api target=this.router
		this.app.use('/users', this.userRoutes.router); // ^ fact route_mount prefix=/users module=./user.routes name=default.router
		this.app.use('/orders', createOrders(this)); // ^ fact route_middleware path=/orders names=createOrders
		registerAdmin(this.app); // ^ fact route_mount router=this.app module=./admin/routes name=registerAdmin#0
	}

	health(req: Request): string {
		return req.get('/health', this.health); // ^ no fact route
	}
}

export class Audit {
	constructor(router: Router, private readonly log: Log) {
		router.get('/audit', this.list); // ^ fact route path=/audit router=Audit#0
	}
	register(app: express.Express) {
		app.get('/audit/all', this.list); // ^ fact route path=/audit/all router=Audit.register#0
	}
	list() {}
}

export default Router().get('/ping', (_req, res) => res.end()); // ^ fact route path=/ping router=default
export const chained = express.Router()
	.get('/one', one) // ^ fact route path=/one router=chained
	.use('/two', two); // ^ fact route_middleware path=/two router=chained names=two
export function build(app: ReturnType<typeof express>) {
	app.options('*', one); // ^ fact route method=OPTIONS path=* router=build#0
	return new Set<string>().delete('/one', one); // ^ no fact route
}
function createHealth() {
	const router = Router();
	router.get('/health', one); // ^ fact route path=/health router=router@2213
	return router;
}
export const health = createHealth(); // ^ fact route_mount framework=express router=health prefix="" target=router@2213
chained.use('/more', createHealth()); // ^ fact route_mount router=chained prefix=/more target=router@2213
const count = createCount(); // ^ no fact route_mount
