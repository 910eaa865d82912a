# path: app/store.py
import sqlite3
import psycopg2
from sqlalchemy import select, text
from app.search import index

BY_NAME = """
    SELECT u.id
    FROM users u JOIN teams t ON t.id = u.team
    WHERE u.name = %s
"""


def find(conn, session, name, order):
    with sqlite3.connect("app.db") as db:
        db.execute("SELECT * FROM users WHERE id = ?", (name,))  # ^ fact sql_query library=sqlite3 operation=execute verb=SELECT tables=users parameters=placeholders
        # ^ fact sql_query_table table=users verb=SELECT access=read
    cursor = psycopg2.connect("").cursor()
    cursor.execute(BY_NAME, (name,))  # ^ fact sql_query library=psycopg2 verb=SELECT tables=users,teams parameters=placeholders
    cursor.execute("DELETE FROM users WHERE name = '%s'" % name)  # ^ fact sql_query verb=DELETE parameters=interpolated
    cursor.execute(f"UPDATE users SET seen = 1 ORDER BY {order}")  # ^ fact sql_query verb=UPDATE parameters=interpolated
    cursor.execute("DROP TABLE " + name)  # ^ fact sql_query verb=DROP parameters=concatenated
    cursor.execute(order)  # ^ fact sql_query library=psycopg2 verb=- parameters=-
    conn.execute("SELECT count(*) FROM users")  # ^ fact sql_query library=- verb=SELECT parameters=none
    session.execute(text("SELECT id FROM users WHERE id = :id"))  # ^ fact sql_query operation=text library=sqlalchemy parameters=placeholders ^ fact sql_query operation=execute library=-
    session.execute(select(User))  # ^ no fact sql_query
    index.query("select a good restaurant from here")  # ^ no fact sql_query
    command.execute("update everything")  # ^ no fact sql_query
