import attr
from django import forms
from flask_wtf import FlaskForm
from marshmallow import Schema, fields, validates, validate
from pydantic import BaseModel, Field, field_validator, model_validator, validator
from rest_framework import serializers
from wtforms import StringField
from wtforms.validators import DataRequired

from .base import ApiModel, Shape


class User(BaseModel):  # ^ fact python_validation_schema framework=pydantic name=User base=BaseModel fields=email,age
    email: str
    age: int = Field(18, ge=0, le=150, description="years")
    # ^ fact python_schema_validator framework=pydantic schema=User field=age constraints=ge=0,le=150
    model_config = {}

    @field_validator("email", mode="before")
    # ^ fact python_validator framework=pydantic class=User method=trimmed fields=email mode=before
    @classmethod
    def trimmed(cls, value):
        return value

    @model_validator(mode="after")  # ^ fact python_validator method=whole fields=- mode=after
    def whole(self):
        return self


class Admin(User):  # ^ fact python_validation_schema framework=pydantic name=Admin base=User
    level: int


class Item(ApiModel):  # ^ fact python_validation_schema framework=pydantic name=Item
    name: str = Field(..., max_length=40)


class Circle(Shape):  # ^ no fact python_validation_schema
    radius: int = 3


class Login(Schema):  # ^ fact python_validation_schema framework=marshmallow name=Login fields=name,password
    name = fields.Str(required=True, validate=validate.Length(min=3))
    # ^ fact python_schema_validator framework=marshmallow field=name constraints="required=True,validate=validate.Length(min=3)"
    password = fields.Str()  # ^ no fact python_schema_validator

    @validates("name")  # ^ fact python_validator framework=marshmallow class=Login method=known fields=name
    def known(self, value):
        pass


class OrderSerializer(serializers.ModelSerializer):
    # ^ fact python_validation_schema framework=rest_framework name=OrderSerializer model=Order fields=total
    total = serializers.DecimalField(max_digits=8, decimal_places=2)
    # ^ fact python_schema_validator framework=rest_framework field=total constraints=max_digits=8,decimal_places=2

    class Meta:
        model = Order

    def validate_total(self, value):  # ^ fact python_validator framework=rest_framework method=validate_total fields=total
        return value


class Contact(forms.Form):  # ^ fact python_validation_schema framework=django_forms name=Contact fields=subject
    subject = forms.CharField(max_length=100)

    def clean_subject(self):  # ^ fact python_validator framework=django_forms method=clean_subject fields=subject
        pass

    def cleanse(self):  # ^ no fact python_validator
        pass


class Search(FlaskForm):  # ^ fact python_validation_schema framework=wtforms name=Search fields=q
    q = StringField("Search", validators=[DataRequired()])
    # ^ fact python_schema_validator framework=wtforms field=q constraints="validators=[DataRequired()]"


@attr.s
class Point:
    x = attr.ib()

    @x.validator  # ^ fact python_validator framework=attrs class=Point method=positive fields=x
    def positive(self, attribute, value):
        pass

    @registry.validator  # ^ no fact python_validator
    def other(self):
        pass
