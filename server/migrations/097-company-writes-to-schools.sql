-- Schools are found by where they are, too; and each says when it was last written.
ALTER TABLE schools DROP COLUMN find_key;
ALTER TABLE schools
  ADD COLUMN find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name || E'\n' || website || E'\n' || address, NFD), '[\u0300-\u036f]', '', 'g'),
      'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

-- How many exams are open at each school; role platform reads when and nothing else of them.
GRANT SELECT (opens_at) ON exam_sittings TO :platform;
