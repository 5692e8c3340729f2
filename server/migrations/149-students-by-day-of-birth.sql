-- A register is asked about by the day of birth, too: names are written longer and shorter.
CREATE INDEX students_by_birth ON students (school_id, date_of_birth);
