-- Whether the password was chosen behind a mailed link, or in place of one that was: then it is the person's own, and no other school's
-- invitation replaces it. Of older ones nothing is known, and who signs a school up has proven nothing yet when the password is set.
ALTER TABLE auth.account ADD COLUMN "setByMail" boolean NOT NULL DEFAULT false;
