-- Pictures of questions: whoever knows the random id sees one, for an exam must not lose its pictures with a session.
ALTER TABLE files ADD COLUMN is_of_question boolean NOT NULL DEFAULT false;
CREATE INDEX files_of_questions ON files (id) WHERE is_of_question;
-- The same picture sent again is the same file.
CREATE INDEX files_of_questions_by_hash ON files (school_id, sha256) WHERE is_of_question;

GRANT SELECT (school_id, id, is_of_question) ON files TO :platform;
CREATE POLICY platform_reads ON files FOR SELECT TO :platform USING (is_of_question);
CREATE FUNCTION school_of_question_picture(wanted uuid) RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT f.school_id FROM files f WHERE f.id = wanted AND f.is_of_question LIMIT 1);
END $$;
ALTER FUNCTION school_of_question_picture(uuid) OWNER TO :platform;
REVOKE ALL ON FUNCTION school_of_question_picture(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION school_of_question_picture(uuid) TO :app;
