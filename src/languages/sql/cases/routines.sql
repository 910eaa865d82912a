-- Adds one.
CREATE OR REPLACE FUNCTION app.add_user(p_email text, p_role user_role DEFAULT 'guest', VARIADIC tags text[]) -- ^ chunk function app.add_user(p_email: text, p_role: user_role = 'guest', *tags: text[]) exported lines=2-12 type="SETOF users" doc="Adds one." decisions=2 ^ refs user_role:type
RETURNS SETOF users -- ^ refs users:type
LANGUAGE plpgsql AS $body$
BEGIN
  IF p_email IS NULL THEN RAISE EXCEPTION 'no; no'; END IF;
  FOR i IN 1..3 LOOP
    PERFORM app.log(i); -- ^ call app.log receiver=app in=app.add_user
  END LOOP;
  RETURN QUERY INSERT INTO users (email) VALUES (p_email) RETURNING *; -- ^ refs users:write .email:write p_email:read
END;
$body$;

CREATE FUNCTION one(integer) RETURNS int AS 'SELECT n FROM ones' LANGUAGE sql; -- ^ chunk function one(arg0: integer) exported type=int ^ refs .n:read ones:read
CREATE FUNCTION js() RETURNS int AS $$ return from_nothing() $$ LANGUAGE plv8; -- ^ chunk function js() exported ^ no refs ^ no call
CREATE TRIGGER touch BEFORE INSERT OR UPDATE OF email, name ON users FOR EACH ROW EXECUTE FUNCTION set_time(); -- ^ chunk trigger touch exported ^ refs .email:read .name:read users:read set_time:call ^ call set_time in=touch
CREATE TRIGGER lite AFTER DELETE ON users BEGIN -- ^ chunk trigger lite exported lines=17-20 ^ refs users:read
  DELETE FROM posts WHERE author = old.id; -- ^ refs posts:write .author:read old:read .id:read
  SELECT CASE WHEN 1 THEN 2 END;
END;
CREATE POLICY own ON docs TO editors USING (owner_id = current_setting('x')); -- ^ chunk rule own exported ^ refs docs:read .owner_id:read current_setting:call
CREATE PROCEDURE tally(n NUMBER) IS -- ^ chunk function tally(n: NUMBER) exported lines=22-26
  total NUMBER;
BEGIN
  SELECT count(*) INTO total FROM users; -- ^ refs count:call total:write users:read
END tally;
/
DO $$ BEGIN PERFORM cleanup(); END $$; -- ^ call cleanup in=- ^ no chunk
CREATE VIEW last_one AS SELECT * FROM users; -- ^ chunk view last_one exported ^ refs users:read
CREATE MATERIALIZED VIEW mv AS SELECT id FROM users WITH DATA; -- ^ chunk view mv exported
CREATE FUNCTION counted(p_id int) RETURNS int LANGUAGE plpgsql AS $$ -- ^ bind param p_id type=int index=0 ^ bind function counted chunk=counted
DECLARE
  v_n   bigint := (SELECT count(*) FROM first_table); -- ^ bind let v_n type=bigint ^ refs count:call first_table:read
  v_row app.person%ROWTYPE; -- ^ bind let v_row type=app.person%ROWTYPE ^ refs app:read person:type
  v_sql text; -- ^ bind let v_sql type=text ^ no refs
BEGIN
  v_n := v_n + amount; -- ^ refs v_n:write v_n:read .amount:read
  EXECUTE v_sql; -- ^ refs v_sql:read ^ no call
  RAISE DEBUG '%', v_n; -- ^ refs v_n:read
  SELECT id INTO v_n FROM t WHERE id = p_id; -- ^ refs .id:read v_n:write t:read .id:read p_id:read
  PERFORM f(a := v_n, b => 1); -- ^ refs f:call v_n:read
  RETURN v_row.age; -- ^ refs v_row:read .age:read
END $$;
SELECT p_id FROM t; -- ^ refs .p_id:read t:read
SELECT * FROM @extschema@.check_it(1); -- ^ call @extschema@.check_it receiver=@extschema@
CREATE TRIGGER sends AFTER INSERT ON mails FOR EACH ROW WHEN (NEW.sent IS FALSE) EXECUTE FUNCTION send(); -- ^ chunk trigger sends exported
CREATE TRIGGER keeps AFTER DELETE ON mails REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE PROCEDURE keep(); -- ^ chunk trigger keeps exported
CREATE FUNCTION after_trigger() RETURNS int AS $$ -- ^ chunk function after_trigger() exported type=int
  CREATE TEMP TABLE kept (id int); -- ^ bind let kept
  SELECT r.a, k.id FROM kept k -- ^ refs r:read .a:read k:read .id:read kept:read
  JOIN json_to_recordset('[]') AS r(a int, b text) ON r.a OPERATOR(pg_catalog.=) k.id; -- ^ bind let r ^ call json_to_recordset ^ refs json_to_recordset:call r:read .a:read k:read .id:read
$$ LANGUAGE sql;
CREATE DATABASE :"name" OWNER = :owner; -- ^ no error ^ no chunk
CREATE TABLE {{ params.table }} (id int); -- ^ no error ^ no chunk
