-- How somebody wants a published exam that nobody has begun to be given out anew, until changes are published (decision 069); null for
-- as it is. Who wrote it and when is draft_by and draft_at.
ALTER TABLE exams ADD COLUMN changes jsonb;
