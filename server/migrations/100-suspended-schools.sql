-- Since when the company has suspended a school, and why; sign-in ends (`status`) when nobody sits an exam there any more.
ALTER TABLE schools
  ADD COLUMN suspended_at timestamptz,
  ADD COLUMN suspend_reason text,
  ADD CONSTRAINT schools_suspended_why CHECK ((suspended_at IS NULL) = (suspend_reason IS NULL));
