import { beforeAll, expect, test } from 'vitest';
import type { EndpointsResult } from '../../src/engine.ts';
import { answer, repository } from './assay.ts';

// Paths and controls that no single file tells.
const FILES = {
	'flask/app/__init__.py': [
		'from flask import Flask',
		'def create_app():',
		'    app = Flask(__name__)',
		'    from app.users import bp as users_bp',
		"    app.register_blueprint(users_bp, url_prefix='/people')",
		'    from app.auth import bp as auth_bp',
		'    app.register_blueprint(auth_bp)',
		'    return app',
	],
	'flask/app/users/__init__.py': [
		'from flask import Blueprint',
		"bp = Blueprint('users', __name__, url_prefix='/users')",
		'from app.users import routes',
	],
	'flask/app/users/routes.py': ['from app.users import bp', "@bp.route('/<id>')", 'def show(id): pass'],
	'flask/app/auth/__init__.py': [
		'from flask import Blueprint',
		"bp = Blueprint('auth', __name__, url_prefix='/auth')",
		'from app.auth import routes',
	],
	'flask/app/auth/routes.py': ['from app.auth import bp', "@bp.post('/login')", 'def login(): pass'],
	'site/urls.py': [
		'from django.urls import path',
		'from site import views',
		"urlpatterns = [path('bills/', views.bills), path('hook/', views.hook)]",
	],
	'site/settings.py': [
		"ROOT_URLCONF = 'site.urls'",
		'MIDDLEWARE = [',
		"    'django.middleware.csrf.CsrfViewMiddleware',",
		"    'django.contrib.auth.middleware.AuthenticationMiddleware',",
		']',
	],
	'site/views.py': [
		'from django.contrib.auth.decorators import login_required',
		'from django.views.decorators.csrf import csrf_exempt',
		'@login_required',
		'def bills(request): pass',
		'@csrf_exempt',
		'def hook(request): pass',
	],
	'drf/settings.py': [
		"REST_FRAMEWORK = {'DEFAULT_PERMISSION_CLASSES': ['rest_framework.permissions.IsAuthenticated']}",
	],
	'drf/urls.py': [
		'from django.urls import include, path, re_path',
		'from django.contrib.auth.views import PasswordResetView',
		'from rest_framework.routers import DefaultRouter',
		'from drf import views',
		'router = DefaultRouter()',
		"router.register('orders', views.OrderViewSet)",
		'urlpatterns = [',
		"    path('api/', include(router.urls)),",
		"    re_path(r'^bills/(?P<pk>\\d+)(?:/(?P<part>\\w+))?/$', views.Bill.as_view()),",
		"    re_path(r'^old/[a-z]+$', views.old),",
		"    path('form/', views.Form.as_view()),",
		"    path('open/', views.Open.as_view()),",
		"    path('owned/', views.Owned.as_view()),",
		"    path('reset/', PasswordResetView.as_view()),",
		"    path('staff/', views.Staff.as_view()),",
		"    path('strange/', views.Strange.as_view()),",
		"    path('guarded/', views.Guarded.as_view()),",
		']',
	],
	'drf/base.py': [
		'from django.contrib.auth.mixins import AccessMixin',
		'from django.views import generic',
		'from rest_framework import generics, permissions',
		'class StaffOnlyMixin(AccessMixin):',
		'    def dispatch(self, request):',
		'        if not request.user.is_staff: return self.handle_no_permission()',
		'        return super().dispatch(request)',
		'class GuardMixin:',
		'    def dispatch(self, request):',
		'        return super().dispatch(request)',
		'class BaseForm(generic.UpdateView): pass',
		'class Readable(generics.ListAPIView):',
		'    permission_classes = [permissions.IsAdminUser]',
	],
	'drf/views.py': [
		'from django.views.generic import View, TemplateView',
		'from rest_framework import viewsets, permissions, generics',
		'from rest_framework.decorators import action',
		'from strange.views import StrangeView',
		'from .base import BaseForm, GuardMixin, Readable, StaffOnlyMixin',
		'class OrderViewSet(viewsets.ReadOnlyModelViewSet):',
		"    lookup_field = 'slug'",
		"    @action(detail=True, methods=['post'], permission_classes=[permissions.AllowAny])",
		'    def cancel(self, request, slug): pass',
		'class Bill(View):',
		'    def get(self, request): pass',
		'    def helper(self): pass',
		'def old(request): pass',
		'class Form(BaseForm): pass',
		'class Open(Readable):',
		'    permission_classes = []',
		'    def post(self, request): pass',
		'class Owned(Readable): pass',
		'class Staff(StaffOnlyMixin, TemplateView): pass',
		'class Strange(StrangeView):',
		'    def get(self, request): pass',
		'class Guarded(GuardMixin, TemplateView): pass',
	],
	'shop/config/routes.rb': [
		'Rails.application.routes.draw do',
		'  resources :orders, only: [:index, :show]',
		'  resources :carts',
		'end',
	],
	'shop/config/application.rb': [
		'module Shop',
		'  class Application < Rails::Application',
		'    config.api_only = true',
		'  end',
		'end',
	],
	'shop/app/controllers/application_controller.rb': [
		'class ApplicationController < ActionController::API',
		'  before_action :authenticate!',
		'  def authenticate! = head(:unauthorized) if session[:user].nil?',
		'end',
	],
	'shop/app/controllers/orders_controller.rb': [
		'class OrdersController < ApplicationController',
		'  skip_before_action :authenticate!, only: :index',
		'  def index; end',
		'  def show; end',
		'end',
	],
	'shop/app/controllers/carts_controller.rb': ['class CartsController < ApplicationController', 'end'],
	'cs/Base.cs': [
		'[Route("api/[controller]")]',
		'public abstract class BaseApiController : ControllerBase { }',
	],
	'cs/Stock.cs': [
		'public class StockController : BaseApiController {',
		'  [HttpGet("{sku}")] public IActionResult Get(string sku) => Ok();',
		'}',
	],
	'cs/Orders.cs': [
		'public static class Orders {',
		'  public static void MapOrders(this IEndpointRouteBuilder app) { app.MapGet("/orders", () => 1); }',
		'}',
	],
	'cs/Program.cs': [
		'var app = WebApplication.Create(args);',
		'app.MapGroup("/v1").MapOrders();',
		'app.MapGet("/ping", () => "x");',
	],
	'jx/App.java': [
		'package shop;',
		'import jakarta.ws.rs.*;',
		'@ApplicationPath("/rest") public class App extends jakarta.ws.rs.core.Application { }',
	],
	'jx/Baskets.java': [
		'package shop;',
		'import jakarta.ws.rs.*;',
		'import shop.items.Items;',
		'@Path("/baskets") public class Baskets { @Path("{id}/items") public Items items() { return new Items(); } }',
	],
	'jx/Items.java': [
		'package shop.items;',
		'import jakarta.ws.rs.*;',
		'public class Items { @GET public String list() { return ""; } }',
	],
	'jx/Remote.java': [
		'package shop.client;',
		'import jakarta.ws.rs.*;',
		'@Path("/remote") public interface Remote { @GET String get(); }',
	],
	'express/app.js': [
		"const app = require('express')();",
		"app.use('/api/users', require('./routes/users'));",
		"const Auth = require('./Auth');",
		'class Server {',
		'	constructor() { this.auth = new Auth(); }',
		"	start() { const router = require('express').Router(); app.use('/base', router); this.auth.initRoutes(router); }",
		'}',
	],
	'express/Auth.js': [
		"class Auth { initRoutes(router) { router.post('/login', (req, res) => res.end()); } }",
		'module.exports = Auth;',
	],
	'express/routes/users.js': [
		"const router = require('express').Router();",
		"router.get('/:id', (req, res) => res.end());",
		'module.exports = router;',
	],
	'express/test/users.test.js': [
		"const app = require('express')();",
		"app.use('/users', require('../routes/users'));",
	],
	'fastify/app.ts': [
		"import Fastify, { type FastifyInstance } from 'fastify';",
		"import { registerTeams } from './teams';",
		"import { registerEndpoints } from './endpoints';",
		'const registerUsers = async (server: FastifyInstance) => { registerEndpoints({ server }); };',
		'const app = Fastify();',
		"app.register(registerUsers, { prefix: '/fast/users' });",
		'app.register(async (router) => {',
		'	await registerTeams(router as unknown as FastifyInstance, true);',
		"}, { prefix: '/fast/teams' });",
	],
	'fastify/endpoints.ts': [
		"import type { FastifyInstance } from 'fastify';",
		'export const registerEndpoints = ({ server }: { server: FastifyInstance }) => {',
		"	server.get('/:id', async () => 1);",
		'};',
	],
	'fastify/teams.ts': [
		"import type { FastifyInstance } from 'fastify';",
		"export const registerTeams = async (server: FastifyInstance, open: boolean) => { server.get('/:team', async () => open); };",
	],
	'nest/main.ts': [
		"import { NestFactory } from '@nestjs/core';",
		'const app = await NestFactory.create(AppModule);',
		"app.setGlobalPrefix('nest', { exclude: ['sitemap.xml'] });",
	],
	'nest/c.ts': [
		"import { Controller, Get } from '@nestjs/common';",
		"@Controller('sitemap.xml') export class C { @Get() show() {} }",
		"@Controller('x') export class D { @Get() show() {} }",
	],
	'svelte/src/routes/users/+page.svelte': [
		'<script lang="ts">let { data } = $props();</script>',
		'<p>{data}</p>',
	],
	'svelte/src/routes/users/+page.ts': ['export const load = async () => ({});'],
	'next/app/api/e2e/route.ts': ['export async function GET() {}'],
	'kt/App.kt': [
		'package app',
		'import app.users.userRoutes',
		'import io.ktor.server.application.*',
		'import io.ktor.server.routing.*',
		'fun Application.module() { routing { route("/ktor") { userRoutes() } } }',
	],
	'kt/Users.kt': [
		'package app.users',
		'import io.ktor.server.routing.*',
		'fun Route.userRoutes() { get("/users") { } }',
	],
	'sp/Open.java': [
		'import org.springframework.web.bind.annotation.*;',
		'@RestController class Open {',
		'  @GetMapping("/open/x") String x() { return ""; }',
		'  @GetMapping("/shut") String y() { return ""; }',
		'}',
	],
	'sp/Sec.java': [
		'import org.springframework.security.config.annotation.web.builders.HttpSecurity;',
		'class Sec { void c(HttpSecurity http) {',
		'  http.authorizeHttpRequests(a -> a.requestMatchers("/open/**").permitAll().anyRequest().authenticated());',
		'} }',
	],
};

