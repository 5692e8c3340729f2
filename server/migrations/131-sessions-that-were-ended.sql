-- A session that somebody in charge has ended did not run out. Its row stays a day like any other, so that the sign-in page can say why.
ALTER TABLE auth.session ADD COLUMN "isEnded" boolean NOT NULL DEFAULT false;
