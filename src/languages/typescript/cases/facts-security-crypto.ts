// path: src/auth/tokens.ts
import bcrypt from 'bcrypt';
import crypto, { createHash } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { SignJWT } from 'jose';

export async function issue(user: User, key: Uint8Array) {
	createHash('md5').update(user.mail).digest('hex'); // ^ fact crypto_operation library=crypto operation=hash algorithm=md5
	crypto.createCipheriv('aes-256-gcm', key, key); // ^ fact crypto_operation operation=encrypt algorithm=aes-256-gcm
	crypto.createHmac(user.hash, key); // ^ fact crypto_operation operation=mac algorithm=-
	await bcrypt.hash(user.password, 10); // ^ fact crypto_operation library=bcrypt operation=hash_password algorithm=bcrypt
	crypto.subtle.digest({ name: 'SHA-256' }, key); // ^ fact crypto_operation library=crypto.subtle operation=hash algorithm=SHA-256
	user.createHash('md5'); // ^ no fact crypto_operation
	user.store.hash('md5'); // ^ no fact crypto_operation

	Math.random(); // ^ fact random_source source=Math.random cryptographic=false
	crypto.randomBytes(16); // ^ fact random_source source=crypto.randomBytes cryptographic=true
	user.random(); // ^ no fact random_source

	jwt.sign({ id: user.id }, process.env.KEY!, { algorithm: 'HS256', expiresIn: '1h' }); // ^ fact jwt_pattern library=jsonwebtoken operation=sign algorithm=HS256 options=algorithm,expiresIn key=env
	jwt.verify(user.token, 'k'); // ^ fact jwt_pattern operation=verify key=literal
	jwt.decode(user.token); // ^ fact jwt_pattern operation=decode key=-
	await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(key); // ^ fact jwt_pattern library=jose operation=sign key=variable
	user.contract.sign('a', 'b'); // ^ no fact jwt_pattern
	user.decode('a'); // ^ no fact jwt_pattern
}
