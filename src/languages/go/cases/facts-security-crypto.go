// path: auth/tokens.go
package auth

import (
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha256"

	"github.com/golang-jwt/jwt/v5"
	"golang.org/x/crypto/bcrypt"
)

func Issue(user User, key []byte, registry Registry) {
	md5.Sum(key)                             // ^ fact crypto_operation library=crypto/md5 operation=hash algorithm=md5
	hmac.New(sha256.New, key)                // ^ fact crypto_operation operation=mac algorithm=sha256
	bcrypt.GenerateFromPassword(key, 10)     // ^ fact crypto_operation operation=hash_password algorithm=bcrypt
	registry.Sum(key)                        // ^ no fact crypto_operation
	hmac.Equal(key, key)                     // ^ no fact crypto_operation

	jwt.NewWithClaims(jwt.SigningMethodHS256, nil) // ^ fact jwt_pattern library=golang-jwt operation=sign algorithm=HS256
	jwt.Parse(user.Token, keyOf)             // ^ fact jwt_pattern operation=verify key=variable
	jwt.NewParser().ParseUnverified("a", nil) // ^ fact jwt_pattern operation=decode
	registry.Parse("a")                      // ^ no fact jwt_pattern
}

var password = "tr0ub4dor&3" // ^ fact secret name=password length=11
var config = Config{
	APIKey:   "q7Zk2Lw9Xc4Vb6Nm8Td1", // ^ fact secret name=APIKey length=20
	Password: "changeme",             // ^ no fact secret
	Token:    os.Getenv("TOKEN"),     // ^ no fact secret
}
