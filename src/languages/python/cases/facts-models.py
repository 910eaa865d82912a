from django.db import models
from django.contrib.auth.models import AbstractUser
from peewee import CharField as PeeweeChar, ForeignKeyField, Model as PeeweeModel
from sqlalchemy import Column, ForeignKey, Integer, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship, validates
from sqlmodel import Field, Relationship, SQLModel

from .base import Timestamped, db


class Base(DeclarativeBase):  # ^ no fact orm_model
    pass


class User(Base):  # ^ fact orm_model framework=sqlalchemy name=User table=users
    __tablename__ = "users"
    id: Mapped[int] = mapped_column(primary_key=True)  # ^ fact orm_field model=User name=id type=int primary=true
    email = Column("mail", String(120), unique=True, nullable=False)
    # ^ fact orm_field name=email type=String column=mail unique=true nullable=false
    nickname: Mapped[str | None]  # ^ fact orm_field name=nickname type="str | None"
    posts: Mapped[list["Post"]] = relationship(back_populates="author")
    # ^ fact orm_association framework=sqlalchemy model=User kind=has_many target=Post name=posts
    roles = relationship("Role", secondary=user_roles)
    # ^ fact orm_association kind=many_to_many target=Role through=user_roles
    limit = 10  # ^ no fact orm_field

    @validates("email")  # ^ fact python_validator framework=sqlalchemy class=User method=check fields=email
    def check(self, key, value):
        return value


class Post(Base):  # ^ fact orm_model name=Post table=-
    id = Column(Integer, primary_key=True)
    author_id = Column(ForeignKey("users.id"))
    # ^ fact orm_association kind=belongs_to target=users.id foreign_key=author_id name=-
    author = relationship(User)  # ^ fact orm_association kind=belongs_to target=User name=author


class Tag(db.Model):  # ^ fact orm_model framework=sqlalchemy name=Tag
    name = db.Column(db.String(20), nullable=True)  # ^ fact orm_field model=Tag name=name type=String nullable=true


class Tagged(db.Model):  # ^ no fact orm_model
    name = "no column"


class Account(AbstractUser):  # ^ fact orm_model framework=django name=Account
    pass


class Order(Timestamped):  # ^ fact orm_model framework=django name=Order table=shop_order
    class Status(models.TextChoices):
        OPEN = "open"

    number = models.CharField(max_length=20, unique=True, db_column="no")
    # ^ fact orm_field framework=django model=Order name=number type=CharField column=no unique=true
    buyer = models.ForeignKey(Account, on_delete=models.CASCADE, null=True)
    # ^ fact orm_field name=buyer type=ForeignKey nullable=true
    # ^ fact orm_association framework=django model=Order kind=belongs_to target=Account name=buyer
    items = models.ManyToManyField("shop.Item", through="shop.OrderItem")
    # ^ fact orm_association kind=many_to_many target=shop.Item through=shop.OrderItem
    objects = models.Manager()  # ^ no fact orm_field

    class Meta:
        db_table = "shop_order"


class Common(models.Model):  # ^ no fact orm_model
    made = models.DateTimeField()  # ^ fact orm_field model=Common name=made

    class Meta:
        abstract = True


class Hero(SQLModel, table=True):  # ^ fact orm_model framework=sqlmodel name=Hero ^ no fact python_validation_schema
    id: int | None = Field(default=None, primary_key=True)  # ^ fact orm_field name=id primary=true
    team_id: int = Field(foreign_key="team.id")
    # ^ fact orm_association kind=belongs_to target=team.id foreign_key=team_id
    team: "Team" = Relationship(back_populates="heroes")  # ^ fact orm_association kind=belongs_to target=Team name=team


class HeroIn(SQLModel):  # ^ no fact orm_model ^ fact python_validation_schema framework=pydantic name=HeroIn fields=name
    name: str


class Owned(PeeweeModel):  # ^ fact orm_model framework=peewee name=Owned
    owner = ForeignKeyField(Hero, backref="owned")
    # ^ fact orm_association framework=peewee kind=belongs_to target=Hero name=owner


class Model:
    pass


class Mine(Model):  # ^ no fact orm_model
    name = CharField()  # ^ no fact orm_field
