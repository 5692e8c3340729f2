-- A school's sessions are cut, and given another length, all at once.
CREATE INDEX session_of_school ON auth.session ("schoolId");
