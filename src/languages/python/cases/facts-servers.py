import bottle
import falcon
import tornado.web
from aiohttp import ClientSession, web
from bottle import post, route
from ninja import NinjaAPI
from quart import Quart
from sanic import Blueprint as SanicBlueprint, Sanic
from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute

from . import handlers
from .chat import chat_app

# Starlette
app = Starlette(
    routes=[
        Route("/", home),  # ^ fact route framework=starlette method=GET path=/ router=app handler=home
        Route("/items", handlers.items, methods=["GET", "POST"]),
        # ^ fact route method=GET path=/items handler=handlers.items handler_module=. handler_name=handlers.items
        # ^ fact route method=POST path=/items
        Mount(
            "/users",
            routes=[
                Route("/{id}", user),  # ^ fact route path=/users/{id} router=app
                WebSocketRoute("/ws", socket),  # ^ fact route method=WEBSOCKET path=/users/ws
            ],
        ),
        Mount("/chat", app=chat_app),  # ^ fact route_mount framework=starlette router=app prefix=/chat module=.chat name=chat_app
    ]
)
roads = Route("somewhere")  # ^ no fact route

# aiohttp
server = web.Application(middlewares=[logged])  # ^ fact route_middleware framework=aiohttp router=server names=logged
table = web.RouteTableDef()
server.add_routes([web.get("/a", handlers.a), web.view("/b", B)])
# ^ fact route framework=aiohttp method=GET path=/a router=server ^ fact route method=ANY path=/b handler=B
server.add_routes(table)  # ^ fact route_mount framework=aiohttp router=server prefix="" target=table
server.router.add_post("/c", handlers.c)  # ^ fact route framework=aiohttp method=POST path=/c router=server
server.router.add_route("*", "/d", handlers.d)  # ^ fact route method=ANY path=/d


@table.put("/e")  # ^ fact route framework=aiohttp method=PUT path=/e router=table
async def replace(request):
    async with ClientSession() as session:
        await session.get("/f")  # ^ no fact route


# Sanic
sanic = Sanic("x")
group = SanicBlueprint("group", url_prefix="/g")  # ^ fact router framework=sanic router=group prefix=/g
sanic.blueprint(group)  # ^ fact route_mount framework=sanic router=sanic prefix="" target=group
sanic.add_route(handlers.g, "/h", methods=["PATCH"])  # ^ fact route framework=sanic method=PATCH path=/h handler=handlers.g


@group.delete("/i")  # ^ fact route framework=sanic method=DELETE path=/i router=group
async def drop(request):
    pass


# Bottle
@route("/j", method=["GET", "POST"])
# ^ fact route framework=bottle method=GET path=/j router=- handler=both ^ fact route method=POST path=/j
def both():
    pass


@bottle.get("/k")  # ^ fact route framework=bottle method=GET path=/k router=-
@post("/l")  # ^ fact route framework=bottle method=POST path=/l
def one():
    pass


# Tornado
class Main(tornado.web.RequestHandler):
    def get(self):
        pass


def make_app():
    handlers = [(r"/m", Main)]  # ^ fact route framework=tornado method=GET path=/m handler=Main.get
    other = tornado.web.Application([(r"/n/(\d+)", Far), tornado.web.url(r"/o", Main)])
    # ^ fact route method=ANY path="/n/(\\d+)" handler=Far ^ fact route method=GET path=/o handler=Main.get
    return tornado.web.Application(handlers, debug=True)


pairs = [(r"/m", Main)]  # ^ no fact route


# Falcon
class Thing:
    def on_get(self, req, resp):
        pass


api = falcon.App()
api.add_route("/things", Thing())  # ^ fact route framework=falcon method=GET path=/things handler=Thing.on_get

# Quart, Django Ninja
quart = Quart(__name__)
ninja = NinjaAPI()
ninja.add_router("/events/", "events.api.router")  # ^ fact route_mount framework=django router=ninja prefix=/events/ module=events.api name=router


@quart.websocket("/ws")  # ^ fact route framework=quart method=WEBSOCKET path=/ws
async def ws():
    pass


@ninja.get("/add")  # ^ fact route framework=django method=GET path=/add router=ninja
def add(request, a: int):
    pass
