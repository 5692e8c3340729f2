-- Which questions a teacher does not see depends on their passages, too (049): with the passage in it, this index alone
-- tells how many there are to see, and no row is read for it.
DROP INDEX questions_filtered;
CREATE INDEX questions_filtered ON questions (school_id, subject_id, status, difficulty, type, id, created_by)
  INCLUDE (passage_id);
