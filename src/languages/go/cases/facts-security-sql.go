// path: store/users.go
package store

import (
	"context"
	"database/sql"
	"fmt"

	"example.com/search"
)

const byName = `
	SELECT u.id
	FROM users u JOIN teams t ON t.id = u.team
	WHERE u.name = $1`

type Store struct {
	db    *sql.DB
	index search.Index
}

func (s *Store) Find(ctx context.Context, id string, handle Handle, cache Cache) {
	s.db.QueryContext(ctx, "SELECT * FROM users WHERE id = $1", id) // ^ fact sql_query library=database/sql operation=QueryContext verb=SELECT tables=users parameters=placeholders
	// ^ fact sql_query_table table=users verb=SELECT access=read
	s.db.Exec("DELETE FROM users WHERE id = " + id) // ^ fact sql_query verb=DELETE parameters=concatenated
	s.db.QueryRow(byName, id)                       // ^ fact sql_query verb=SELECT tables=users,teams parameters=placeholders
	tx, _ := s.db.Begin()
	tx.Exec(fmt.Sprintf("DROP TABLE %s", id))     // ^ fact sql_query verb=DROP parameters=interpolated
	tx.Query(id)                                  // ^ fact sql_query library=database/sql verb=- parameters=-
	handle.Query("SELECT count(*) FROM users")    // ^ fact sql_query library=- verb=SELECT parameters=none
	stmt, _ := s.db.Prepare("SELECT 1 FROM users") // ^ fact sql_query operation=Prepare verb=SELECT
	stmt.Query(id)                                // ^ no fact sql_query
	cache.Get("SELECT name FROM users")           // ^ no fact sql_query
	s.index.Query("select a house from the list") // ^ no fact sql_query
}
