# path: shop/views.py
from django.contrib.auth.decorators import login_required, permission_required
from django.contrib.auth.mixins import LoginRequiredMixin
from django.utils.decorators import method_decorator
from django.views import View
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from functools import lru_cache
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


class Orders(LoginRequiredMixin, View):  # ^ fact handler_middleware names=LoginRequiredMixin
    def get(self, request):
        return None

    @csrf_exempt
    def post(self, request):  # ^ fact handler_middleware names=csrf_exempt
        return None


@method_decorator(permission_required("shop.edit"), name="dispatch")
class Edit(View):  # ^ fact handler_middleware names=permission_required
    pass


class Report(APIView):  # ^ fact handler_middleware names=IsAdminUser
    permission_classes = [IsAdminUser]


class Money:  # ^ no fact handler_middleware
    permission_classes = [IsAdminUser]
