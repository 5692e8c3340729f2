-- What a school keeps of a teacher beside subjects and classes (specification, part 2, section 2). The address is the person's.
ALTER TABLE teachers
  ADD COLUMN department text NOT NULL DEFAULT '',
  ADD COLUMN experience_years integer CHECK (experience_years BETWEEN 0 AND 60),
  ADD COLUMN qualification text NOT NULL DEFAULT '',
  -- A number in an employee ID sorts as a number: T/9 before T/10.
  ADD COLUMN number_key text NOT NULL GENERATED ALWAYS AS
    (regexp_replace(regexp_replace(lower(employee_id), '(\d+)', '00000000000\1', 'g'), '0*(\d{12})(?!\d)', '\1', 'g')) STORED;

-- Who stands in it as the one who did something is not deleted.
CREATE INDEX audit_log_of_actor ON audit_log (school_id, actor_user_id, id);

-- Staff sign in by email: an undo does not bring back whose address somebody has by now.
CREATE UNIQUE INDEX users_by_email_of_staff ON users (school_id, email) WHERE role <> 'student';
