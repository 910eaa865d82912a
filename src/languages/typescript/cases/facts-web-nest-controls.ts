import { Controller, Get, Module, SetMetadata } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ApiBearerAuth } from '@nestjs/swagger';
import { Authenticated, Endpoint, Roles } from './decorators';
import { AuthGuard, ErrorFilter, Validation } from './guards';
import { excluded } from './paths';

@Controller('cats')
@Roles('user')
export class CatsController {
	@Get() // ^ fact route path=/cats middleware=Roles,Authenticated
	@Authenticated({ admin: true })
	@Endpoint({ summary: 'All cats' })
	@ApiBearerAuth()
	list() {}
	@Get('open') // ^ fact route path=/cats/open middleware=Roles
	@Authenticated({ public: true })
	open() {}
}

const ownPaths = ['/health'];
function configure(app: INestApplication) {
	app.setGlobalPrefix('api', { exclude: ownPaths }); // ^ fact route_mount prefix=api exclude=/health
	app.setGlobalPrefix('v2', { exclude: excluded }); // ^ fact route_mount prefix=v2 exclude="${excluded}"
}

@Module({
	providers: [
		{ provide: APP_GUARD, useClass: AuthGuard }, // ^ fact route_middleware framework=nest path="" names=AuthGuard
		{ provide: APP_PIPE, useExisting: Validation }, // ^ fact route_middleware names=Validation
		{ provide: APP_FILTER, useClass: ErrorFilter }, // ^ no fact route_middleware
		{ provide: AuthGuard, useClass: AuthGuard }, // ^ no fact route_middleware
	],
})
export class AppModule {}
