# Arguments over lines, with comments, strings in strings, and constants.
from django.db import models
from django.urls import include, path
from fastapi import APIRouter, Depends
from flask import Blueprint
import pytest

PREFIX = "/v1"
USERS = PREFIX + "/users"
api = APIRouter(
    # dependencies=[Depends(nobody)],
    prefix=USERS,  # ")"
    dependencies=[  # one
        Depends(
            get_user  # the user
        ),
    ],
)  # ^^^^^^^^ fact router router=api prefix=/v1/users


@api.get(
    # path="/no",
    "/"  # a part
    "items/{kind}",
    dependencies=[Depends(check("a, b)"))],
)
def items(kind):
    pass


class Item(models.Model):
    """name = models.CharField(null=True)"""

    owner = models.ForeignKey(
        # "Nobody"
        "people.Person",
        null=True,  # unique=True
    )


@pytest.mark.parametrize(
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
        include("app.urls"),
    ),
]
