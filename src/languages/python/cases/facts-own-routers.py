# path: app/routes.py
from fastapi import APIRouter, Depends, FastAPI
from queue import Queue

from .base import UserAPIRouter
from .config import settings

app = FastAPI()  # ^ fact router framework=fastapi router=app prefix=- yields=-
plain = APIRouter()  # ^ fact router router=plain prefix=-
versions = APIRouter(prefix=settings.V1)  # ^ fact router router=versions prefix={settings.V1}
users = UserAPIRouter(prefix="/users")  # ^ fact router framework=fastapi router=users prefix=/users yields=-
jobs = Queue(maxsize=5)  # ^ no fact router


@users.get("/{id}")
def show(id: int):  # ^^ fact route method=GET path=/{id} router=users
    return jobs.get(id)
