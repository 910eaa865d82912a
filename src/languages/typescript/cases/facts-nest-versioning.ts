import { VersioningType } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';

async function bootstrap() {
	const app = await NestFactory.create(AppModule);
	app.enableVersioning({ type: VersioningType.URI, defaultVersion: '1' }); // ^ fact route_versioning by=uri prefix=v default_version=1
	settings.enableVersioning = true; // ^ no fact route_versioning
}
