CREATE TABLE customers (id int);
CREATE TABLE only_in_tests (id int);
