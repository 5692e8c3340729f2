-- The named look-ups across schools (the second of the three doors).
CREATE FUNCTION school_by_subdomain(wanted text)
RETURNS TABLE (id uuid, name text, subdomain text, status text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.id, s.name, s.subdomain, s.status FROM schools s WHERE s.subdomain = wanted AND s.subdomain <> 'platform'
$$;

CREATE FUNCTION memberships_of_account(wanted text)
RETURNS TABLE (school_id uuid, school text, subdomain text, school_status text, user_id uuid, role text, status text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.id, s.name, s.subdomain, s.status, u.id, u.role, u.status
  FROM users u JOIN schools s ON s.id = u.school_id WHERE u.account_id = wanted ORDER BY s.name
$$;

ALTER FUNCTION school_by_subdomain(text) OWNER TO :platform;
ALTER FUNCTION memberships_of_account(text) OWNER TO :platform;
REVOKE ALL ON FUNCTION school_by_subdomain(text), memberships_of_account(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION school_by_subdomain(text) TO :app, :auth;
GRANT EXECUTE ON FUNCTION memberships_of_account(text) TO :auth;
