-- A bank of 50,000: pages in both orders and their totals are read from an index, each filter from its own.
CREATE INDEX questions_newest ON questions (school_id, status, id);
CREATE INDEX questions_by_topic ON questions (school_id, status, topic_key, id);
CREATE INDEX questions_of_topic ON questions (school_id, topic, status, id);
CREATE INDEX questions_filtered ON questions (school_id, subject_id, status, difficulty, type, id, created_by);
