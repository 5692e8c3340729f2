-- Schema auth: proving who you are. Reached only by :auth; no school in it.
-- Column names are better-auth's own.
CREATE SCHEMA auth AUTHORIZATION :owner;
GRANT USAGE ON SCHEMA auth TO :auth;

CREATE TABLE auth."user" (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  "emailVerified" boolean NOT NULL DEFAULT false,
  image text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE auth.session (
  id text PRIMARY KEY,
  token text NOT NULL UNIQUE,
  "userId" text NOT NULL REFERENCES auth."user" (id) ON DELETE CASCADE,
  "expiresAt" timestamptz NOT NULL,
  "ipAddress" text,
  "userAgent" text,
  -- The school this session works in; null until one is chosen.
  "schoolId" text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_of_user ON auth.session ("userId");

CREATE TABLE auth.account (
  id text PRIMARY KEY,
  "accountId" text NOT NULL,
  "providerId" text NOT NULL,
  "userId" text NOT NULL REFERENCES auth."user" (id) ON DELETE CASCADE,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_of_user ON auth.account ("userId");

CREATE TABLE auth.verification (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verification_by_identifier ON auth.verification (identifier);

-- Our own one-time links: only the hash is kept.
CREATE TABLE auth.one_time_tokens (
  token_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('verify_email', 'reset_password', 'invitation')),
  account_id text NOT NULL REFERENCES auth."user" (id) ON DELETE CASCADE,
  school_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX one_time_tokens_of_account ON auth.one_time_tokens (account_id, kind, created_at);

-- Wrong passwords, for the guess limits; swept after an hour. account_key is a hash, never what was typed.
CREATE TABLE auth.guess_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_key text NOT NULL,
  address text NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guess_failures_of_account ON auth.guess_failures (account_key, failed_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO :auth;
