ALTER TABLE users ADD COLUMN age int NOT NULL DEFAULT 0, DROP COLUMN IF EXISTS nick; -- ^ chunk field users.age type=int parent=- ^ refs users:write .nick:write
ALTER TABLE ONLY public.users ADD CONSTRAINT fk FOREIGN KEY (team) REFERENCES teams(id); -- ^ chunk property public.users.fk ^ refs public:read users:write .team:read teams:type .id:type
ALTER TABLE users RENAME COLUMN a TO b; -- ^ refs users:write .a:write .b:write ^ no chunk
ALTER TABLE users RENAME TO people; -- ^ refs users:write people:write
ALTER TABLE users ALTER COLUMN age SET DEFAULT next_age(); -- ^ refs users:write .age:write next_age:call
ALTER TABLE users ADD INDEX by_age (age); -- ^ chunk index users.by_age
ALTER TABLE users ENABLE ROW LEVEL SECURITY; -- ^ refs users:write ^ no chunk
ALTER TYPE mood ADD VALUE IF NOT EXISTS 'fine' AFTER 'ok'; -- ^ chunk enum_member mood.fine ^ refs mood:write
CREATE TYPE mood AS ENUM ('sad', 'ok'); -- ^ chunk enum mood exported ^ chunk enum_member mood.sad ^ chunk enum_member mood.ok
CREATE TYPE pair AS (a int, b mood); -- ^ chunk struct pair exported ^ chunk field pair.a type=int ^ chunk field pair.b type=mood ^ refs mood:type
CREATE DOMAIN email AS text CHECK (VALUE ~ '@'); -- ^ chunk type email exported
CREATE SEQUENCE IF NOT EXISTS ids START 1; -- ^ chunk variable ids exported
CREATE SCHEMA app; -- ^ chunk namespace app exported
CREATE EXTENSION IF NOT EXISTS "uuid-ossp"; -- ^ import from uuid-ossp kind=include ^ no chunk
CREATE UNIQUE INDEX CONCURRENTLY i ON ONLY users USING btree (lower(email), role DESC) WHERE gone IS NULL; -- ^ chunk index i exported ^ refs users:read lower:call .email:read .role:read .gone:read
CREATE INDEX ON users (email); -- ^ no chunk ^ refs users:read .email:read
CREATE ROLE admin; -- ^ no chunk
DROP TABLE IF EXISTS a.b, c CASCADE; -- ^ refs a:read b:write c:write
DROP TRIGGER touch ON users; -- ^ refs touch:write users:read
GRANT CREATE VIEW,
  CREATE PROCEDURE,
  CREATE TABLE TO someone; -- ^ no chunk ^ no error
