-- PostgreSQL looks at a table again when fifty rows and a tenth of it are new. A school of two hundred that joins sixty others is fewer: until
-- then one row of it is expected in each table, and joins are planned that go through all its people for each of them. Looking costs little: of
-- a large table it reads a sample. What grows with every answer is left as it is: it is found by key.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['users', 'students', 'enrolments', 'student_subjects', 'teachers', 'teacher_classes', 'teacher_subjects', 'classes',
    'subjects', 'questions', 'exams', 'exam_classes', 'exam_questions', 'exam_students', 'exam_sittings', 'sitting_classes', 'sitting_students']
  LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_analyze_threshold = 20, autovacuum_analyze_scale_factor = 0.001)', name);
  END LOOP;
END $$;
