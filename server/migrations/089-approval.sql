-- Where the school wants it, a teacher's exam is approved before it is published (decision 066).
ALTER TABLE exam_settings ADD COLUMN approval_required boolean NOT NULL DEFAULT false;

-- Which writing of a draft waits, and what it held when somebody asked; or why it was sent back. Who asked, or sent it back, and when.
ALTER TABLE exams
  ADD COLUMN approval_revision integer,
  ADD COLUMN approval_paper text,
  ADD COLUMN approval_reason text,
  ADD COLUMN approval_by uuid,
  ADD COLUMN approval_at timestamptz,
  ADD CONSTRAINT exams_approval_by_fkey FOREIGN KEY (school_id, approval_by) REFERENCES users (school_id, id)
    ON DELETE SET NULL (approval_by);
CREATE INDEX exams_waiting ON exams (school_id, id) WHERE approval_revision IS NOT NULL;
