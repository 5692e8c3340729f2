-- How a school grades, rounds and orders its levels (decision 059). grade_scale and sync_window_hours are there already.
ALTER TABLE school_settings
  ADD COLUMN rounding text NOT NULL DEFAULT 'half_up' CHECK (rounding IN ('half_up', 'down')),
  ADD COLUMN levels text[] NOT NULL DEFAULT '{SS1,SS2,SS3}';

-- A marked paper is rounded as the school rounded when its exam was published: marking it again gives the same.
ALTER TABLE exam_sittings
  ADD COLUMN rounding text NOT NULL DEFAULT 'half_up' CHECK (rounding IN ('half_up', 'down'));

-- The place of its level in the school's list; one that is in no list stands last, where the order says what comes first.
ALTER TABLE classes ADD COLUMN level_place integer NOT NULL DEFAULT 9999;

-- The levels a school has, in the order of its classes. Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
ALTER TABLE school_settings NO FORCE ROW LEVEL SECURITY;
ALTER TABLE classes NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
INSERT INTO school_settings (school_id) SELECT id FROM schools ON CONFLICT (school_id) DO NOTHING;
UPDATE school_settings s SET levels = l.levels
FROM (
  SELECT o.school_id, array_agg(o.level ORDER BY o.first, o.level) AS levels
  FROM (SELECT c.school_id, c.level, min(c.position) AS first FROM classes c WHERE c.level <> '' GROUP BY 1, 2) o
  GROUP BY o.school_id
) l
WHERE l.school_id = s.school_id;
UPDATE classes c SET level_place = array_position(s.levels, c.level)
FROM school_settings s WHERE s.school_id = c.school_id AND c.level = ANY (s.levels);
SET LOCAL row_security = on;
ALTER TABLE classes FORCE ROW LEVEL SECURITY;
ALTER TABLE school_settings FORCE ROW LEVEL SECURITY;
ALTER TABLE schools FORCE ROW LEVEL SECURITY;
