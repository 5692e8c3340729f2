-- What schools have paid for. A period is never deleted: a wrong one is voided, and its receipt with it.
CREATE TABLE billing_periods (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  plan text NOT NULL CHECK (plan IN ('starter', 'professional', 'enterprise')),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  paid_naira bigint NOT NULL CHECK (paid_naira >= 0),
  paid_on date NOT NULL,
  receipt_number integer NOT NULL,
  note text NOT NULL,
  made_at timestamptz NOT NULL,
  voided_at timestamptz,
  void_reason text,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, receipt_number),
  CHECK (ends_on >= starts_on AND ends_on - starts_on < 400),
  CHECK ((voided_at IS NULL) = (void_reason IS NULL))
);
GRANT SELECT, INSERT, UPDATE (voided_at, void_reason) ON billing_periods TO :app;

-- The number of the last receipt, of the company alone: numbers run on without a gap, whichever school they are for.
CREATE TABLE receipt_counters (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  last_number integer NOT NULL,
  PRIMARY KEY (school_id)
);
GRANT SELECT, INSERT, UPDATE ON receipt_counters TO :app;

ALTER TABLE billing_periods ENABLE ROW LEVEL SECURITY;
ALTER TABLE billing_periods FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON billing_periods TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
ALTER TABLE receipt_counters ENABLE ROW LEVEL SECURITY;
ALTER TABLE receipt_counters FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON receipt_counters TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- `next_subscription`: the plan asked for at the next cycle. `trial_ends_plan`: whether nothing can be added once the trial is over;
-- not at schools whose trial was over before that was so. `paid_until`: the last day of the last period that is not voided.
-- `cycle_read_at`: up to when the turns of its cycles have been followed.
ALTER TABLE schools
  ADD COLUMN next_subscription text CHECK (next_subscription IN ('starter', 'professional', 'enterprise')),
  ADD COLUMN next_asked_at timestamptz,
  ADD COLUMN trial_ends_plan boolean NOT NULL DEFAULT true,
  ADD COLUMN paid_until date,
  ADD COLUMN cycle_read_at timestamptz NOT NULL DEFAULT now(),
  ADD CHECK ((next_subscription IS NULL) = (next_asked_at IS NULL));

-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE schools SET trial_ends_plan = false WHERE trial_ends_at <= now();

-- When nothing can be added any more: with the trial or the last day that is paid for, whichever is later; null for never.
ALTER TABLE schools ADD COLUMN plan_ends_at timestamptz GENERATED ALWAYS AS
  (greatest(CASE WHEN trial_ends_plan THEN trial_ends_at END,
    (paid_until + 1)::timestamp AT TIME ZONE 'Africa/Lagos')) STORED;

-- Each school's next turn or telling is looked for by itself.
INSERT INTO due_work (school_id, kind, reference, due_at)
SELECT id, 'follow_billing', 'cycle', now() FROM schools WHERE plan_ends_at IS NOT NULL
ON CONFLICT DO NOTHING;

ALTER TABLE schools FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;
