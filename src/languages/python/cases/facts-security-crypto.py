# path: app/tokens.py
import hashlib
import hmac
import os
import random
import secrets
import jwt
from Crypto.Cipher import AES
from app import store


def issue(user, key):
    hashlib.md5(key)  # ^ fact crypto_operation library=hashlib operation=hash algorithm=md5
    hashlib.new("sha1", key)  # ^ fact crypto_operation operation=hash algorithm=sha1
    hmac.new(key, digestmod=hashlib.sha256)  # ^ fact crypto_operation library=hmac operation=mac algorithm=sha256
    AES.new(key, AES.MODE_ECB)  # ^ fact crypto_operation library=Crypto operation=cipher algorithm=AES-ECB
    store.md5(key)  # ^ no fact crypto_operation
    store.new("sha1")  # ^ no fact crypto_operation

    random.randint(1, 6)  # ^ fact random_source source=random.randint cryptographic=false
    secrets.token_hex()  # ^ fact random_source source=secrets.token_hex cryptographic=true
    os.urandom(16)  # ^ fact random_source cryptographic=true
    store.choice([1])  # ^ no fact random_source

    jwt.encode({"id": 1}, os.environ["KEY"], algorithm="HS256")  # ^ fact jwt_pattern library=PyJWT operation=sign algorithm=HS256 options=algorithm key=env
    jwt.decode(user.token, key, algorithms=["RS256"])  # ^ fact jwt_pattern operation=verify algorithm=RS256 key=variable
    jwt.decode(user.token, options={"verify_signature": False})  # ^ fact jwt_pattern operation=decode
    user.token.decode("utf8")  # ^ no fact jwt_pattern
    store.encode({}, key)  # ^ no fact jwt_pattern
