package web

import "database/sql"

func load(db *sql.DB) {
	db.Query("SELECT id FROM customers") //= customers tables.sql#customers
	println("SELECT id FROM customers") //= customers null
}
