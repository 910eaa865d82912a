import sqlite3


def read(connection: sqlite3.Connection):
    connection.execute("SELECT id FROM parcels")  #= parcels tables.sql#parcels
