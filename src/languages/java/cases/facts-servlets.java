package shop.web;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;

@WebServlet(urlPatterns = {"/report", "/reports/*"})
class Report extends HttpServlet {
	@Override // ^ fact route framework=servlet method=GET path=/report handler=Report.doGet ^ fact route method=GET path=/reports/*
	protected void doGet(HttpServletRequest request, HttpServletResponse response) { }
	void help() { } // ^ no fact route
}

class Plain extends HttpServlet {
	protected void doGet(HttpServletRequest request, HttpServletResponse response) { } // ^ no fact route
}

class Security {
	private static final String[] OPEN = { "/css/**", "/js/**" };

	SecurityFilterChain chain(HttpSecurity http) {
		return http.authorizeHttpRequests(auth -> auth
			.requestMatchers("/admin/**", "/ops/**").hasRole("ADMIN") // ^ fact route_middleware framework=spring path=/admin/** names="hasRole(\"ADMIN\")" ^ fact route_middleware path=/ops/**
			.requestMatchers(HttpMethod.POST, "/login").permitAll() // ^ fact route_middleware path="POST /login" names=permitAll
			.requestMatchers(OPEN).permitAll() // ^ fact route_middleware path=/css/** names=permitAll ^ fact route_middleware path=/js/**
			.requestMatchers(matcher()).permitAll() // ^ no fact route_middleware
			.anyRequest().authenticated()) // ^ fact route_middleware path="" names=authenticated
			.build();
	}

	SecurityFilterChain assets(HttpSecurity http) {
		return http.securityMatchers(each -> each.requestMatchers("/*.js"))
			.authorizeHttpRequests(auth -> auth.anyRequest().permitAll()) // ^ no fact route_middleware
			.build();
	}

	SecurityFilterChain sync(HttpSecurity http) {
		return http.securityMatcher("/sync/**")
			.authorizeHttpRequests(auth -> auth.anyRequest().hasRole("SYNC")) // ^ fact route_middleware path=/sync/** names="hasRole(\"SYNC\")"
			.build();
	}

	void other(Registry registry) {
		registry.requestMatchers("/x").add("y"); // ^ no fact route_middleware
	}
}
