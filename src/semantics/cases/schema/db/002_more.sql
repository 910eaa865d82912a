-- The table is created elsewhere: to change it is not to declare it.
ALTER TABLE customers ADD COLUMN city text; --= customers tables.sql#customers
ALTER TABLE shipments ADD COLUMN state mood; --= mood tables.sql#mood
CREATE TABLE refunds (id int);
CREATE TABLE depots (id int);
INSERT INTO depots (id) VALUES (1); --= depots 002_more.sql#depots
INSERT INTO unknown_things (id) VALUES (1); --= unknown_things unresolved
SELECT * FROM payments; --= payments ambiguous
SELECT * FROM billing.payments; --= payments tables.sql#billing.payments
