# path: app/models/user_store.rb
class UserStore
  def find(id, connection, cache)
    ActiveRecord::Base.connection.execute("SELECT * FROM users WHERE id = #{id}") # ^ fact sql_query library=activerecord operation=execute verb=SELECT tables=users parameters=interpolated
    # ^ fact sql_query_table table=users verb=SELECT access=read
    User.find_by_sql(["SELECT * FROM users WHERE id = ?", id]) # ^ no fact sql_query
    User.find_by_sql("SELECT count(*) FROM users") # ^ fact sql_query library=- operation=find_by_sql verb=SELECT parameters=none
    connection.execute("DELETE FROM users WHERE id = " + id) # ^ fact sql_query verb=DELETE parameters=concatenated
    connection.exec_query(<<~SQL) # ^ fact sql_query verb=UPDATE tables=users,teams parameters=placeholders
      UPDATE users SET team = (SELECT id FROM teams)
      WHERE id = $1
    SQL
    PG.connect.exec(id) # ^ fact sql_query library=pg verb=- parameters=-
    command.execute("update the list") # ^ no fact sql_query
    cache.fetch("SELECT name FROM users") # ^ no fact sql_query
  end
end
