-- Where candidates never read right answers, what comes late was not given by them (functions/answers-open-at.sql).
GRANT SELECT (allows_review) ON exam_sittings TO :saver;
