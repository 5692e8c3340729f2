-- Why a candidate's device is not ready, in a word: as it said last (deviceReasons of domain/exam/seal/unready.ts), or that the sitting was
-- moved since. A device that asks again has not said it any more.
ALTER TABLE exam_packages ADD COLUMN unready_why text CHECK (unready_why IN ('no_space', 'no_store', 'no_worker', 'gone', 'other_build',
  'changed', 'no_network', 'failed', 'moved'));
