-- Recovery codes are hashed by what their factor's box holds, which another SECRET can be put around; those from before were hashed by
-- SECRET itself, and nothing can be put around a hash.
ALTER TABLE auth.recovery_codes ADD COLUMN is_by_factor boolean NOT NULL DEFAULT false;
