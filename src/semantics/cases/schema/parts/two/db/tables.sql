CREATE TABLE parcels (id int);
