-- When a sign of a candidate was written down, which is some seconds after it came: a board that reads on asks for those written since.
ALTER TABLE attempt_presence ADD COLUMN written_at timestamptz NOT NULL DEFAULT now();
