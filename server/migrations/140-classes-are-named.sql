-- Whether somebody has said which classes the school has: its first steps ask until then. The nine of a new school are only a proposal.
ALTER TABLE school_settings ADD COLUMN are_classes_named boolean NOT NULL DEFAULT false;
