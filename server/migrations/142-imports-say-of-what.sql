-- What an import brings: by it only calls of its own kind go on with it.
ALTER TABLE imports ADD COLUMN noun text NOT NULL DEFAULT 'question';
