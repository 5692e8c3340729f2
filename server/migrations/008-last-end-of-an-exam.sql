-- When right answers may be shown is asked with every result: after the last deadline of the exam's attempts, too.
CREATE INDEX exam_attempts_by_deadline ON exam_attempts (school_id, exam_id, deadline);
