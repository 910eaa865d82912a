package shop;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping(
	// Its old name is "/clients".
	value = { "/customers", "/a,b" }
)
class Customers {
	private static final String COLUMNS = "id, " + "name";
	private static final String ALL = "SELECT " + COLUMNS + " FROM customers";

	@GetMapping(value = Paths.ONE /* by id */, produces = "text/plain") // ^ fact route path=/customers/${Paths.ONE} ^ fact route path=/a,b/${Paths.ONE}
	String one() { return ""; }

	void query(Connection c, String id) throws Exception {
		c.prepareStatement(ALL); // ^ fact sql_query library=java.sql verb=SELECT tables=customers parameters=none
		c.prepareStatement(ALL + " WHERE note = '\"(' AND id = " + id); // ^ fact sql_query tables=customers parameters=concatenated
		c.prepareStatement(String.format(java.util.Locale.ROOT, "DELETE FROM %s", id)); // ^ fact sql_query verb=DELETE parameters=interpolated
		String changed = "SELECT 1 FROM a";
		changed = id;
		c.prepareStatement(changed); // ^ fact sql_query library=java.sql verb=- parameters=-
		Files.readString(Path.of("a, (b).txt")); // ^ fact file_operation operation=read path="a, (b).txt" given=literal
		File log = new File("audit.log");
		log.delete(); // ^ fact file_operation operation=delete path=audit.log given=literal
		new ProcessBuilder("sh", /* reads a line */ "-c", "ls " + id); // ^ fact subprocess form=shell command="ls {}" given=concatenated
	}
}
