-- How the company is reached stands on the public pages, as its Settings say it; of a school these stay empty.
ALTER TABLE schools
  ADD COLUMN whatsapp text NOT NULL DEFAULT '' CHECK (length(whatsapp) <= 40),
  ADD COLUMN facebook text NOT NULL DEFAULT '' CHECK (length(facebook) <= 200),
  ADD COLUMN x_page text NOT NULL DEFAULT '' CHECK (length(x_page) <= 200),
  ADD COLUMN instagram text NOT NULL DEFAULT '' CHECK (length(instagram) <= 200),
  ADD COLUMN linkedin text NOT NULL DEFAULT '' CHECK (length(linkedin) <= 200);
