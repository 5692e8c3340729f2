-- With which passage a question was published: the bank may take it off the question, the paper keeps it.
ALTER TABLE exam_questions
  ADD COLUMN passage_id uuid,
  ADD CONSTRAINT exam_questions_passage_fkey FOREIGN KEY (school_id, passage_id) REFERENCES passages (school_id, id)
    ON DELETE SET NULL (passage_id);

-- The owner is bound by the policies, too: without this, what is there would be seen by nobody.
ALTER TABLE exam_questions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE questions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exams NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE exam_questions e SET passage_id = q.passage_id
  FROM questions q, exams x
  WHERE q.school_id = e.school_id AND q.id = e.question_id AND q.passage_id IS NOT NULL
    AND x.school_id = e.school_id AND x.id = e.exam_id AND x.status <> 'draft';
SET LOCAL row_security = on;
ALTER TABLE exam_questions FORCE ROW LEVEL SECURITY;
ALTER TABLE questions FORCE ROW LEVEL SECURITY;
ALTER TABLE exams FORCE ROW LEVEL SECURITY;
CREATE INDEX exam_questions_of_passage ON exam_questions (school_id, passage_id) WHERE passage_id IS NOT NULL;
