-- Terms: some months of a school year, by their days, for reports. Nothing refers to one.
CREATE TABLE terms (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  year text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name || E'\n' || year, NFD), '[\u0300-\u036f]', '', 'g'),
      'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  PRIMARY KEY (school_id, id),
  CHECK (last_day > first_day AND last_day - first_day < 200)
);

-- No two terms of a school have a day in common. A range over days beside the school would need an extension; so the school is the
-- whole part of a number, by the 60 random bits its id ends with, and the day what stands behind the point.
ALTER TABLE terms ADD CONSTRAINT terms_never_overlap EXCLUDE USING gist (
  numrange(
    ('x' || right(replace(school_id::text, '-', ''), 15))::bit(60)::bigint + (first_day - date '1900-01-01') / 1000000.0,
    ('x' || right(replace(school_id::text, '-', ''), 15))::bit(60)::bigint + (last_day - date '1900-01-01') / 1000000.0,
    '[]') WITH &&);

GRANT SELECT, INSERT, UPDATE, DELETE ON terms TO :app;
ALTER TABLE terms ENABLE ROW LEVEL SECURITY;
ALTER TABLE terms FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON terms TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
