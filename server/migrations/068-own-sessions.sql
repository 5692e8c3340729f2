-- Nothing was ever written here: links of mails are in one_time_tokens.
DROP TABLE auth.verification;