let root: string;
beforeAll(async () => {
	root = repository(
		Object.fromEntries(Object.entries(FILES).map(([path, lines]) => [path, lines.join('\n')])),
	);
	await answer(['index'], { cwd: root });
});

async function listed(folder: string): Promise<string[]> {
	const { endpoints } = await answer<EndpointsResult>(['endpoints', '--in', folder], { cwd: root });
	return endpoints.map(({ method, path, controls }) =>
		[method, path, ...controls.map(({ control }) => control)].join(' '),
	);
}

test.each([
	[
		'a blueprint of another file, mounted with another prefix or with its own',
		'flask',
		['POST /auth/login', 'GET /people/<id>'],
	],
	['what is said at views of Django, and what exempts them', 'site', ['ANY /bills/ csrf auth', 'ANY /hook/']],
	[
		'what classes define, inherit and ask',
		'drf',
		[
			'GET /api/orders/ csrf auth',
			'GET /api/orders/<slug>/ csrf auth',
			'POST /api/orders/<slug>/cancel/ csrf',
			'GET /bills/<pk>/ csrf',
			'GET /bills/<pk>/<part>/ csrf',
			'GET /form/ csrf',
			'POST /form/ csrf',
			'GET /guarded/ csrf unknown',
			'GET /open/ csrf',
			'POST /open/ csrf',
			'GET /owned/ csrf auth',
			'GET /reset/ csrf',
			'POST /reset/ csrf',
			'GET /staff/ csrf auth',
			'ANY /strange/ csrf',
			'ANY ^old/[a-z]+$ csrf',
		],
	],
	[
		'callbacks of controllers, those above them too; no forms where there are none',
		'shop',
		[
			'GET /carts auth',
			'POST /carts auth',
			'DELETE /carts/:id auth',
			'GET /carts/:id auth',
			'PATCH /carts/:id auth',
			'PUT /carts/:id auth',
			'GET /orders',
			'GET /orders/:id auth',
		],
	],
	['routes of a base class, and groups', 'cs', ['GET /api/Stock/{sku}', 'GET /ping', 'GET /v1/orders']],
	['resources that others lead to; interfaces of clients are none', 'jx', ['GET /rest/baskets/{id}/items']],
	[
		'what tests mount is theirs; a method is given a router',
		'express',
		['GET /api/users/:id', 'POST /base/login'],
	],
	['routers inside objects and behind casts', 'fastify', ['GET /fast/teams/:team', 'GET /fast/users/:id']],
	['paths that a prefix for everything leaves out', 'nest', ['GET /nest/x', 'GET /sitemap.xml']],
	['a page and what it loads', 'svelte', ['GET /users']],
	['a folder called e2e below the routes', 'next', ['GET /api/e2e']],
	['functions that extend a route', 'kt', ['GET /ktor/users']],
	['the first rule that is for a path decides', 'sp', ['GET /open/x', 'GET /shut auth']],
])('%s', async (_, folder, expected) => {
	expect(await listed(folder)).toEqual(expected);
});
