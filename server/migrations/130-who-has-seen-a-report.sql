-- When whoever asked for a report saw that it is ready: who waits on the page for it needs no notice.
ALTER TABLE reports ADD COLUMN seen_at timestamptz;
