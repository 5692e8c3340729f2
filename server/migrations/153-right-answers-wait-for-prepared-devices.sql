-- Right answers wait for devices that may have begun without the server (functions/answers-open-at.sql): who has a package of a seal whose
-- code was shown and has begun nothing, until when their answers are taken. No column with a secret.
GRANT SELECT (school_id, id, sitting_id, shown_at) ON sitting_seals TO :saver;
GRANT SELECT (school_id, sitting_id, student_id, seal_id) ON exam_packages TO :saver;
GRANT SELECT (id, duration_minutes) ON exam_sittings TO :saver;
GRANT SELECT (school_id, sitting_id, student_id, kind, ms, at) ON sitting_changes TO :saver;
GRANT SELECT (school_id, user_id, extra_time_percent) ON students TO :saver;
GRANT SELECT (school_id, sync_window_hours) ON school_settings TO :saver;
CREATE POLICY saver_reads ON sitting_seals FOR SELECT TO :saver USING (true);
CREATE POLICY saver_reads ON exam_packages FOR SELECT TO :saver USING (true);
CREATE POLICY saver_reads ON sitting_changes FOR SELECT TO :saver USING (true);
CREATE POLICY saver_reads ON students FOR SELECT TO :saver USING (true);
CREATE POLICY saver_reads ON school_settings FOR SELECT TO :saver USING (true);
