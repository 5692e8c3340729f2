import { expect, test } from 'vitest'
import { directoryTables, fillDirectory, keepDirectory } from './directory.ts'
import { readEntries } from './dump.ts'
import { functionsOf, tablesOf } from './group-structure.ts'
import { holdHome, type Shard, viewsOf } from './home-views.ts'

const entry = (name: string, kind: string, text: string) =>
  `--\n-- Name: ${name}; Type: ${kind}; Schema: public; Owner: sabimark_owner\n--\n\n${text}\n\n`

const dump = [
  entry(
    'over(text)',
    'FUNCTION',
    "CREATE FUNCTION public.over(a text) RETURNS text\n    SET search_path TO 'public', 'pg_temp'\n    AS $$\nBEGIN\n  PERFORM 1;\nEND $$;\n\nALTER FUNCTION public.over(a text) OWNER TO sabimark_saver;",
  ),
  entry(
    'heard',
    'TABLE',
    'CREATE UNLOGGED TABLE public.heard (\n    school_id uuid NOT NULL,\n    id bigint NOT NULL\n);\n\nALTER TABLE ONLY public.heard ALTER COLUMN id SET STORAGE PLAIN;',
  ),
  entry(
    'heard_id_seq',
    'SEQUENCE',
    'ALTER TABLE public.heard ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (\n    SEQUENCE NAME public.heard_id_seq\n);',
  ),
  entry(
    'heard heard_account',
    'FK CONSTRAINT',
    'ALTER TABLE ONLY public.heard\n    ADD CONSTRAINT heard_account FOREIGN KEY (account_id) REFERENCES auth."user"(id);',
  ),
  entry(
    'heard heard_school',
    'FK CONSTRAINT',
    'ALTER TABLE ONLY public.heard\n    ADD CONSTRAINT heard_school FOREIGN KEY (school_id) REFERENCES public.schools(id);',
  ),
  entry(
    'heard in_directory',
    'TRIGGER',
    'CREATE TRIGGER in_directory AFTER INSERT ON public.heard EXECUTE FUNCTION x();',
  ),
  entry('FUNCTION over(a text)', 'ACL', 'GRANT ALL ON FUNCTION public.over(a text) TO sabimark_app;'),
  '\\unrestrict abc\n',
].join('')

test('the tables of a group are those of one PostgreSQL, but for keys into accounts and what Citus has no statement for', () => {
  expect(tablesOf(readEntries(dump), 'g1')).toEqual([
    'CREATE TABLE g1.heard (\n    school_id uuid NOT NULL,\n    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL\n)',
    'ALTER TABLE ONLY g1.heard\n    ADD CONSTRAINT heard_school FOREIGN KEY (school_id) REFERENCES g1.schools(id)',
  ])
})

test('a function reads at home what its owner may see', () => {
  const text = functionsOf(readEntries(dump), 'g1_app', (owner) => `'of ${owner}'`)
  expect(text).toContain(
    "FUNCTION g1_app.over(a text) RETURNS text\n    SET search_path TO 'of sabimark_saver', 'pg_temp'",
  )
  expect(text).toContain('GRANT ALL ON FUNCTION g1_app.over(a text) TO sabimark_app;')
  expect(text).not.toContain('public.')
})

test('a view names the columns its role may read, and is there only where it may do anything', () => {
  const shards: Shard[] = [
    {
      table: 'users',
      shard: 'users_7',
      sequences: [],
      rights: { app: { SELECT: [], UPDATE: ['name'] }, saver: { SELECT: ['id', 'name'] } },
    },
    { table: 'secrets', shard: 'secrets_7', sequences: [], rights: { app: { SELECT: [] } } },
    {
      table: 'exam_attempts',
      shard: 'attempts_7',
      sequences: [],
      rights: { app: { SELECT: [] }, saver: { SELECT: [] } },
    },
  ]
  const of = (role: string) => viewsOf(shards, 'g1', { role, name: `sabimark_${role}` })
  expect(of('app')).toContain('CREATE VIEW g1_app.users WITH (security_invoker = true) AS SELECT * FROM g1.users_7;')
  expect(of('app')).toContain('GRANT UPDATE (name) ON g1_app.users TO sabimark_app;')
  expect(of('saver')).toContain('AS SELECT id, name FROM g1.users_7;')
  expect(of('saver')).not.toContain('secrets')
  // A board asks which attempts were written since its last look.
  expect(of('app')).toContain('AS SELECT *, xmin FROM g1.attempts_7;')
  expect(of('saver')).toContain('AS SELECT * FROM g1.attempts_7;')
})

test('whoever holds a home asks about its shard', () => {
  expect(holdHome('g1', { shardId: 7, names: ['sabimark_app'] })).toContain('lock_shard_metadata(5, ARRAY[7::bigint])')
})

test('a school is kept in the directory with its group, and everything else only when it changes', () => {
  const kept = keepDirectory('g1', (table) => `g1.${table}_7`)
  expect(kept).toContain(
    "CREATE OR REPLACE TRIGGER in_directory AFTER INSERT ON g1.schools_7 FOR EACH ROW EXECUTE FUNCTION directory.keep_schools('schools', 'g1');",
  )
  expect(kept).toContain(
    'AFTER UPDATE ON g1.users_7 FOR EACH ROW WHEN (OLD.account_id IS DISTINCT FROM NEW.account_id OR',
  )
  expect(kept).toContain('in_directory AFTER INSERT ON g1.files_7 FOR EACH ROW WHEN (NEW.is_of_question)')
  expect(kept).toContain('in_directory_deleted AFTER DELETE ON g1.files_7 FOR EACH ROW WHEN (OLD.is_of_question)')
})

test('a table that is new in the directory is made and filled, those that are there stay as they are', () => {
  const made = directoryTables(['files'], (role) => `sabimark_${role}`)
  expect(made.match(/CREATE TABLE directory\S+/g)).toEqual(['CREATE TABLE directory.files'])
  expect(made).toContain('CREATE INDEX ON directory.files (id);')
  expect(fillDirectory(['files'], 'g1')).toBe(
    'INSERT INTO directory.files (school_id, id, is_of_question) SELECT school_id, id, is_of_question FROM g1.files WHERE is_of_question;',
  )
})
