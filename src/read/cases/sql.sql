-- What this is.
CREATE TABLE users (
	id serial PRIMARY KEY,
	email text NOT NULL,
	role user_role DEFAULT '}'
);

CREATE INDEX users_email ON users (email);

-- Adds one.
CREATE OR REPLACE FUNCTION add_user(p_email text, p_role user_role)
RETURNS integer AS $$
DECLARE
	made integer;
BEGIN
	INSERT INTO users (email, role) VALUES (p_email, p_role);
	made := 1;
	made := 2;
	RETURN made;
END;
$$ LANGUAGE plpgsql;

INSERT INTO users (email) VALUES
	('a'),
	('b'),
	('c'),
	('d'),
	('e'),
	('f'),
	('g'),
	('h');
