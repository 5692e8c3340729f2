-- Usually PostgreSQL looks at a table again when a tenth of it is new. A school of two hundred that joins sixty others is less than that: of it
-- one row is expected for ever, and lists are planned that read all of its people again for each of them. Now a fiftieth is enough.
ALTER TABLE users SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE students SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE student_subjects SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE teachers SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE teacher_classes SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE teacher_subjects SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE classes SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE subjects SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE questions SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE exams SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE exam_questions SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE exam_sittings SET (autovacuum_analyze_scale_factor = 0.02);
