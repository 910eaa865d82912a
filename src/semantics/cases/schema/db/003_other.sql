CREATE TABLE refunds (id int, note text);
CREATE TABLE depots (id int, city text);
INSERT INTO depots (id) VALUES (2); --= depots 003_other.sql#depots
