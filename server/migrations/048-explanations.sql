-- Explanations reach candidates with the right answers. What was written before was for staff alone: it stays so until the
-- question is saved again in the form that says who reads it.
ALTER TABLE questions ADD COLUMN explanation_shown boolean NOT NULL DEFAULT true;
ALTER TABLE questions NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE questions SET explanation_shown = false WHERE explanation <> '';
SET LOCAL row_security = on;
ALTER TABLE questions FORCE ROW LEVEL SECURITY;
