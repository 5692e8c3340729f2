-- The dashboard tells of a year that was begun, and of one that was taken back. What a file brought it reads in imports.
DROP INDEX audit_log_activities;
CREATE INDEX audit_log_activities ON audit_log (school_id, id) WHERE action IN ('exam.published', 'exam.started_now',
  'exam.rescheduled', 'exam.withdrawn', 'exam.changes_published', 'exam.release_results', 'marking.key_correct',
  'marking.key_also', 'marking.key_annulled', 'marking.key_full', 'marking.key_bonus', 'marking.key_taken_back',
  'student.added', 'teacher.added', 'subject.added', 'class.added', 'question.added', 'school.year_begun',
  'school.year_undone');
