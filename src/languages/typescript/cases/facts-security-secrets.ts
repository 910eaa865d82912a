// path: src/settings.ts
export const settings = {
	user: 'app',
	password: 'tr0ub4dor&3', // ^ fact secret name=password entropy=medium length=11
	apiKey: 'q7Zk2Lw9Xc4Vb6Nm8Td1', // ^ fact secret name=apiKey shape=- entropy=high length=20
	aws: 'AKIA2E0A8F3B244C9986', // ^ fact secret name=aws shape=aws_access_key length=20
	url: 'postgres://app:s3cUr3-9x@db.internal/app', // ^ fact secret name=url shape=url_password length=9
};

export function connect(client: Client) {
	client.setPassword('Wq8#kd02Lm'); // ^ fact secret name=setPassword length=10
}

// Placeholders, names and what comes from elsewhere.
export const others = {
	password: 'changeme', // ^ no fact secret
	dbPassword: process.env.DB_PASSWORD, // ^ no fact secret
	apiKey: '<your-api-key>', // ^ no fact secret
	token: 'access_token', // ^ no fact secret
	accessToken: 'xxxxxxxxxxxxxxxxxxxx', // ^ no fact secret
	passwordField: 'tr0ub4dor&3', // ^ no fact secret
	password_reset_url: '/reset/4711', // ^ no fact secret
	secret: `${other}-q7Zk2Lw9Xc4Vb6`, // ^ no fact secret
	example: 'AKIAIOSFODNN7EXAMPLE', // ^ no fact secret
	local: 'postgres://user:password@localhost/db', // ^ no fact secret
	// password: 'tr0ub4dor&3' // ^ no fact secret
};
