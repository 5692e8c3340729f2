-- Questions of the bank are edited, archived and deleted. A published exam keeps what it published: it has its own copy.
ALTER TABLE questions
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archived')),
  -- Folded as domain/school/search-fold.ts folds what is typed.
  ADD COLUMN find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(question || E'\n' || topic, NFD), '[\u0300-\u036f]', '', 'g'),
      'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  ADD COLUMN topic_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(topic, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED;
