-- Phone and email of a school are public once its administrators say so: what a sign-up typed is a person's (decision 054). Schools
-- that have entered one of them in Settings meant it to be read.
ALTER TABLE schools ADD COLUMN shows_contact boolean NOT NULL DEFAULT false;

-- Rows of all schools are written; the owner is bound by the policies, too.
ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE schools s SET shows_contact = true WHERE EXISTS (
  SELECT FROM audit_log l WHERE l.school_id = s.id AND l.subject = s.id::text AND l.action = 'school.updated'
    AND (l.changes ? 'phone' OR l.changes ? 'email'));
ALTER TABLE schools FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;
