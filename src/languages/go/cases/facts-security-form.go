package store

import (
	"database/sql"
	"fmt"
	"os"
)

const table = "orders"

const all = "SELECT id FROM " + table

func query(db *sql.DB, name string, id int) {
	db.Query(all)                                                // ^ fact sql_query tables=orders parameters=none
	db.Query(all + " WHERE note = \"(\" AND name = " + name)     // ^ fact sql_query tables=orders parameters=concatenated
	db.Query(fmt.Sprintf("SELECT a FROM %[1]s -- %[1]q", table)) // ^ fact sql_query parameters=interpolated
	os.Remove("a" + /* "b" */ "c.txt")                           // ^ fact file_operation path=ac.txt given=literal
}
