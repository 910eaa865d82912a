import { Component, Input, NgModule, Injectable, Output, input, output } from '@angular/core';
import { CanActivate, CanActivateFn, CanDeactivate } from '@angular/router';
import { CanActivate as NestGuard, Injectable as NestInjectable } from '@nestjs/common';

const SHARED = [CommonModule, FormsModule];

@NgModule({ // ^ fact angular_module name=AppModule declarations=AppComponent,UserPipe imports=BrowserModule,RouterModule providers=UserService,API_URL,Logger bootstrap=AppComponent exports=-
	declarations: [
		AppComponent, // ^ fact angular_module_declaration module=AppModule name=AppComponent written=-
		UserPipe, // ^ fact angular_module_declaration module=AppModule name=UserPipe
	],
	imports: [
		BrowserModule, // ^ fact angular_module_import module=AppModule name=BrowserModule
		RouterModule.forRoot(routes, { useHash: true }), // ^ fact angular_module_import module=AppModule name=RouterModule written="RouterModule.forRoot(routes, { useHash: true })"
	],
	providers: [
		UserService, // ^ fact angular_module_provider module=AppModule name=UserService use=-
		{ provide: API_URL, useValue: '/api' }, // ^ fact angular_module_provider module=AppModule name=API_URL use=useValue value="'/api'"
		safeProvider({ provide: Logger, useClass: ConsoleLogger }), // ^ fact angular_module_provider module=AppModule name=Logger use=useClass value=ConsoleLogger
	],
	bootstrap: [AppComponent],
})
export class AppModule {}

@NgModule({ imports: SHARED, exports: [CommonModule] }) // ^ fact angular_module name=SharedModule imports=CommonModule,FormsModule exports=CommonModule ^ fact angular_module_export module=SharedModule name=CommonModule
export class SharedModule {}

@Component({ // ^ fact angular_component name=UserCard selector=app-user-card standalone=true template_url=./user-card.html inline_template=false change_detection=OnPush imports=NgIf,RouterLink inputs=user,size outputs=saved,closed
	selector: 'app-user-card',
	standalone: true,
	imports: [NgIf, RouterLink],
	templateUrl: './user-card.html',
	styleUrls: ['./user-card.scss', './theme.scss'], // ^ fact angular_component_style component=UserCard url=./user-card.scss inline=false ^ fact angular_component_style component=UserCard url=./theme.scss
	styles: [`:host { display: block; }`], // ^ fact angular_component_style component=UserCard url=- inline=true
	changeDetection: ChangeDetectionStrategy.OnPush,
})
export class UserCard {
	@Input() user: User;
	size = input<number>(1);
	@Output() saved = new EventEmitter<User>();
	closed = output<void>();
	plain = inputs();
}

@Component({ template: '<p>hi</p>', styleUrl: 'a.css' }) // ^ fact angular_component name=Tiny inline_template=true standalone=- selector=- ^ fact angular_component_style component=Tiny url=a.css
export class Tiny {}

@Injectable({ providedIn: 'root' }) // ^ fact angular_service name=UserService provided_in=root
export class UserService {}
@Injectable() // ^ fact angular_service name=AuthGuard provided_in=- ^ fact angular_guard name=AuthGuard form=class guards=CanActivate,CanDeactivate
export class AuthGuard implements CanActivate, CanDeactivate<Page> {
	canActivate() { return true; }
}
export const signedIn: CanActivateFn = () => inject(Auth).isSignedIn(); // ^ fact angular_guard name=signedIn form=function guards=CanActivate
export function hasRole(role: string): CanActivateFn { return () => check(role); } // ^ fact angular_guard name=hasRole form=function guards=CanActivate

@NestInjectable() // ^ no fact angular_service
export class ApiGuard implements NestGuard { // ^ no fact angular_guard
	canActivate() { return true; }
}
export const allowed = (guard: CanActivateFn) => guard; // ^ no fact angular_guard
@Module({ imports: [UserModule] }) // ^ no fact angular_module ^ no fact angular_module_import
class Other {}
