-- Lists of students by number and by class read few more rows than a page has (platform/list/read-list.ts).
CREATE INDEX students_by_number ON students (school_id, number_key, user_id);
-- Who has no class stands in the list as in one more class.
CREATE INDEX students_by_class ON students (school_id, coalesce(class_id, '00000000-0000-0000-0000-000000000000'::uuid));
