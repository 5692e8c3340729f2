-- The company reads who owns a school, in its list and record. Of no other person is the name asked (school-list.ts).
GRANT SELECT (name) ON users TO :platform;
