-- What a new school begins with is set by super administrators, in the settings of the company's own school: nothing else of
-- these tables is read across schools.
GRANT SELECT ON exam_settings, notification_settings TO :platform;
CREATE POLICY platform_reads ON exam_settings FOR SELECT TO :platform
  USING (school_id = '00000000-0000-7000-8000-000000000000');
CREATE POLICY platform_reads ON notification_settings FOR SELECT TO :platform
  USING (school_id = '00000000-0000-7000-8000-000000000000');

CREATE FUNCTION settings_of_new_schools()
RETURNS TABLE (exam jsonb, notification jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT (SELECT to_jsonb(e) - ARRAY['school_id', 'id', 'revision'] FROM exam_settings e),
    (SELECT to_jsonb(n) - ARRAY['school_id', 'id', 'revision'] FROM notification_settings n)
$$;

-- How to reach the company, for the administrators of all schools.
CREATE FUNCTION company_contact()
RETURNS TABLE (name text, email text, phone text, website text, address text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.name, s.email, s.phone, s.website, s.address FROM schools s
  WHERE s.id = '00000000-0000-7000-8000-000000000000' AND s.email <> ''
$$;

ALTER FUNCTION settings_of_new_schools() OWNER TO :platform;
ALTER FUNCTION company_contact() OWNER TO :platform;
REVOKE ALL ON FUNCTION settings_of_new_schools(), company_contact() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION settings_of_new_schools(), company_contact() TO :app;
