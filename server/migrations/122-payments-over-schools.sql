-- The company reads what all schools have paid, on one page.
GRANT SELECT (school_id, id, plan, starts_on, ends_on, paid_naira, paid_on, receipt_number, voided_at)
  ON billing_periods TO :platform;
CREATE POLICY platform_reads ON billing_periods FOR SELECT TO :platform USING (true);
