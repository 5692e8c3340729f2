-- Parts of a paper, what wrong answers cost, and what the author means the paper to come to (decision 062).
CREATE TABLE exam_sections (
  school_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  -- Its place on the paper, from 0.
  position integer NOT NULL CHECK (position >= 0),
  title text NOT NULL,
  instructions text NOT NULL,
  -- How many of its questions are to be answered; null: all.
  answer_count integer CHECK (answer_count > 0),
  count_rule text NOT NULL DEFAULT 'best' CHECK (count_rule IN ('best', 'first')),
  PRIMARY KEY (school_id, exam_id, position),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id) ON DELETE CASCADE
);

ALTER TABLE exam_questions
  ADD COLUMN section integer,
  ADD CONSTRAINT exam_questions_section_fkey FOREIGN KEY (school_id, exam_id, section)
    REFERENCES exam_sections (school_id, exam_id, position);

ALTER TABLE exams
  -- Null: nothing is taken off for a wrong answer.
  ADD COLUMN negative jsonb,
  -- Null for exams from before anybody was asked.
  ADD COLUMN total_questions integer;

ALTER TABLE marked_answers DROP CONSTRAINT marked_answers_outcome_check,
  ADD CONSTRAINT marked_answers_outcome_check
    CHECK (outcome IN ('right', 'partly', 'wrong', 'unanswered', 'waiting', 'not_counted'));

GRANT SELECT, INSERT, DELETE ON exam_sections TO :app;
ALTER TABLE exam_sections ENABLE ROW LEVEL SECURITY;
ALTER TABLE exam_sections FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON exam_sections TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
