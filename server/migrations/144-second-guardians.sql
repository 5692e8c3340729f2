-- Who else looks after a student, and how the first guardian is related and reached. '' is not given.
ALTER TABLE students
  ADD COLUMN guardian_relationship text NOT NULL DEFAULT '',
  ADD COLUMN guardian_email text NOT NULL DEFAULT '',
  ADD COLUMN guardian2_name text NOT NULL DEFAULT '',
  ADD COLUMN guardian2_phone text NOT NULL DEFAULT '';
