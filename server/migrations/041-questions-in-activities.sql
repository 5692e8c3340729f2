-- The dashboard tells of questions that were added, too.
DROP INDEX audit_log_activities;
CREATE INDEX audit_log_activities ON audit_log (school_id, id) WHERE action IN ('exam.published', 'exam.started_now',
  'exam.release_results', 'student.added', 'teacher.added', 'subject.added', 'class.added', 'question.added');
