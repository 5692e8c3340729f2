-- Whose an exam or a question is. Who wrote it, until it is handed over; created_by stays the author's (decision 060).
ALTER TABLE exams ADD COLUMN owner_id uuid;
ALTER TABLE questions ADD COLUMN owner_id uuid;

-- Rows of all schools are written; the owner of the tables is bound by the policies, too.
ALTER TABLE exams NO FORCE ROW LEVEL SECURITY;
ALTER TABLE questions NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE exams SET owner_id = created_by;
UPDATE questions SET owner_id = created_by;
ALTER TABLE exams FORCE ROW LEVEL SECURITY;
ALTER TABLE questions FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;

CREATE FUNCTION author_owns() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.owner_id := NEW.created_by;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION author_owns() FROM PUBLIC;
CREATE TRIGGER author_owns BEFORE INSERT ON exams FOR EACH ROW WHEN (NEW.owner_id IS NULL) EXECUTE FUNCTION author_owns();
CREATE TRIGGER author_owns BEFORE INSERT ON questions FOR EACH ROW WHEN (NEW.owner_id IS NULL)
  EXECUTE FUNCTION author_owns();

ALTER TABLE exams
  ALTER COLUMN owner_id SET NOT NULL,
  ADD CONSTRAINT exams_owner_fkey FOREIGN KEY (school_id, owner_id) REFERENCES users (school_id, id);
ALTER TABLE questions
  ALTER COLUMN owner_id SET NOT NULL,
  ADD CONSTRAINT questions_owner_fkey FOREIGN KEY (school_id, owner_id) REFERENCES users (school_id, id);

CREATE INDEX exams_of_owner ON exams (school_id, owner_id, id);
CREATE INDEX questions_of_owner ON questions (school_id, owner_id, id);
-- What a teacher sees in the bank is by owner now, and told by this index alone (061).
DROP INDEX questions_filtered;
CREATE INDEX questions_filtered ON questions (school_id, subject_id, status, difficulty, type, id, owner_id)
  INCLUDE (passage_id);
