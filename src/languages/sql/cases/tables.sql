-- People who may log in. Nobody else.
CREATE TABLE IF NOT EXISTS public.users ( -- ^ chunk table public.users exported lines=2-15 sig="CREATE TABLE IF NOT EXISTS public.users" doc="People who may log in."
  id bigserial PRIMARY KEY, -- ^ chunk field public.users.id type=bigserial notes="primary key" parent=public.users ^ no refs
  email varchar(255) NOT NULL UNIQUE, -- ^ chunk field public.users.email type=varchar(255) notes="not null unique"
  role user_role DEFAULT 'guest'::user_role, -- ^ chunk field public.users.role type=user_role notes="default('guest'::user_role)" ^ refs user_role:type user_role:type
  seen timestamp with time zone NULL, -- ^ chunk field public.users.seen optional type="timestamp with time zone" notes=null
  "full name" text, -- ^ chunk field public.users.full name type=text
  team_id int REFERENCES org.teams (id) ON DELETE CASCADE, -- ^ chunk field public.users.team_id notes="references(org.teams (id))" ^ refs org:read teams:type .id:type
  created_at timestamptz NOT NULL DEFAULT now(), -- ^ call now in=public.users.created_at
  CONSTRAINT users_team_fk FOREIGN KEY (team_id) REFERENCES teams (id), -- ^ chunk property public.users.users_team_fk ^ refs .team_id:read teams:type .id:type
  PRIMARY KEY (id), -- ^ no chunk
  UNIQUE (email, role), -- ^ refs .email:read .role:read ^ no chunk
  CHECK (length(email) > 3), -- ^ call length args=1 kinds=identifier in=public.users
  LIKE defaults INCLUDING ALL -- ^ refs defaults:type ^ no chunk
);

CREATE TABLE copies AS SELECT id FROM users; -- ^ chunk table copies exported ^ refs .id:read users:read ^ bind class copies chunk=copies scope=module
CREATE TABLE part PARTITION OF users FOR VALUES IN (1); -- ^ chunk table part exported ^ heritage extends users of=part
CREATE TABLE child (extra text) INHERITS (users); -- ^ chunk table child exported ^ chunk field child.extra ^ heritage extends users of=child
CREATE TEMP TABLE scratch (n int); -- ^ chunk table scratch exported ^ chunk field scratch.n type=int

-- A line above, but not directly.

CREATE TABLE bare (n int); -- ^ chunk table bare exported doc=- ^ chunk field bare.n
/* CREATE TABLE hidden (n int); */ -- ^ no chunk
SELECT 'CREATE TABLE quoted (n int);'; -- ^ no chunk ^ no refs
