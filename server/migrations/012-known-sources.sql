-- Wrong passwords are counted by source: a browser or an address, as narrowly as it can be told (domain/people/guess-limit).
-- What was counted before, an hour's worth, was counted otherwise.
TRUNCATE auth.guess_failures;
ALTER TABLE auth.guess_failures
  ADD COLUMN source text NOT NULL,
  ADD COLUMN is_stranger boolean NOT NULL;
CREATE INDEX guess_failures_of_source ON auth.guess_failures (source, failed_at);
-- The hourly sweep looks by age alone.
CREATE INDEX guess_failures_by_age ON auth.guess_failures (failed_at);

-- Where right sign-ins came from: a stranger's guesses cannot use these sources up. account_key and school_key are hashes.
CREATE TABLE auth.known_sources (
  source text NOT NULL,
  account_key text NOT NULL,
  school_key text,
  is_place boolean NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, account_key)
);
CREATE INDEX known_sources_of_school ON auth.known_sources (source, school_key, seen_at);
CREATE INDEX known_sources_of_account ON auth.known_sources (account_key, seen_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.known_sources TO :auth;
