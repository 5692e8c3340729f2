-- When scores that wait for a person are released by the clock instead; due work does it, on a trusted clock.
ALTER TABLE exams ADD COLUMN release_at timestamptz;
