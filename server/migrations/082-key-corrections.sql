-- A wrong key is put right by a revision that says how and why. One act can reach several versions, of several exams.
ALTER TABLE exam_keys
  DROP CONSTRAINT exam_keys_kind_check,
  ADD CONSTRAINT exam_keys_kind_check CHECK (
    kind IN ('published', 'rulings', 'correct', 'also', 'annulled', 'full', 'bonus', 'taken_back')),
  -- Marks that everybody has beside their answers, up to what is available.
  ADD COLUMN bonus_hundredths integer NOT NULL DEFAULT 0 CHECK (bonus_hundredths >= 0),
  ADD COLUMN act_id uuid,
  -- Which question of the version it is about; none for a bonus.
  ADD COLUMN question_id text,
  -- The act that this revision takes back.
  ADD COLUMN takes_back uuid;
CREATE INDEX exam_keys_of_act ON exam_keys (school_id, act_id) WHERE act_id IS NOT NULL;
CREATE INDEX exam_keys_taken_back ON exam_keys (school_id, takes_back) WHERE takes_back IS NOT NULL;

-- 'bonus': full marks for everybody. 'annulled': counts for nothing, 0 of 0.
ALTER TABLE marked_answers
  DROP CONSTRAINT marked_answers_outcome_check,
  ADD CONSTRAINT marked_answers_outcome_check CHECK (
    outcome IN ('right', 'partly', 'wrong', 'unanswered', 'waiting', 'not_counted', 'bonus', 'annulled'));

-- By which key the paper was marked before; none the first time. What came between the two moved it.
ALTER TABLE result_revisions ADD COLUMN from_key_revision integer;

-- Which version holds which question of the bank, and under which id: found without reading keys.
CREATE TABLE version_questions (
  school_id uuid NOT NULL,
  version_id uuid NOT NULL,
  question_id text NOT NULL,
  bank_question_id uuid NOT NULL,
  PRIMARY KEY (school_id, version_id, question_id),
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id) ON DELETE CASCADE
);
CREATE INDEX version_questions_of_bank ON version_questions (school_id, bank_question_id);

-- Rows of all schools are read and written; the owner is bound by the policies, too.
ALTER TABLE exam_keys NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
INSERT INTO version_questions (school_id, version_id, question_id, bank_question_id)
  SELECT k.school_id, k.version_id, q.key, (q.value->>'bankQuestionId')::uuid
  FROM exam_keys k CROSS JOIN jsonb_each(k.key) q
  WHERE k.revision = 1 AND q.value ? 'bankQuestionId';
SET LOCAL row_security = on;
ALTER TABLE exam_keys FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT ON version_questions TO :app;
ALTER TABLE version_questions ENABLE ROW LEVEL SECURITY;
ALTER TABLE version_questions FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON version_questions TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
