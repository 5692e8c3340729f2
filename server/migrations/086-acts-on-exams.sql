-- Acts on a whole exam (decision 060). A draft that was given out once has versions and keys, which are evidence and stay: when
-- it is deleted its row stays with them, in no list and open to nobody.
ALTER TABLE exams ADD COLUMN deleted_at timestamptz;

-- A sitting that closed without anybody in it goes when its exam is withdrawn, with who was expected, which nobody else deletes.
ALTER TABLE expected_candidates DROP CONSTRAINT expected_candidates_school_id_sitting_id_fkey,
  ADD CONSTRAINT expected_candidates_school_id_sitting_id_fkey FOREIGN KEY (school_id, sitting_id)
    REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE;

-- And with what was changed of its time, which the record log keeps.
ALTER TABLE sitting_changes DROP CONSTRAINT sitting_changes_school_id_sitting_id_fkey,
  ADD CONSTRAINT sitting_changes_school_id_sitting_id_fkey FOREIGN KEY (school_id, sitting_id)
    REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE;

-- The dashboard tells of more that was done.
DROP INDEX audit_log_activities;
CREATE INDEX audit_log_activities ON audit_log (school_id, id) WHERE action IN ('exam.published', 'exam.started_now',
  'exam.rescheduled', 'exam.withdrawn', 'exam.release_results', 'student.added', 'teacher.added', 'subject.added',
  'class.added', 'question.added');
