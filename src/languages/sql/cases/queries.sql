SELECT u.id, count(*) AS n FROM users u JOIN public.orders AS o ON o.user_id = u.id WHERE u.age > 3; -- ^ refs u:read .id:read count:call users:read public:read orders:read o:read .user_id:read u:read .id:read u:read .age:read ^ bind let u type=users scope=block ^ bind let o type=orders
SELECT a, b FROM t1, t2 WHERE t1.x = t2.x ORDER BY c; -- ^ refs .a:read .b:read t1:read t2:read t1:read .x:read t2:read .x:read .c:read
SELECT extract(year FROM born), trim(both ' ' FROM name) FROM people; -- ^ refs extract:call .born:read trim:call .name:read people:read
SELECT * FROM a WHERE x IS NOT DISTINCT FROM y; -- ^ refs a:read .x:read .y:read
WITH recent (id) AS (SELECT id FROM orders), old AS (DELETE FROM logs RETURNING id) SELECT r.id FROM recent r; -- ^ refs .id:read orders:read logs:write .id:read r:read .id:read recent:read ^ bind let recent type=- ^ bind let old ^ bind let r type=recent
SELECT f.* FROM (SELECT * FROM inner_table) f; -- ^ refs f:read inner_table:read
SELECT * FROM generate_series(1, 3) g; -- ^ call generate_series args=2 kinds=number,number
INSERT INTO t (a, b) SELECT x, lower(y) FROM s ON CONFLICT (a) DO UPDATE SET b = excluded.b; -- ^ refs t:write .a:write .b:write .x:read lower:call .y:read s:read .a:read .b:write excluded:read .b:read
UPDATE t SET a = b, c = 1 FROM s WHERE t.id = s.id; -- ^ refs t:write .a:write .b:read .c:write s:read t:read .id:read s:read .id:read
DELETE FROM t USING s WHERE t.id = s.id; -- ^ refs t:write s:read t:read .id:read s:read .id:read
MERGE INTO t USING s ON t.id = s.id WHEN MATCHED THEN UPDATE SET a = s.a; -- ^ refs t:write s:read t:read .id:read s:read .id:read .a:write s:read .a:read
TRUNCATE TABLE a, b; -- ^ refs a:write b:write
SELECT x FROM t FOR UPDATE; -- ^ refs .x:read t:read
SELECT CAST(a AS my_type), b::other_type, c::varchar(10) FROM t; -- ^ refs .a:read my_type:type .b:read other_type:type .c:read t:read ^ no call
SELECT :name, @var, $1, E'it\'s', a.b.f(1, 'x', g(2)) FROM t; -- ^ call a.b.f name=f receiver=a.b args=3 kinds=number,string,call ^ call g args=1 ^ refs f:call g:call t:read
SELECT f(p => 1, q => x) FROM t; -- ^ refs f:call .x:read t:read
CALL refresh_all(); -- ^ call refresh_all args=0
EXEC dbo.usp_load @a = 1; -- ^ call dbo.usp_load receiver=dbo ^ refs usp_load:call
GRANT SELECT ON TABLE a, s.b TO someone; -- ^ refs a:read s:read b:read
COMMENT ON COLUMN users.email IS 'x'; -- ^ refs users:read .email:read
COPY users (a) FROM stdin;
1	SELECT broken ' FROM nothing
\.
SELECT 1 FROM after_copy; -- ^ refs after_copy:read
\i other.sql
-- ^ import from other.sql kind=include
SELECT * FROM {{ ref('orders') }} o JOIN {{ source('raw', "users") }} ON true; -- ^ refs orders:read users:read
