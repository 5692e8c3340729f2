-- Since when a school has signed somebody out everywhere: a session that began before it comes into this school no more, also where
-- it was in another school then, or in none.
ALTER TABLE users ADD COLUMN signed_out_at timestamptz;

-- What the schools of an account ask of their staff at sign-in; a school that is closed asks nothing any more.
CREATE OR REPLACE FUNCTION sign_in_rules_of_account(wanted text)
RETURNS TABLE (school_id uuid, password_expiry integer, password_expiry_since timestamptz, two_factor_since timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT s.school_id, s.password_expiry, s.password_expiry_since, s.two_factor_since
    FROM users u
    JOIN schools o ON o.id = u.school_id AND o.status = 'active'
    JOIN security_settings s ON s.school_id = u.school_id
    WHERE u.account_id = wanted AND u.status = 'active' AND u.role <> 'student';
END $$;
