import os.path
import app.models
from app import Member, create, models
from app.models import *
from . import models as again

user = create()  #= create models.py#create
user.rename("a")  #= rename models.py#User.rename
user.peer.rename("b")  #= rename models.py#User.rename
models.create().save()  #= save models.py#Base.save
again.create()  #= create models.py#create
app.models.create()  #= create models.py#create
os.path.join("a")  #= join external os
maybe().rename("c")  #= rename models.py#User.rename
Member(None)  #= Member models.py#User.__init__
User.build()  #= build models.py#Base.build
print(user)  #= print external platform


def run(users: list[User], other):
    for each in users:
        each.rename("d")  #= rename models.py#User.rename
    [each.save() for each in users]  #= save models.py#Base.save
    other.rename("e")  #= rename dynamic

    def create():
        return 1

    create()  #= create main.py#run.create
    return missing()  #= missing unresolved


class Holder:
    def create(self):
        return create()  #= create models.py#create
