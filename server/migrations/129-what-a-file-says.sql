-- The hash of what a report's file says: shared once more, it need not be made again while it would say the same.
ALTER TABLE reports ADD COLUMN content_hash text;
