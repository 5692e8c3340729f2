-- Exams and schools are listed, searched and sorted like every record: see 034. Folded as domain/school/search-fold.ts folds
-- what is typed.
ALTER TABLE schools
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  ADD COLUMN find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name || E'\n' || website, NFD), '[\u0300-\u036f]', '', 'g'),
      'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED;

ALTER TABLE exams
  ADD COLUMN title_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(title, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED;
CREATE INDEX exams_by_title ON exams (school_id, title_key, id);
