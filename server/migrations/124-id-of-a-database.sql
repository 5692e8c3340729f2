-- Who this database is. A copy that a restore makes is another one: the id is in no backup, as all tables whose names begin with
-- schema_. The names of nightly backups hold its beginning, so that a copy deletes none of the original's. Only the owner reads it.
CREATE TABLE schema_database (id uuid PRIMARY KEY);
INSERT INTO schema_database VALUES (gen_random_uuid());
