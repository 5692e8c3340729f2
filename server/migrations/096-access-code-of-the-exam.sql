-- The access code is the exam's, for all its sittings (decision 064): it stays where an exam is withdrawn and published again.
ALTER TABLE exams ADD COLUMN access_code text;
-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE exams NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_sittings NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE exams e SET access_code = c.code
FROM (SELECT school_id, exam_id, max(access_code) AS code FROM exam_sittings WHERE access_code IS NOT NULL GROUP BY 1, 2) c
WHERE (e.school_id, e.id) = (c.school_id, c.exam_id);
ALTER TABLE exams FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_sittings FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;
ALTER TABLE exam_sittings DROP COLUMN access_code;

-- Who was told of a sitting that is withdrawn is found without reading all notices of a school.
CREATE INDEX notices_of_sittings ON notices (school_id, about) WHERE kind = 'exam_published';
