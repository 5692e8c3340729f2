-- The company's report over schools tells who may have begun on a device apart from who is absent, as each school's own does
-- (functions/over-schools.sql). Only what that takes: when a code was shown, who has a package, and until when it is waited for.
GRANT SELECT (school_id, id, sitting_id, shown_at) ON sitting_seals TO :platform;
GRANT SELECT (school_id, sitting_id, student_id, seal_id) ON exam_packages TO :platform;
GRANT SELECT (duration_minutes) ON exam_sittings TO :platform;
GRANT SELECT (ms, at) ON sitting_changes TO :platform;
GRANT SELECT (school_id, user_id, extra_time_percent) ON students TO :platform;
GRANT SELECT (sync_window_hours) ON school_settings TO :platform;
CREATE POLICY platform_reads ON sitting_seals FOR SELECT TO :platform USING (true);
CREATE POLICY platform_reads ON exam_packages FOR SELECT TO :platform USING (true);
CREATE POLICY platform_reads ON students FOR SELECT TO :platform USING (true);
-- It answers one figure more: made anew with the functions.
DROP FUNCTION attendance_of_schools(timestamptz, timestamptz);
