-- A logo as candidates have it in a corner: made by the browser that sent the picture, and so small that their data can bear it.
ALTER TABLE files
  ADD COLUMN small bytea CHECK (octet_length(small) <= 2048),
  ADD COLUMN small_type text CHECK (small_type IN ('image/jpeg', 'image/png', 'image/webp')),
  ADD CONSTRAINT files_small_whole CHECK ((small IS NULL) = (small_type IS NULL));
