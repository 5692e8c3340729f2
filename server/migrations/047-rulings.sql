-- Why there is another revision of a key: what was published, or what a teacher decided about answers since.
ALTER TABLE exam_keys
  ADD COLUMN kind text NOT NULL DEFAULT 'published' CHECK (kind IN ('published', 'rulings')),
  ADD COLUMN reason text NOT NULL DEFAULT '';
