-- A page that sends a part of what it has says up to which number more was waiting: what has a later one was done after that
-- delivery was sent (domain/attempt/page-times.ts). Null: no such delivery. Old pages say nothing, and are taken as before.
ALTER TABLE attempt_epochs ADD COLUMN later_after_seq integer, ADD COLUMN later_floor_ms bigint;
