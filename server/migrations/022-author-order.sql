-- The content of a version stands in the order of its random ids, since every candidate can read it as it is. The author's
-- order of questions and options is kept beside it, for papers that are not shuffled. NULL: published before, when the
-- content itself stood in the author's order; it stays as it is, as its hash is its address.
ALTER TABLE exam_versions ADD COLUMN author_order jsonb;
