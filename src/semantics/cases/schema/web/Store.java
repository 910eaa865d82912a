package web;

import java.sql.Connection;
import javax.persistence.Entity;
import javax.persistence.Table;

@Entity
@Table(name = "customers")
class CustomerRow {}

class Store {
	void load(Connection connection) throws Exception {
		connection.prepareStatement("SELECT id FROM customers WHERE id = ?"); //= customers tables.sql#customers
		System.out.println("SELECT id FROM customers"); //= customers null
	}
}
