CREATE TABLE customers (
	id serial PRIMARY KEY,
	email text NOT NULL,
	referrer int REFERENCES customers (id)
);
CREATE TABLE Invoices (
	id serial PRIMARY KEY,
	customer_id int REFERENCES customers (id) --= customers tables.sql#customers
);
CREATE TABLE billing.payments (id int, invoice_id int);
CREATE TABLE archive.payments (id int, invoice_id int);
CREATE TABLE shipments (id int);
CREATE TYPE mood AS ENUM ('glad', 'sad');
CREATE FUNCTION total_of(customer int) RETURNS numeric AS $$
	SELECT sum(id) FROM invoices i WHERE i.customer_id = customer; --= invoices tables.sql#Invoices
$$ LANGUAGE sql;
CREATE PROCEDURE close_books() LANGUAGE sql AS $$ DELETE FROM shipments; $$;
CREATE VIEW good_customers AS
	WITH recent AS (SELECT id FROM invoices)
	SELECT c.* FROM customers c --= customers tables.sql#customers
	JOIN recent r ON r.id = c.id --= recent tables.sql#recent
	WHERE total_of(c.id) > 10; --= total_of tables.sql#total_of
