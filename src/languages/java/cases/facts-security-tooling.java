// path: src/test/java/shop/DeployTest.java
package shop;

import org.junit.jupiter.api.*;
import picocli.CommandLine.Command;
import shop.bus.Before;

@Command(name = "deploy", description = "ships it") // ^ fact cli_command framework=picocli name=deploy description="ships it" handler=Deploy
class Deploy {}

class DeployTest {
	@BeforeEach // ^ fact test_fixture framework=junit name=start phase=before_each
	void start() {}

	@AfterAll // ^ fact test_fixture framework=junit name=stop phase=after_all
	static void stop() {}

	@Before // ^ no fact test_fixture
	void other() {}
}
