-- What the author's page called its request to write the exam: a request whose answer was lost makes no second draft.
ALTER TABLE exams ADD COLUMN request_key text;
CREATE UNIQUE INDEX exams_by_request ON exams (school_id, created_by, request_key) WHERE request_key IS NOT NULL;
