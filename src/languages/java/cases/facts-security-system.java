// path: src/main/java/shop/Tools.java
package shop;

import java.io.*;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Random;
import java.security.SecureRandom;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.env.Environment;
import shop.run.Runner;

class Tools {
	@Value("${mail.host:localhost}") // ^ fact config_read library=spring key=mail.host has_default=true
	private String host;
	@Value("plain") // ^ no fact config_read
	private String name;
	private Environment environment;

	void build(String branch, Path path, Runner runner) throws IOException {
		Runtime.getRuntime().exec("ls " + branch); // ^ fact subprocess api=java.lang.Runtime.getRuntime.exec command="ls {}" form=argv given=concatenated
		new ProcessBuilder("git", "log", branch).start(); // ^ fact subprocess api=java.lang.ProcessBuilder command=git form=argv given=literal arguments=built
		runner.exec("ls"); // ^ no fact subprocess

		new FileInputStream("a.txt"); // ^ fact file_operation api=java.io.FileInputStream operation=read path=a.txt given=literal
		Files.writeString(path, ""); // ^ fact file_operation api=java.nio.file.Files.writeString operation=write path=- given=variable
		Files.readAllBytes(Paths.get("b.txt")); // ^ fact file_operation operation=read path=b.txt given=literal
		new File("c.txt").delete(); // ^ fact file_operation operation=delete path=c.txt given=literal
		path.toFile().getParentFile(); // ^ no fact file_operation
		runner.delete(); // ^ no fact file_operation

		System.getenv("HOME"); // ^ fact env_read name=HOME api=java.lang.System.getenv
		System.getenv(); // ^ no fact env_read
		runner.getenv("HOME"); // ^ no fact env_read
		environment.getProperty("mail.port", "25"); // ^ fact config_read library=spring key=mail.port has_default=true
		runner.getProperty("mail.port"); // ^ no fact config_read

		new Random(); // ^ fact random_source source=java.util.Random cryptographic=false
		new SecureRandom(); // ^ fact random_source source=java.security.SecureRandom cryptographic=true
		Math.random(); // ^ fact random_source source=java.lang.Math.random
		runner.random(); // ^ no fact random_source
	}
}
