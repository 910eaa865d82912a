// path: src/main/java/shop/UserStore.java
package shop;

import java.sql.*;
import javax.persistence.EntityManager;
import org.apache.ibatis.annotations.Select;
import org.springframework.data.jpa.repository.Query;
import org.springframework.jdbc.core.JdbcTemplate;
import shop.search.Index;

class UserStore {
	private static final String BY_NAME =
		"SELECT u.id FROM users u " +
		"JOIN teams t ON t.id = u.team WHERE u.name = ?";
	private JdbcTemplate jdbc;
	private EntityManager manager;
	private Index index;

	void find(Connection connection, String id, String order) throws SQLException {
		Statement statement = connection.createStatement();
		statement.executeQuery("SELECT * FROM users WHERE id = " + id); // ^ fact sql_query library=java.sql operation=executeQuery verb=SELECT tables=users parameters=concatenated
		// ^ fact sql_query_table table=users verb=SELECT access=read
		connection.prepareStatement("DELETE FROM users WHERE id = ?"); // ^ fact sql_query operation=prepareStatement verb=DELETE parameters=placeholders
		jdbc.query(BY_NAME, mapper); // ^ fact sql_query library=spring-jdbc verb=SELECT tables=users,teams parameters=placeholders
		this.jdbc.update(String.format("UPDATE users SET a = %s", id)); // ^ fact sql_query verb=UPDATE parameters=interpolated
		statement.execute(order); // ^ fact sql_query library=java.sql verb=- parameters=-
		manager.createNativeQuery("SELECT count(*) FROM users"); // ^ fact sql_query library=jpa parameters=none
		manager.createQuery("SELECT u FROM User u"); // ^ no fact sql_query
		index.query("select something from somewhere"); // ^ no fact sql_query
		index.update("users"); // ^ no fact sql_query
	}
}

interface UserMapper {
	@Select("SELECT * FROM users WHERE id = #{id}") // ^ fact sql_query library=mybatis operation=Select verb=SELECT tables=users parameters=placeholders
	User byId(String id);

	@Query(value = "SELECT * FROM users", nativeQuery = true) // ^ fact sql_query library=spring-data verb=SELECT parameters=none
	List<User> all();

	@Query("SELECT u FROM User u") // ^ no fact sql_query
	List<User> entities();
}
