-- A student's session ends with the browser, and 12 hours after the sign-in whatever the use; on a shared computer soon
-- after handing in. A session of staff is kept by use, as before.
ALTER TABLE auth.session ADD COLUMN "isKeptByUse" boolean NOT NULL DEFAULT true;
ALTER TABLE auth.session ADD COLUMN "endsAfterExam" boolean NOT NULL DEFAULT false;

-- Those of a week were the students'. Nobody has said that the device is the own.
UPDATE auth.session SET "isKeptByUse" = false, "endsAfterExam" = true, "idleSeconds" = 43200,
  "expiresAt" = least("expiresAt", now() + interval '12 hours')
WHERE "idleSeconds" = 604800;
