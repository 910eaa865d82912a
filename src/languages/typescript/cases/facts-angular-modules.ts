import { Component, NgModule } from '@angular/core';
import { Widget } from './mine';

@Component({ selector: 'app-users', templateUrl: './users.html', styleUrls: ['./users.css'] })
// ^ fact angular_component name=UsersComponent selector=app-users template_url=./users.html ^ fact angular_component_style url=./users.css inline=false
export class UsersComponent {}

@Widget({ selector: 'app-users', styleUrls: ['./x.css'] })
// ^ no fact angular_component ^ no fact angular_component_style
export class NoComponent {}

@NgModule({ declarations: [UsersComponent], exports: [UsersComponent], providers: [UserService] })
// ^ fact angular_module_declaration name=UsersComponent ^ fact angular_module_export name=UsersComponent ^ fact angular_module_provider name=UserService
export class UsersModule {}

const plain = { declarations: [UsersComponent], exports: [UsersComponent], providers: [UserService] };
// ^ no fact angular_module_declaration ^ no fact angular_module_export ^ no fact angular_module_provider
