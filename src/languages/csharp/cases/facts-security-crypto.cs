// path: src/Auth/TokenService.cs
using System;
using System.IdentityModel.Tokens.Jwt;
using System.Security.Cryptography;
using Microsoft.AspNetCore.Identity;
using Microsoft.IdentityModel.Tokens;
using BC = BCrypt.Net.BCrypt;

public class TokenService
{
	private readonly IPasswordHasher<User> _hasher;
	private readonly Registry _registry;

	public void Hashes(byte[] data, byte[] key)
	{
		using var sha = SHA256.Create(); // ^ fact crypto_operation library=System.Security.Cryptography operation=hash algorithm=SHA256
		sha.ComputeHash(data); // ^ no fact crypto_operation
		MD5.HashData(data); // ^ fact crypto_operation operation=hash algorithm=MD5
		new SHA1Managed(); // ^ fact crypto_operation operation=hash algorithm=SHA1
		new MD5CryptoServiceProvider(); // ^ fact crypto_operation operation=hash algorithm=MD5
		new HMACSHA256(key); // ^ fact crypto_operation operation=mac algorithm=HMACSHA256
		HashAlgorithm.Create("SHA512"); // ^ fact crypto_operation operation=hash algorithm=SHA512
		IncrementalHash.CreateHash(HashAlgorithmName.SHA1); // ^ fact crypto_operation operation=hash algorithm=SHA1
		_registry.Create(); // ^ no fact crypto_operation
		Registry.HashData(data); // ^ no fact crypto_operation
	}

	public void Ciphers(byte[] data, byte[] key, RSA rsa)
	{
		var aes = Aes.Create(); // ^ fact crypto_operation operation=cipher algorithm=Aes
		aes.CreateEncryptor(); // ^ fact crypto_operation operation=encrypt algorithm=Aes
		new DESCryptoServiceProvider().CreateDecryptor(); // ^ fact crypto_operation operation=cipher algorithm=DES ^ fact crypto_operation operation=decrypt algorithm=DES
		new AesGcm(key); // ^ fact crypto_operation operation=cipher algorithm=AesGcm
		RSA.Create(2048); // ^ fact crypto_operation operation=generate_key algorithm=RSA
		rsa.SignData(data, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1); // ^ fact crypto_operation operation=sign algorithm=RSA
		rsa.VerifyData(data, data); // ^ fact crypto_operation operation=verify algorithm=RSA
		new Rfc2898DeriveBytes("x", data, 1000); // ^ fact crypto_operation operation=derive_key algorithm=PBKDF2
		ProtectedData.Protect(data, null, DataProtectionScope.CurrentUser); // ^ fact crypto_operation operation=encrypt algorithm=DPAPI
		_registry.Encrypt(data); // ^ no fact crypto_operation
	}

	public void Passwords(User user, string password)
	{
		_hasher.HashPassword(user, password); // ^ fact crypto_operation operation=hash_password
		BC.HashPassword(password); // ^ fact crypto_operation operation=hash_password algorithm=bcrypt
		BCrypt.Net.BCrypt.Verify(password, user.Hash); // ^ fact crypto_operation operation=verify_password algorithm=bcrypt
		_registry.Verify(password); // ^ no fact crypto_operation
	}

	public void Numbers(Random given)
	{
		var random = new Random(); // ^ fact random_source source=System.Random cryptographic=false
		random.Next(6); // ^ no fact random_source
		Random.Shared.Next(6); // ^ fact random_source source=System.Random.Shared.Next cryptographic=false
		RandomNumberGenerator.GetBytes(16); // ^ fact random_source source=System.Security.Cryptography.RandomNumberGenerator.GetBytes cryptographic=true
		new RNGCryptoServiceProvider(); // ^ fact random_source cryptographic=true
		Guid.NewGuid(); // ^ fact random_source source=System.Guid.NewGuid cryptographic=false
		Guid.Parse("x"); // ^ no fact random_source
		_registry.Next(6); // ^ no fact random_source
	}

	public void Tokens(string token, SecurityKey key, JwtBearerOptions options)
	{
		var handler = new JwtSecurityTokenHandler();
		var credentials = new SigningCredentials(key, SecurityAlgorithms.HmacSha256);
		var descriptor = new SecurityTokenDescriptor { Subject = null, SigningCredentials = credentials };
		handler.CreateToken(descriptor); // ^ fact jwt_pattern library=Microsoft.IdentityModel operation=sign algorithm=HmacSha256
		new JwtSecurityToken("me", "you", null, signingCredentials: credentials); // ^ fact jwt_pattern operation=sign algorithm=HmacSha256
		handler.ValidateToken(token, new TokenValidationParameters { ValidateIssuer = false, IssuerSigningKey = key }, out _); // ^ fact jwt_pattern operation=verify options=ValidateIssuer,IssuerSigningKey
		handler.ReadJwtToken(token); // ^ fact jwt_pattern operation=decode
		options.TokenValidationParameters = new TokenValidationParameters // ^ fact jwt_pattern operation=verify options=ValidateLifetime,IssuerSigningKey key=literal
		{
			ValidateLifetime = true,
			IssuerSigningKey = new SymmetricSecurityKey(Encoding.UTF8.GetBytes("x")),
		};
		_registry.CreateToken(token); // ^ no fact jwt_pattern
		new TokenValidationParameters(); // ^ no fact jwt_pattern
	}

	private const string DbPassword = "tr0ub4dor&3"; // ^ fact secret name=DbPassword length=11
	private string ApiKey = "changeme"; // ^ no fact secret
	private string Token { get; set; } = ""; // ^ no fact secret
	private string Main = "Server=db;User Id=sa;Password=tr0ub4dor&3;"; // ^ fact secret name=Password shape=connection_password length=11
	private string Local = "Server=db;Password=changeme;"; // ^ no fact secret
}
