-- What goes out by post is a mail; a notice is what the bell shows to one user.
ALTER TABLE notices RENAME TO mails;
ALTER TABLE mails RENAME CONSTRAINT notices_pkey TO mails_pkey;
ALTER TABLE mails RENAME CONSTRAINT notices_school_id_fkey TO mails_school_id_fkey;
-- Mails that wait go on waiting under the new name.
UPDATE due_work SET kind = 'send_mail' WHERE kind = 'send_notice';

-- What became of a mail, for the school's administrators. `last_problem` is a code of domain/notice/mail-problem.ts:
-- what a mail server says may hold addresses and is kept nowhere.
ALTER TABLE mails
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN last_failed_at timestamptz,
  ADD COLUMN last_problem text,
  ADD COLUMN given_up_at timestamptz;
-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE mails NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE mails SET tries = CASE WHEN sent_at IS NULL THEN 0 ELSE 1 END,
  -- Given up so far meant: not sent, and its link forgotten. When, nobody wrote down.
  given_up_at = CASE WHEN sent_at IS NULL AND data = '{}' THEN created_at END;
SET LOCAL row_security = on;
ALTER TABLE mails FORCE ROW LEVEL SECURITY;

-- Those that did not go out, of a school and of all schools; and whether a newer one went to the same address.
CREATE INDEX mails_unsent ON mails (school_id, id) WHERE sent_at IS NULL;
CREATE INDEX mails_unsent_by_time ON mails (created_at) WHERE sent_at IS NULL;
CREATE INDEX mails_to_address ON mails (school_id, to_address, id);
-- The company sees how many mails wait or were given up, over all schools; to whom and about what it does not.
GRANT SELECT (created_at, sent_at, given_up_at) ON mails TO :platform;
CREATE POLICY platform_reads ON mails FOR SELECT TO :platform USING (true);

-- Told in the transaction of its fact, or by due work that follows from it. `about` names the fact, so that work done
-- twice tells once. The sentences are made from kind and data when the list is read (domain/notice/notice-text.ts).
CREATE TABLE notices (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  about text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, user_id, kind, about),
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id)
);
-- A user's newest page, and how many of it are unread; ids sort by time.
CREATE INDEX notices_of_user ON notices (school_id, user_id, id);
CREATE INDEX notices_unread ON notices (school_id, user_id) WHERE read_at IS NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON notices TO :app;
ALTER TABLE notices ENABLE ROW LEVEL SECURITY;
ALTER TABLE notices FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON notices TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
