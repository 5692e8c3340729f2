-- What an author says of an exam for whoever looks for it later; candidates are not shown it.
ALTER TABLE exams
  ADD COLUMN difficulty text CHECK (difficulty IN ('Easy', 'Medium', 'Hard')),
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
