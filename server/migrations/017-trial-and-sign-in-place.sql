-- Until when a school may try everything without paying; null for the platform's own.
ALTER TABLE schools ADD COLUMN trial_ends_at timestamptz;
-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE schools SET trial_ends_at = created_at + interval '14 days' WHERE subdomain <> 'platform';
ALTER TABLE schools FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;

-- Off a school's own host the sign-in page names the school only where there is one. Two found are enough to know.
CREATE INDEX schools_active ON schools (id) WHERE status = 'active' AND subdomain <> 'platform';
CREATE FUNCTION only_school()
RETURNS TABLE (name text, subdomain text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH first_two AS (
    SELECT s.name, s.subdomain FROM schools s WHERE s.status = 'active' AND s.subdomain <> 'platform' LIMIT 2)
  SELECT f.name, f.subdomain FROM first_two f WHERE (SELECT count(*) FROM first_two) = 1
$$;
ALTER FUNCTION only_school() OWNER TO :platform;
REVOKE ALL ON FUNCTION only_school() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION only_school() TO :app;
