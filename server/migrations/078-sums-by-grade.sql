-- What results of a grade come to by subject is read from the index alone, not from a fifth of all rows that ever were.
DROP INDEX results_by_score;
CREATE INDEX results_by_score ON results (school_id,
  ((CASE WHEN waiting_count = 0 THEN percentage ELSE -1 END)::float8), attempt_id)
  INCLUDE (waiting_count, percentage, subject_id, student_id, counted_millionths, is_passed, late_count);
