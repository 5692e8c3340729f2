-- Each insert says whose an exam or a question is: no trigger runs (decision 080).
DROP TRIGGER author_owns ON exams;
DROP TRIGGER author_owns ON questions;
DROP FUNCTION author_owns();
