// path: src/main/java/shop/Tokens.java
package shop;

import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import java.security.MessageDigest;
import javax.crypto.Cipher;
import org.springframework.security.crypto.password.PasswordEncoder;

class Tokens {
	private PasswordEncoder encoder;

	void issue(User user, byte[] key, Registry registry) throws Exception {
		MessageDigest.getInstance("MD5"); // ^ fact crypto_operation library=java.security.MessageDigest operation=hash algorithm=MD5
		Cipher.getInstance("AES/ECB/PKCS5Padding"); // ^ fact crypto_operation operation=cipher algorithm=AES/ECB/PKCS5Padding
		encoder.encode(user.password()); // ^ fact crypto_operation operation=hash_password algorithm=-
		registry.getInstance("MD5"); // ^ no fact crypto_operation
		registry.encode("a"); // ^ no fact crypto_operation

		Jwts.builder().setSubject("a").setIssuedAt(now).setExpiration(then).claim("b", 1).signWith(SignatureAlgorithm.HS512, key).compact(); // ^ fact jwt_pattern library=jjwt operation=sign algorithm=HS512 key=variable
		Jwts.parser().setSigningKey(key).parseClaimsJws(user.token()); // ^ fact jwt_pattern library=jjwt operation=verify
		JWT.create().withSubject("a").sign(Algorithm.HMAC256("k")); // ^ fact jwt_pattern library=java-jwt operation=sign algorithm=HMAC256
		JWT.decode(user.token()); // ^ fact jwt_pattern library=java-jwt operation=decode
		registry.sign("a"); // ^ no fact jwt_pattern
		registry.decode("a"); // ^ no fact jwt_pattern
	}
}
