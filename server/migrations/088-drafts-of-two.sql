-- Which writing of a draft an editor was opened on, so that two do not overwrite each other unseen (decision 062).
ALTER TABLE exams
  ADD COLUMN draft_revision integer NOT NULL DEFAULT 1,
  ADD COLUMN draft_by uuid,
  ADD COLUMN draft_at timestamptz,
  ADD CONSTRAINT exams_draft_by_fkey FOREIGN KEY (school_id, draft_by) REFERENCES users (school_id, id)
    ON DELETE SET NULL (draft_by);
