from typing import Annotated

from fastapi import APIRouter, Depends, FastAPI, Security, WebSocket
from fastapi.staticfiles import StaticFiles
from starlette.middleware.cors import CORSMiddleware

from app.api import items, users
from app.core.config import settings
from app.deps import get_db, get_user, check_key, admins
from requests_mock import Mocker

app = FastAPI(dependencies=[Depends(check_key)])
# ^ fact route_middleware framework=fastapi router=app names=check_key
router = APIRouter(prefix="/orders", tags=["orders"], dependencies=[Security(get_user, scopes=["x"])])
# ^ fact route_middleware router=router names=get_user
# ^ fact python_framework_config framework=fastapi form=router name=router class=APIRouter prefix=/orders
CurrentUser = Annotated[str, Depends(get_user)]
# ^ fact python_type_definition name=CurrentUser form=annotated depends=get_user


@router.get("/")  # ^ fact route framework=fastapi method=GET path=/ router=router handler=list_orders middleware=get_user,get_db
async def list_orders(me: CurrentUser, limit: int = 10, db=Depends(get_db)):
    pass


@router.post(
    "",
    response_model=Order,
    status_code=201,
    summary="Adds one, or more",  # a comment, with a comma
    dependencies=[Depends(admins("write")), Depends(check_key)],
)
async def add(order: Order, me: Annotated[str, Depends(get_user)], form: Form = Depends()):
    pass


@router.api_route("/{id}", methods=["PUT", "PATCH"])
# ^ fact route method=PUT path=/{id} handler=change ^ fact route method=PATCH path=/{id} handler=change
def change(id: int):
    pass


@app.websocket("/ws")  # ^ fact route method=WEBSOCKET path=/ws router=app handler=socket
async def socket(websocket: WebSocket):
    pass


mocker = Mocker()


@mocker.get("/orders")  # ^ no fact route
def fake():
    pass


app.include_router(router)  # ^ fact route_mount framework=fastapi router=app prefix="" target=router
app.include_router(users.router, prefix="/users", dependencies=[Depends(get_user)])
# ^ fact route_mount prefix=/users module=app.api name=users.router middleware=get_user
router.include_router(items.router, prefix=settings.ITEMS)
# ^ fact route_mount router=router prefix={settings.ITEMS} module=app.api name=items.router
app.add_api_route("/health", health, methods=["HEAD"])  # ^ fact route method=HEAD path=/health handler=health
app.add_middleware(CORSMiddleware, allow_origins=["*"])  # ^ fact route_middleware router=app names=CORSMiddleware
app.mount("/static", StaticFiles(directory="static"))
# ^ fact route_mount prefix=/static module=fastapi.staticfiles name=StaticFiles()
sub = FastAPI()
app.mount("/sub", sub)  # ^ fact route_mount prefix=/sub target=sub
disk.mount("/dev/sda", sub)  # ^ no fact route_mount


@app.middleware("http")  # ^ fact route_middleware router=app names=timing
async def timing(request, call_next):
    return await call_next(request)
