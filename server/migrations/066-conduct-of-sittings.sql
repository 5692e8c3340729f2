-- How a sitting runs, as the school's settings were when it was published (decision 054). What was published before keeps what
-- every exam had until now.
ALTER TABLE exam_sittings
  ADD COLUMN warning_minutes integer NOT NULL DEFAULT 10 CHECK (warning_minutes BETWEEN 1 AND 60),
  ADD COLUMN submits_by_itself boolean NOT NULL DEFAULT true,
  ADD COLUMN allows_review boolean NOT NULL DEFAULT true,
  ADD COLUMN asks_full_screen boolean NOT NULL DEFAULT false;
