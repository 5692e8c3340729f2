-- What a person says of themself, beside phone and address.
ALTER TABLE users ADD COLUMN bio text NOT NULL DEFAULT '' CHECK (char_length(bio) <= 500);

-- A new address of an account waits in its link until that is followed.
ALTER TABLE auth.one_time_tokens
  ADD COLUMN new_email text,
  DROP CONSTRAINT one_time_tokens_kind_check,
  ADD CONSTRAINT one_time_tokens_kind_check
    CHECK (kind IN ('verify_email', 'reset_password', 'invitation', 'change_email')),
  ADD CONSTRAINT one_time_tokens_new_email_check CHECK ((kind = 'change_email') = (new_email IS NOT NULL));

-- Then each school's row follows (functions/follow-email-change.sql): of the school it is bound to, as app is.
GRANT SELECT (school_id, id, account_id, role, email, revision), UPDATE (email, revision) ON users TO :auth;
GRANT INSERT (school_id, id, actor_user_id, action, subject, detail, changes) ON audit_log TO :auth;
CREATE POLICY email_follows ON users TO :auth
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
CREATE POLICY email_follows ON audit_log FOR INSERT TO :auth
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
