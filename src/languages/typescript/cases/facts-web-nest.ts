import { Controller, Get, Post, Put, All, Sse, UseGuards, UseInterceptors, UsePipes, Version, VersioningType, type MiddlewareConsumer } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import helmet from 'helmet';
import { Patch } from './decorators';

const CATS = 'cats';

@Controller(CATS)
@UseGuards(AuthGuard('jwt'))
export class CatsController {
	@Get() // ^ fact route framework=nest method=GET path=/cats router=- handler=CatsController.list handler_chunk=3 middleware=AuthGuard
	list() {}
	@Get(':id') // ^ fact route path=/cats/:id handler=CatsController.one middleware=AuthGuard,RolesGuard,CacheInterceptor,ParsePipe
	@UseGuards(RolesGuard)
	@UsePipes(new ParsePipe())
	@UseInterceptors(CacheInterceptor)
	one() {}
	@Post(['a', 'b']) // ^ fact route method=POST path=/cats/a ^ fact route method=POST path=/cats/b
	many() {}
	@Version('2') // ^ fact route method=ANY path=/cats/any version=2
	@All('/any')
	any() {}
	@Sse('events') // ^ fact route method=GET path=/cats/events
	events() {}
	@Patch('own') // ^ no fact route
	own() {}
	helper() {
		return this.cache.get('/cats', this.one); // ^ no fact route
	}
}

@Controller({ path: ['dogs', 'hounds'], version: '1' })
class DogsController {
	@Put('/:id') // ^ fact route method=PUT path=/dogs/:id version=1 ^ fact route method=PUT path=/hounds/:id version=1
	save() {}
}

@Controller()
class Root {
	@Get() // ^ fact route path=/
	index() {}
}

abstract class Base {
	@Get('shared') // ^ no fact route
	shared() {}
}

async function bootstrap() {
	const app = await NestFactory.create(AppModule);
	app.setGlobalPrefix('api', { exclude: ['health', { path: 'metrics', method: 1 }] }); // ^ fact route_mount framework=nest router=- target=- prefix=api exclude=health,metrics
	app.enableVersioning({ type: VersioningType.URI, defaultVersion: '1' }); // ^ fact route_versioning framework=nest by=uri prefix=v default_version=1
	app.use(helmet()); // ^ fact route_middleware framework=nest router=- path="" names=helmet
	app.useGlobalGuards(new AuthGuard()); // ^ fact route_middleware framework=nest names=AuthGuard
	app.get(CatsService, { strict: false }); // ^ no fact route
	other.enableVersioning; // ^ no fact route_versioning
}

export class AppModule {
	configure(consumer: MiddlewareConsumer) {
		consumer.apply(LoggerMiddleware, cors()).forRoutes('cats', CatsController); // ^ fact route_middleware path=cats names=LoggerMiddleware,cors ^ fact route_middleware path=CatsController names=LoggerMiddleware,cors
		table.forRoutes('cats'); // ^ no fact route_middleware
	}
}
