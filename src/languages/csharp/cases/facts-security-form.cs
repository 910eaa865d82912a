using System.Diagnostics;
using System.IO;
using System.Data.SqlClient;

class Store
{
	const string Table = "orders";

	void Query(SqlConnection connection, string id)
	{
		new SqlCommand($"SELECT a FROM {Table}", connection); // ^ fact sql_query library=SqlClient tables=orders parameters=none
		new SqlCommand(
			// Not "SELECT b FROM other".
			@"SELECT ""a"" FROM orders WHERE id = " + id,
			connection); // ^^^^ fact sql_query tables=orders parameters=concatenated
		var command = new SqlCommand { CommandText = "DELETE FROM " + Table }; // ^ fact sql_query operation=CommandText verb=DELETE tables=orders
		var process = new Process { StartInfo = { FileName = "git", Arguments = "log; \"" + id } }; // ^ fact subprocess command=git arguments=built
		var info = new FileInfo("a(b).txt");
		info.Delete(); // ^ fact file_operation operation=delete path=a(b).txt given=literal
	}
}
