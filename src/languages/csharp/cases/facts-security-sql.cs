// path: src/Data/OrderStore.cs
using System.Data.SqlClient;
using Dapper;
using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore.Migrations;
using Npgsql;
using Shop.Own;

public class OrderStore
{
	private const string Named = "SELECT name FROM customers WHERE id = @id";
	private const string Filled = "SELECT * FROM lines WHERE a = '{0}'";
	private readonly SqlConnection _connection;
	private readonly ShopContext _context;

	public void Commands(string name, SqliteConnection lite)
	{
		new SqlCommand("SELECT * FROM orders WHERE id = @id", _connection); // ^ fact sql_query library=SqlClient operation=SqlCommand verb=SELECT tables=orders parameters=placeholders ^ fact sql_query_table table=orders access=read
		new SqlCommand("DELETE FROM orders WHERE name = '" + name + "'", _connection); // ^ fact sql_query library=SqlClient verb=DELETE tables=orders parameters=concatenated
		new SqlCommand($"SELECT * FROM {name}"); // ^ fact sql_query verb=SELECT tables=- parameters=interpolated
		new SqlCommand(string.Format("SELECT * FROM orders WHERE a = {0}", name)); // ^ fact sql_query tables=orders parameters=interpolated
		new SqlCommand(string.Format(Filled, name)); // ^ fact sql_query tables=lines parameters=interpolated
		new SqlCommand("UPDATE \"orders\" SET a = 1"); // ^ fact sql_query verb=UPDATE tables=orders parameters=none
		new NpgsqlCommand(Named, null); // ^ fact sql_query library=Npgsql tables=customers parameters=placeholders
		new SqlCommand(name, _connection); // ^ fact sql_query library=SqlClient verb=- parameters=-
		new SqlDataAdapter(@"SELECT ""a""
			FROM lines", _connection);
		new OwnCommand("list orders"); // ^ no fact sql_query
		var command = lite.CreateCommand();
		command.CommandText = "INSERT INTO audit (a) VALUES ($a)"; // ^ fact sql_query library=Sqlite operation=CommandText verb=INSERT tables=audit parameters=placeholders ^ fact sql_query_table table=audit access=write
		command.CommandText = name; // ^ fact sql_query library=Sqlite verb=- parameters=-
		using var other = new NpgsqlCommand { CommandText = "UPDATE a SET b = 1" }; // ^ fact sql_query operation=CommandText verb=UPDATE tables=a
		own.CommandText = "help"; // ^ no fact sql_query
		command.CommandTimeout = 5; // ^ no fact sql_query
	}

	protected void Up(MigrationBuilder builder)
	{
		builder.Sql("UPDATE orders SET a = 1"); // ^ fact sql_query library=EF operation=Sql verb=UPDATE tables=orders
	}

	public void Extensions(string name, int id, Runner runner)
	{
		_connection.Query<Order>("SELECT * FROM orders WHERE id = @id", new { id }); // ^ fact sql_query library=Dapper operation=Query tables=orders parameters=placeholders
		_connection.ExecuteAsync($"DELETE FROM orders WHERE id = {id}"); // ^ fact sql_query library=Dapper operation=ExecuteAsync parameters=interpolated
		runner.Execute(name); // ^ no fact sql_query
		runner.Query("orders"); // ^ no fact sql_query
		_context.Orders.FromSqlRaw("SELECT * FROM orders WHERE a = '" + name + "'"); // ^ fact sql_query library=EF operation=FromSqlRaw parameters=concatenated
		_context.Orders.FromSqlRaw($"SELECT * FROM orders WHERE a = '{name}'"); // ^ fact sql_query library=EF parameters=interpolated
		_context.Orders.FromSqlInterpolated($"SELECT * FROM orders WHERE a = {name}"); // ^ fact sql_query library=EF operation=FromSqlInterpolated parameters=placeholders
		_context.Orders.FromSql($"SELECT * FROM orders WHERE a = {name}"); // ^ fact sql_query parameters=placeholders
		_context.Database.ExecuteSqlRaw("UPDATE orders SET a = {0}", name); // ^ fact sql_query operation=ExecuteSqlRaw verb=UPDATE
		_context.Database.ExecuteSqlInterpolatedAsync($"UPDATE orders SET a = {name}"); // ^ fact sql_query parameters=placeholders
		runner.Sql("orders"); // ^ no fact sql_query
		_context.Orders.Where(o => o.Id == id); // ^ no fact sql_query
	}
}
