# path: shop/views.py
from django.contrib.auth.decorators import login_required, permission_required
from django.contrib.auth.mixins import LoginRequiredMixin
from django.utils.decorators import method_decorator
from django.views import View
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from functools import lru_cache
from rest_framework.authentication import TokenAuthentication
from rest_framework.decorators import api_view, authentication_classes, permission_classes
from rest_framework.permissions import IsAdminUser
from rest_framework.views import APIView

from .access import team_required


@login_required
@team_required("billing")
def invoices(request):  # ^ fact handler_middleware framework=django names=login_required,team_required
    return None


@require_POST
def hook(request):  # ^ no fact handler_middleware
    return None


@lru_cache
def totals(year):  # ^ no fact handler_middleware
    return year


class Orders(LoginRequiredMixin, View):  # ^ fact handler_middleware names=LoginRequiredMixin ^ fact view_class name=Orders bases=LoginRequiredMixin,View sets_permissions=-
    def get(self, request):
        return None

    @csrf_exempt
    def post(self, request):  # ^ fact handler_middleware names=csrf_exempt
        return None


@method_decorator(permission_required("shop.edit"), name="dispatch")
class Edit(View):  # ^ fact handler_middleware names=permission_required
    pass


class Report(APIView):  # ^ fact handler_middleware names=IsAdminUser ^ fact view_class permissions=IsAdminUser sets_permissions=true
    permission_classes = [IsAdminUser]


class Open(APIView):  # ^ fact view_class permissions=- sets_permissions=true http_methods=GET,POST
    permission_classes = []
    http_method_names = ["get", "post"]


class Either(APIView):  # ^ fact view_class permissions="IsAdminUser | team_required"
    permission_classes = [IsAdminUser | team_required]


class Sizes(dict):  # ^ no fact view_class
    pass


@api_view(["GET"])
@authentication_classes([TokenAuthentication])
@permission_classes([IsAdminUser])
def numbers(request):  # ^ fact handler_middleware names=IsAdminUser
    return None


@api_view(["GET"])
@permission_classes([])
def opened(request):  # ^ fact handler_middleware names=AllowAny
    return None


REST_FRAMEWORK = {  # ^ fact route_middleware framework=rest_framework names=rest_framework.permissions.IsAuthenticated
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
}
OTHER_FRAMEWORK = {"DEFAULT_PERMISSION_CLASSES": ["x.y"]}  # ^ no fact route_middleware


class Money:  # ^ no fact handler_middleware
    permission_classes = [IsAdminUser]
