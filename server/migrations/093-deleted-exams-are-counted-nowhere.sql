-- The company's lists of schools count exams without those that are deleted and kept.
GRANT SELECT (deleted_at) ON exams TO :platform;
