// path: src/main/java/shop/Settings.java
package shop;

class Settings {
	private static final String PASSWORD = "tr0ub4dor&3"; // ^ fact secret name=PASSWORD length=11
	String apiKey = "q7Zk2Lw9Xc4Vb6Nm8Td1"; // ^ fact secret name=apiKey length=20

	/** Sets it, as in {@code password = "tr0ub4dor&3"}. */
	// ^ no fact secret
	void set(DataSource source) {
		source.setPassword("Wq8#kd02Lm"); // ^ fact secret name=setPassword length=10
		source.setPassword("changeme"); // ^ no fact secret
		String token = "Authorization"; // ^ no fact secret
		String passwordParameter = "tr0ub4dor&3"; // ^ no fact secret
	}
}
