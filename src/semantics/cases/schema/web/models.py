import sqlite3

from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    pass


class Customer(Base):
    __tablename__ = "customers"


def read(connection: sqlite3.Connection):
    connection.execute("SELECT id FROM customers")  #= customers tables.sql#customers
    connection.execute("""
        SELECT id
        FROM invoices
    """)
    print("select the best from customers")  #= customers null
