from flask import Blueprint, Flask
from flask_restful import Api, Resource
from flask_restx import Api as RestxApi
from flask_restx import Namespace

from .teams import teams_namespace, TeamList

bp = Blueprint("api", __name__, url_prefix="/api/v1")  # ^ fact router framework=flask router=bp prefix=/api/v1 yields=true
api = Api(bp, prefix="/rest")  # ^ fact route_mount router=bp prefix="" target=api
users = Namespace("users", description="People")  # ^ fact router router=users prefix=/users yields=true
files = Namespace("files", path="/f")  # ^ fact router router=files prefix=/f


class User(Resource):
    method_decorators = [authenticate]

    def get(self, id):
        pass

    @limit(5)
    def delete(self, id):
        pass


api.add_resource(User, "/users/<int:id>", endpoint="user")
# ^ fact route method=GET path=/users/<int:id> router=api handler=User.get middleware=authenticate
# ^ fact route method=DELETE path=/users/<int:id> handler=User.delete middleware=authenticate,limit
api.add_resource(TeamList, "/teams", "/clubs")
# ^ fact route method=ANY path=/teams handler=TeamList handler_module=.teams
# ^ fact route method=ANY path=/clubs
stack.add_resource("queue", "mail")  # ^ no fact route


@users.route("", "/all")
# ^ fact route method=GET path="" router=users handler=UserList.get middleware=admins_only
# ^ fact route method=GET path=/all
class UserList(Resource):
    @admins_only
    @users.doc(description="All of them")
    def get(self):
        pass


@files.route("/<name>")  # ^ fact route method=PUT path=/<name> router=files
class File(Resource):
    def put(self, name):
        pass


rest = RestxApi(Flask(__name__))
rest.add_namespace(users)  # ^ fact route_mount router=rest prefix="" target=users
rest.add_namespace(files)  # ^ fact route_mount router=rest prefix="" target=files
rest.add_namespace(teams_namespace, "/teams")
# ^ fact route_mount prefix=/teams module=.teams name=teams_namespace
graph.add_edge(users)  # ^ no fact route_mount
todos = rest.namespace("todos", description="Things to do")


@todos.route("/<id>")  # ^ fact route path=/<id> router=todos
class Todo(Resource):
    def get(self, id):
        pass
