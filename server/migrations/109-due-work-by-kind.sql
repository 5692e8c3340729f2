-- Each loop looks for its own kinds: by the time alone it walked past whatever others had waiting, such as a day of mails.
CREATE INDEX due_work_by_kind ON due_work (kind, due_at);
DROP INDEX due_work_by_time;
