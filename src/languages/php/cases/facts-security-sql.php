<!-- path: src/Store/Users.php -->
<?php
namespace Shop\Store;

use Illuminate\Support\Facades\DB;
use PDO;
use Shop\Search\Index;

class Users
{
	public function __construct(private PDO $pdo, private Index $index) {}

	public function find($id, $db)
	{
		$this->pdo->query("SELECT * FROM users WHERE id = $id"); // ^ fact sql_query library=pdo operation=query verb=SELECT tables=users parameters=interpolated
		// ^ fact sql_query_table table=users verb=SELECT access=read
		$statement = $this->pdo->prepare('DELETE FROM users WHERE id = ?'); // ^ fact sql_query operation=prepare verb=DELETE parameters=placeholders
		$statement->execute([$id]); // ^ no fact sql_query
		DB::select('select * from users where id = ' . $id); // ^ fact sql_query library=laravel verb=SELECT parameters=concatenated
		DB::insert($rows); // ^ no fact sql_query
		mysqli_query($db, "UPDATE users SET a = 1"); // ^ fact sql_query library=mysqli operation=mysqli_query verb=UPDATE parameters=none
		$db->query('SELECT count(*) FROM users'); // ^ fact sql_query library=- verb=SELECT
		$sql = <<<SQL
			SELECT u.id
			FROM users u JOIN teams t ON t.id = u.team
			WHERE u.name = :name
			SQL;
		$this->pdo->prepare($sql); // ^ fact sql_query verb=SELECT tables=users,teams parameters=placeholders
		$this->index->query('select a shop from the list'); // ^ no fact sql_query
	}
}
