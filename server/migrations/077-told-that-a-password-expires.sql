-- When the owner of an account was first told that its password will expire: it does not before seven days after that (decision 055).
ALTER TABLE auth.account ADD COLUMN "expiryToldAt" timestamptz;
