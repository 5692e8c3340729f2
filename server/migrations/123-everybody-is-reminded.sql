-- Who has chosen nothing is reminded a day and an hour before: of what is published already, too.
ALTER TABLE exam_sittings NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
INSERT INTO due_work (school_id, kind, reference, due_at)
SELECT s.school_id, 'remind', s.id || '/' || span, s.opens_at - make_interval(mins => span)
FROM exam_sittings s CROSS JOIN unnest('{1440,60}'::integer[]) AS span
WHERE s.opens_at - make_interval(mins => span) > now()
ON CONFLICT (kind, school_id, reference) DO NOTHING;
ALTER TABLE exam_sittings FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;
