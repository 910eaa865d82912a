import logging
from typing import Optional

logger = logging.getLogger(__name__)  #= getLogger external logging


class Base:
    def save(self):
        return self

    @classmethod
    def build(cls):
        return cls()  #= cls models.py#Base


class Address:
    def format(self) -> str:
        return ""


class User(Base):
    address: Address

    def __init__(self, mailer: "Mailer"):
        self.mailer = mailer
        self.home = Address()  #= Address models.py#Address

    def rename(self, name):
        self.mailer.send(name)  #= send models.py#Mailer.send
        self.home.format()  #= format models.py#Address.format
        self.address.format()  #= format models.py#Address.format
        super().save()  #= save models.py#Base.save
        return self.save()  #= save models.py#Base.save

    @property
    def peer(self) -> "User":
        return self


class Mailer:
    def send(self, text):
        logger.info(text)  #= info external logging
        return text.strip()  #= strip dynamic


def create() -> User:
    return User(Mailer())  #= User models.py#User.__init__


def maybe() -> Optional[User]:
    return None
