# path: shop/urls.py
from django.conf import settings
from django.contrib import admin
from django.contrib.auth.decorators import login_required
from django.urls import include, path, re_path
from django.views.generic import TemplateView
from pathlib import Path
from rest_framework.routers import DefaultRouter
from shop.routing import ShopRouter

from . import views
from .api import OrderViewSet, router as api_router
from .views import edit, Detail

BASE = "shop/"
router = DefaultRouter()
router.register(r"orders", OrderViewSet, basename="order")
# ^ fact route framework=django method=ANY path=orders router=router handler=OrderViewSet handler_module=.api
# ^ fact route_mount router=router prefix=orders module=.api name=OrderViewSet
own = ShopRouter()
own.register("carts", views.CartViewSet)  # ^ fact route path=carts router=own handler=views.CartViewSet
registry.register("sqlite", Dialect)  # ^ no fact route

item_urls = [
    path("edit/", login_required(edit), name="edit"),
    # ^ fact route path=edit/ router=item_urls handler=edit handler_module=.views middleware=login_required
    path("", Detail.as_view(), name="detail"),  # ^ fact route method=ANY path="" handler=Detail handler_name=Detail
]

urlpatterns = [
    path("", views.index, name="index"),
    # ^ fact route framework=django method=ANY path="" router=urlpatterns handler=views.index handler_module=. handler_name=views.index
    path(BASE + "about/", TemplateView.as_view(template_name="about.html")),  # ^ fact route path=shop/about/
    re_path(r"^archive/(?P<year>\d{4})/$", views.archive),  # ^ fact route path="^archive/(?P<year>\\d{4})/$"
    path("carts/", views.CartViewSet.as_view({"get": "list", "post": "create"})),
    # ^ fact route method=GET path=carts/ handler=views.CartViewSet.list ^ fact route method=POST path=carts/ handler=views.CartViewSet.create
    path("items/<int:pk>/", include(item_urls)),
    # ^ fact route_mount router=urlpatterns prefix=items/<int:pk>/ target=item_urls module=-
    path("blog/", include("blog.urls", namespace="blog")),
    # ^ fact route_mount prefix=blog/ module=blog.urls name=urlpatterns ^ no fact route
    path("admin/", admin.site.urls),  # ^ fact route_mount prefix=admin/ module=django.contrib name=admin.site.urls ^ no fact route
    path("api/", include(router.urls)),  # ^ fact route_mount prefix=api/ target=router
    path("v2/", include((api_router.urls, "v2"))),  # ^ fact route_mount prefix=v2/ module=.api name=router.urls
    re_path(
        r"^team/",
        include(
            [
                re_path(r"^list/$", views.team),  # ^ fact route path="^team/list/$" handler=views.team
                path("add/", views.add_member),  # ^ fact route path=^team/add/
                *own.urls,  # ^ fact route_mount framework=django router=urlpatterns prefix=^team/ target=own
            ]
        ),
    ),
]

if settings.DEBUG:
    urlpatterns += [path("debug/", views.debug)]  # ^ fact route path=debug/ router=urlpatterns

urlpatterns += router.urls  # ^ fact route_mount router=urlpatterns prefix="" target=router
urlpatterns.extend(api_router.urls)  # ^ fact route_mount router=urlpatterns prefix="" module=.api name=router.urls
print(api_router.urls)  # ^ no fact route_mount
for name in settings.PAGES:
    urlpatterns.append(path(name, views.page))  # ^ no fact route


def local(path):
    return path("x", "y")  # ^ no fact route


class Site(admin.ModelAdmin):
    def get_urls(self):
        return [path("report/", self.report)]  # ^ fact route path=report/ router=Site.get_urls()
