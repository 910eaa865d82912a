CREATE TABLE before_it (n int); -- ^ chunk table before_it exported ^ chunk field before_it.n ^ no error
CREATE TABLE open_one ( -- ^ chunk table open_one broken exported ^ error
  n int; -- ^ chunk field open_one.n
CREATE TABLE ( -- ^ error ^ no chunk
  n int
);
CREATE TABLE unclosed (a text DEFAULT 'oops); -- ^ error ^ error ^ chunk table unclosed broken exported ^ chunk field unclosed.a
CREATE TABLE after_it (n int); -- ^ chunk table after_it exported ^ chunk field after_it.n ^ no error
CREATE TABLE no_semicolon (n int)
CREATE TABLE follows (n int); -- ^ chunk table follows exported ^ chunk field follows.n ^ no error
SELECT ) FROM t; -- ^ error ^ refs t:read
CRATE TABEL typo (n int); -- ^ no chunk
CREATE VIEW last_view AS SELECT a FROM t; -- ^ chunk view last_view exported ^ refs .a:read t:read
