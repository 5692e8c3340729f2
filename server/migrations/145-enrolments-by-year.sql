-- Whether anybody is of a year is asked before its term is renamed, and a year that is undone goes as a whole.
CREATE INDEX enrolments_of_year ON enrolments (school_id, year);
