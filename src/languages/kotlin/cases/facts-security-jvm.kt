// path: src/main/kotlin/shop/Orders.kt
package shop

import java.io.File
import java.io.ObjectInputStream
import java.security.MessageDigest
import kotlin.random.Random
import okhttp3.Request
import org.junit.jupiter.api.BeforeEach
import org.springframework.beans.factory.annotation.Value
import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.servlet.ModelAndView
import io.jsonwebtoken.Jwts
import picocli.CommandLine.Command

@Command(name = "orders", description = ["lists them"]) // ^ fact cli_command framework=picocli name=orders description="lists them" handler=Orders
class Orders(private val jdbc: JdbcTemplate, private val cache: MutableMap<String, String>) {
	@Value("\${mail.host}") // ^ fact config_read library=spring key=mail.host
	lateinit var host: String
	private val password = "tr0ub4dor&3" // ^ fact secret name=password length=11
	private val passwordLabel = "tr0ub4dor&3" // ^ no fact secret

	@BeforeEach // ^ fact test_fixture framework=junit name=start phase=before_each
	fun start() {}

	fun load(id: String, input: ObjectInputStream): ModelAndView {
		jdbc.query("SELECT * FROM orders WHERE id = $id", mapper) // ^ fact sql_query library=spring-jdbc verb=SELECT tables=orders parameters=interpolated ^ fact sql_query_table table=orders access=read
		jdbc.update("DELETE FROM orders WHERE id = ?", id) // ^ fact sql_query verb=DELETE parameters=placeholders
		cache.remove("SELECT") // ^ no fact sql_query
		Runtime.getRuntime().exec("ls ${id}") // ^ fact subprocess command="ls {}" form=argv given=interpolated
		ProcessBuilder("git", "log").start() // ^ fact subprocess command=git arguments=literal
		cache.exec("ls") // ^ no fact subprocess
		File("a.txt").readText() // ^ fact file_operation api=java.io.File.readText operation=read path=a.txt given=literal
		cache.readText() // ^ no fact file_operation
		System.getenv("HOME") // ^ fact env_read name=HOME
		cache.getenv("HOME") // ^ no fact env_read
		cache.getProperty("a") // ^ no fact config_read
		Regex("a+") // ^ fact regex api=kotlin.text.Regex pattern=a+ given=literal
		"^$id".toRegex() // ^ fact regex api=String.toRegex pattern=^{} given=interpolated
		"a".toUpperCase() // ^ no fact regex
		Request.Builder().url("https://example.com").build() // ^ fact outbound_request library=okhttp3 method=GET url=https://example.com
		cache.get("https://example.com") // ^ no fact outbound_request
		MessageDigest.getInstance("MD5") // ^ fact crypto_operation operation=hash algorithm=MD5
		cache.digest("MD5") // ^ no fact crypto_operation
		Random.nextInt() // ^ fact random_source source=kotlin.random.Random.nextInt cryptographic=false
		cache.nextInt() // ^ no fact random_source
		input.readObject() // ^ fact deserialization format=java
		cache.readObject() // ^ no fact deserialization
		Jwts.parser().parseClaimsJws(id) // ^ fact jwt_pattern library=jjwt operation=verify
		cache.parseClaimsJws(id) // ^ no fact jwt_pattern
		cache.ModelAndView("x") // ^ no fact template_render
		return ModelAndView("orders/show") // ^ fact template_render operation=render template=orders/show
	}
}

@Deprecated("x") // ^ no fact cli_command ^ no fact test_fixture
class Old
