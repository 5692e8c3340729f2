-- Whether anybody is of a year is asked before its term is renamed, and a year that is undone goes as a whole. With the
-- student, the first of a year stands first in it: no reading of the table, however alike the planner thinks its rows.
CREATE INDEX enrolments_of_year ON enrolments (school_id, year, student_id);
