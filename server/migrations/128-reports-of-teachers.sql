-- A report that a teacher makes is of the teacher's own classes and exams; null is the whole school. It stays with the row, and not with
-- who asked for it: a report must not widen when its teacher is deleted or becomes an administrator. So it refers to nobody.
ALTER TABLE reports ADD COLUMN teacher_id uuid;
