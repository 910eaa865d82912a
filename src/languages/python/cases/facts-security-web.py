# path: app/views.py
import pickle
import re
import requests
import yaml
from django.conf import settings
from django.shortcuts import render
from django.utils.safestring import mark_safe
from flask import render_template_string
from decouple import config
import httpx
from app import cache


class Orders:
    def __init__(self, http: httpx.Client):
        self.http = http
        self.session = requests.Session()

    def load(self, request, name, body):
        requests.get("https://example.com/orders")  # ^ fact outbound_request library=requests method=GET url=https://example.com/orders given=literal
        self.session.post(f"https://example.com/{name}", json={})  # ^ fact outbound_request library=requests method=POST url=https://example.com/{} given=interpolated
        self.http.get(name)  # ^ fact outbound_request library=httpx method=GET url=- given=variable
        requests.request("delete", url=name)  # ^ fact outbound_request method=DELETE
        cache.get("https://example.com")  # ^ no fact outbound_request
        request.session.get("user")  # ^ no fact outbound_request

        render(request, "orders/show.html", {})  # ^ fact template_render api=django.shortcuts.render operation=render template=orders/show.html given=literal
        render_template_string(body)  # ^ fact template_render api=flask.render_template_string operation=render_text given=variable
        mark_safe(body)  # ^ fact template_render operation=raw
        cache.render("orders")  # ^ no fact template_render

        re.compile(r"^a+$")  # ^ fact regex api=re.compile pattern=^a+$ given=literal
        re.match("^" + name, body)  # ^ fact regex api=re.match pattern=^{} given=concatenated
        body.split(",")  # ^ no fact regex

        pickle.loads(body)  # ^ fact deserialization api=pickle.loads format=pickle
        yaml.load(body, Loader=yaml.FullLoader)  # ^ fact deserialization api=yaml.load format=yaml loader=yaml.FullLoader
        yaml.safe_load(body)  # ^ fact deserialization format=yaml loader=SafeLoader
        json.loads(body)  # ^ no fact deserialization
        cache.load(body)  # ^ no fact deserialization

        settings.DEBUG  # ^ fact config_read library=django key=DEBUG
        getattr(settings, "LIMIT", 5)  # ^ fact config_read library=django key=LIMIT has_default=true
        config("TOKEN", default="")  # ^ fact config_read library=decouple key=TOKEN has_default=true
        settings.DEBUG = True  # ^ no fact config_read
        self.settings.DEBUG  # ^ no fact config_read
