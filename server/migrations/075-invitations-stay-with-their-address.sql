-- Who takes another address leaves invitations to the old one behind: with an account of that address, where nobody can sign in
-- before its mail is read (functions/follow-email-change.sql). Whether somebody who is inactive ever came in, the log says.
GRANT SELECT (status), UPDATE (account_id) ON users TO :auth;
GRANT SELECT (school_id, id, subject, action, changes) ON audit_log TO :auth;
GRANT SELECT (id, owner_id), UPDATE (owner_id) ON schools TO :auth;
CREATE POLICY email_is_followed ON audit_log FOR SELECT TO :auth
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
CREATE POLICY email_follows ON schools TO :auth
  USING (id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (id = nullif(current_setting('app.school_id', true), '')::uuid);
