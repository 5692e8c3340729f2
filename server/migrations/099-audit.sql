-- From where something was done: empty where the school does not track devices, and for what no request did. And of which kind it
-- was (domain/school/audit/audit-kind.ts): a column, for row-level security keeps an expression out of its index.
ALTER TABLE audit_log
  ADD COLUMN address text,
  ADD COLUMN device text,
  ADD COLUMN kind text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN action LIKE '%.exported' THEN 'export'
    WHEN split_part(action, '.', 1) IN
      ('student', 'teacher', 'user', 'class', 'subject', 'term', 'question', 'exam', 'marking', 'report')
      THEN split_part(action, '.', 1)
    WHEN split_part(action, '.', 1) = 'passage' THEN 'question'
    WHEN split_part(action, '.', 1) = 'work' THEN 'exam'
    WHEN split_part(action, '.', 1) = 'attempt' THEN 'marking'
    WHEN split_part(action, '.', 1) IN ('school', 'exam_settings', 'security_settings', 'notification_settings', 'grading')
      THEN 'settings'
    ELSE 'other' END) STORED;
CREATE INDEX audit_log_of_kind ON audit_log (school_id, kind, id);

-- What is gone, and schools in the company's own audit, are found by the name their line keeps.
CREATE INDEX audit_log_of_kept_name ON audit_log (school_id, subject, id)
  WHERE detail ? 'record' OR detail ? 'school' OR action = 'exam.deleted';
