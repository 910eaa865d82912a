# Arguments over lines, with comments, strings in strings, and constants.
from django.db import models
from django.urls import include, path
from fastapi import APIRouter, Depends
import pytest

PREFIX = "/v1"
USERS = PREFIX + "/users"
api = APIRouter(  # ^ fact router router=api prefix=/v1/users ^ fact route_middleware names=get_user
    # dependencies=[Depends(nobody)],
    prefix=USERS,  # ")"
    dependencies=[  # one
        Depends(
            get_user  # the user
        ),
    ],
)


@api.get(  # ^ fact route method=GET path=/items/{kind} handler=items middleware=check
    # path="/no",
    "/"  # a part
    "items/{kind}",
    dependencies=[Depends(check("a, b)"))],
)
def items(kind):
    pass


class Item(models.Model):  # ^ fact orm_model name=Item
    """name = models.CharField(null=True)"""

    owner = models.ForeignKey(  # ^ fact orm_field name=owner nullable=true unique=- ^ fact orm_association target=people.Person
        # "Nobody"
        "people.Person",
        null=True,  # unique=True
    )


@pytest.mark.parametrize(  # ^ fact python_fixture_param name=test_a params=a count=2
    "a",
    [
        "x",
        # "y",
        ("z", "(w"),
    ],
)
def test_a(a):
    pass


urlpatterns = [
    path(
        # "no/",
        "yes/" "more/",
        include("app.urls"),  # ^ fact route_mount prefix=yes/more/ module=app.urls
    ),
]
