-- How much the kept answers of a person take up in a day is asked at each keyed call: from the index alone.
ALTER TABLE requests
  ADD COLUMN answer_bytes integer NOT NULL DEFAULT 0,
  -- Beyond the day's room a call is still done once, but only that it was done is known.
  ADD COLUMN is_answer_kept boolean NOT NULL DEFAULT true;
CREATE INDEX requests_of_person ON requests (school_id, user_id, asked_at) INCLUDE (answer_bytes);
CREATE INDEX requests_by_age ON requests (school_id, asked_at);
