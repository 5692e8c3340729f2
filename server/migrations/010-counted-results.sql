-- What the counters of its exam hold of a result: its newest figure that does not wait for a decision about late answers;
-- null while there has been none.
ALTER TABLE results ADD COLUMN counted_percentage integer;
-- Rows of all schools change; the owner is bound by the policies, too. So far every result was counted as it stands.
ALTER TABLE results NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE results SET counted_percentage = percentage;
ALTER TABLE results FORCE ROW LEVEL SECURITY;
