-- The colour a school is known by: a band of it stands on its sign-in page, over its screens, on its emails and report cards.
ALTER TABLE schools ADD COLUMN color text NOT NULL DEFAULT '' CHECK (color ~ '^(#[0-9A-Fa-f]{6})?$');
