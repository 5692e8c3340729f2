-- Which ready-made question one was taken from: once in a school.
ALTER TABLE questions ADD COLUMN source text;
CREATE UNIQUE INDEX questions_by_source ON questions (school_id, source) WHERE source IS NOT NULL;
