import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/command.ts'
import { ofSchools, statementsOf } from './statements.ts'

test('a statement ends where it ends, and not in a text, a name, a comment or a body', () => {
  const text = `-- about a; b\nSELECT 'it''s; so' AS "a;b"; /* x; y */\nDO $body$ BEGIN; END $body$;\n\nSELECT 2 -- last; of all`
  expect(statementsOf(text)).toEqual([
    `SELECT 'it''s; so' AS "a;b"`,
    `/* x; y */\nDO $body$ BEGIN; END $body$`,
    'SELECT 2 -- last; of all',
  ])
})

test('of a migration what is about functions, accounts and the database is left out', () => {
  const text = `CREATE TABLE a (b int);
CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1; $$; ALTER FUNCTION f() OWNER TO :auth;
GRANT EXECUTE ON FUNCTION f() TO :app; GRANT SELECT ON a TO :app;
ALTER TABLE auth.session ADD COLUMN c int; CREATE TABLE schema_d (e int); ALTER TABLE a ALTER COLUMN b SET STORAGE EXTERNAL;`
  expect(ofSchools(text)).toEqual(['CREATE TABLE a (b int)', 'GRANT SELECT ON a TO :app'])
})

test('every migration of the product is taken apart into statements that begin as one', () => {
  const files = globSync('server/migrations/*.sql', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(100)
  for (const file of files)
    for (const statement of statementsOf(readFileSync(join(ROOT, file), 'utf8')))
      expect(statement, file).toMatch(/^(\/\*|[A-Z]{2,} )/)
})
