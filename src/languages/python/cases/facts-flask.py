from flask import Flask, Blueprint, render_template, request
from flask.views import MethodView
from flask_login import login_required

from . import api_bp
from .users import bp as users_bp, views as user_views
from .cache import cache

PREFIX = "/admin"
app = Flask(__name__)  # ^ fact python_framework_config framework=flask form=app name=app class=Flask
admin = Blueprint(  # ^ fact python_framework_config form=router name=admin class=Blueprint prefix=/admin
    "admin",
    __name__,
    url_prefix=PREFIX,
)


@app.route("/")  # ^ fact route framework=flask method=GET path=/ router=app handler=index middleware=login_required
@app.route("/home", methods=["GET", "POST"])
# ^ fact route method=GET path=/home router=app handler=index ^ fact route method=POST path=/home middleware=login_required
@login_required
def index():
    return render_template("index.html")


@admin.get("/users/<int:id>")  # ^ fact route method=GET path=/users/<int:id> router=admin handler=show
def show(id):
    return cache.get("/users")  # ^ no fact route


@login_required
@admin.post("users")  # ^ fact route method=POST path=users middleware=-
def add():
    pass


# A blueprint of another module of the program.
@api_bp.route("/tokens", methods=("DELETE",))  # ^ fact route framework=flask method=DELETE path=/tokens router=api_bp
@api_bp.auth.login_required(role="admin")
def revoke():
    pass


@cache.get("key")  # ^ no fact route
def cached():
    pass


@app.route(f"{PREFIX}/about")  # ^ fact route path=/admin/about
def about():
    pass


class Items(MethodView):
    decorators = [login_required]

    def get(self):  # ^ fact python_framework_method framework=flask class=Items base=MethodView method=get
        pass

    def post(self):
        pass

    def helper(self):  # ^ no fact python_framework_method
        pass


app.add_url_rule("/items", view_func=Items.as_view("items"))
# ^ fact route method=GET path=/items handler=Items.get middleware=login_required ^ fact route method=POST handler=Items.post
app.add_url_rule("/other", "other", user_views.other, methods=["PUT"])
# ^ fact route method=PUT path=/other handler=user_views.other handler_module=.users handler_name=views.other
app.add_url_rule("/far", view_func=user_views.Far.as_view("far"))
# ^ fact route method=ANY path=/far handler=user_views.Far handler_name=views.Far
app.register_blueprint(users_bp, url_prefix="/users")
# ^ fact route_mount framework=flask router=app prefix=/users module=.users name=bp target=-
app.register_blueprint(admin)  # ^ fact route_mount router=app prefix="" target=admin module=-


@app.before_request  # ^ fact route_middleware framework=flask router=app path="" names=check
def check():
    pass


@admin.before_app_request  # ^ fact route_middleware router=- names=seen
def seen():
    pass


def create_app(config):
    app = Flask("inner")
    from .main import main as blueprint

    app.register_blueprint(blueprint)  # ^ fact route_mount prefix="" module=.main name=main
    from .auth import auth as blueprint

    app.register_blueprint(blueprint)  # ^ fact route_mount prefix="" module=.auth name=auth
    for each in (users_bp, admin):
        app.register_blueprint(each)  # ^ fact route_mount module=.users name=bp ^ fact route_mount target=admin
    app.config.from_object(config)  # ^ fact python_framework_config form=setting name=from_object value=config

    @app.route("/ping")  # ^ fact route path=/ping handler=ping
    def ping():
        return "pong"

    return app


def register(application: Flask, plugins):
    application.add_url_rule("/health", view_func=index)  # ^ fact route path=/health router=register#0 handler=index
    for plugin in plugins:
        application.register_blueprint(plugin.blueprint)  # ^ no fact route_mount
    for url in plugins:
        application.add_url_rule(url, view_func=index)  # ^ no fact route


class Server:
    def __init__(self):
        self.app = Flask("server")

        @self.app.route("/status")  # ^ fact route path=/status router=self.app handler=status
        def status():
            pass
