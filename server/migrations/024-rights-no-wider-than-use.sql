-- What is written once is neither changed nor deleted by the server: a line of the log goes with its school alone.
ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_school_id_fkey,
  ADD CONSTRAINT audit_log_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools (id) ON DELETE CASCADE;
REVOKE DELETE ON audit_log FROM :app;
REVOKE UPDATE ON exam_papers FROM :app;

-- Across schools it is asked who belongs where, never what somebody is called or how they are reached.
REVOKE SELECT ON users FROM :platform;
GRANT SELECT (id, school_id, account_id, role, status) ON users TO :platform;
