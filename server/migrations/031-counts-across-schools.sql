-- How much there is at each school, for the lists of role platform: it counts rows by school and can read nothing in them.
GRANT SELECT (school_id) ON subjects, questions, exams TO :platform;
GRANT SELECT (school_id, marked_count) ON subject_counters TO :platform;
CREATE POLICY platform_reads ON subjects FOR SELECT TO :platform USING (true);
CREATE POLICY platform_reads ON questions FOR SELECT TO :platform USING (true);
CREATE POLICY platform_reads ON exams FOR SELECT TO :platform USING (true);
CREATE POLICY platform_reads ON subject_counters FOR SELECT TO :platform USING (true);
