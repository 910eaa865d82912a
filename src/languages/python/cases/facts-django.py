# path: shop/settings.py
from django.contrib.auth.decorators import login_required
from django.contrib.auth.mixins import LoginRequiredMixin
from django.core.management.base import BaseCommand
from django.utils.deprecation import MiddlewareMixin
from django.views import View
from django.views.decorators.http import require_http_methods
from django.views.generic import ListView
from rest_framework import viewsets
from rest_framework.decorators import action, api_view, permission_classes
from rest_framework.permissions import IsAuthenticated, IsAdminUser

DEBUG = True  # ^ fact python_framework_config framework=django form=setting name=DEBUG value=True
SECRET_KEY = "s3cret"  # ^ fact python_framework_config name=SECRET_KEY value=-
ROOT_URLCONF = "shop.urls"  # ^ fact python_framework_config name=ROOT_URLCONF value=shop.urls
PAGE_SIZE = 20  # ^ no fact python_framework_config
MIDDLEWARE = [  # ^ fact route_middleware framework=django router=- names=django.middleware.security.SecurityMiddleware,shop.middleware.Timing
    "django.middleware.security.SecurityMiddleware",
    # ^ fact python_django_middleware name=django.middleware.security.SecurityMiddleware form=setting position=0
    "shop.middleware.Timing",  # ^ fact python_django_middleware name=shop.middleware.Timing position=1
]
MIDDLE = ["django.middleware.x.Y"]  # ^ no fact python_django_middleware


class Timing:  # ^ fact python_django_middleware name=Timing form=class hooks=__call__,process_view
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        return self.get_response(request)

    def process_view(self, request, view, args, kwargs):
        pass


class Old(MiddlewareMixin):  # ^ fact python_django_middleware name=Old hooks=process_request
    def process_request(self, request):
        pass


class Caller:  # ^ no fact python_django_middleware
    def __init__(self, target):
        pass

    def __call__(self):
        pass


class Orders(LoginRequiredMixin, ListView):
    # ^ fact python_django_view name=Orders form=class base=ListView model=Order template=orders.html controls=LoginRequiredMixin
    model = Order
    template_name = "orders.html"

    def get_queryset(self):  # ^ fact python_framework_method class=Orders base=ListView method=get_queryset
        pass


class Api(View):  # ^ fact python_django_view name=Api methods=GET,POST
    def get(self, request):
        pass

    def post(self, request):
        pass


class Viewer:  # ^ no fact python_django_view
    def get(self, request):
        pass


class Command(BaseCommand):
    def handle(self, *args, **options):  # ^ fact python_framework_method base=BaseCommand method=handle
        pass


class UserViewSet(viewsets.ModelViewSet):  # ^ fact python_django_view name=UserViewSet model=User controls=IsAuthenticated
    queryset = User.objects.all()
    permission_classes = [IsAuthenticated]
    lookup_field = "slug"

    @action(detail=True, methods=["post", "delete"], permission_classes=[IsAdminUser])
    # ^ fact route method=POST path=<slug>/block/ router=UserViewSet handler=UserViewSet.block middleware=IsAdminUser
    # ^ fact route method=DELETE path=<slug>/block/
    def block(self, request, slug=None):
        pass

    @action(detail=False, url_path="me")  # ^ fact route method=GET path=me/ router=UserViewSet middleware=IsAuthenticated
    def current(self, request):
        pass


@login_required  # ^ fact python_django_view name=edit form=function methods=GET,POST controls=login_required
@require_http_methods(["GET", "POST"])
def edit(request):
    pass


@api_view(["GET"])  # ^ fact python_django_view name=listing methods=GET controls=permission_classes
@permission_classes([IsAuthenticated])
def listing(request):
    pass


@action("x")  # ^ no fact route
def helper(request):  # ^ no fact python_django_view
    pass
