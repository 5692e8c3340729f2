import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMigrations, withRoleNames } from './migrate-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('files come in order, a number may be left out, and only SQL counts', async () => {
  put('003-three.sql', 'SELECT 3')
  put('001-one.sql', 'SELECT 1')
  put('README.md', '')
  expect((await readMigrations(folder)).map(({ version, name, text }) => [version, name, text])).toEqual([
    [1, '001-one.sql', 'SELECT 1'],
    [3, '003-three.sql', 'SELECT 3'],
  ])
})

test('line ends do not change a checksum', async () => {
  put('001-one.sql', 'SELECT\n1')
  const [unix] = await readMigrations(folder)
  put('001-one.sql', 'SELECT\r\n1')
  const [windows] = await readMigrations(folder)
  expect(windows?.checksum).toBe(unix?.checksum)
})

test.each([
  [['one.sql'], 'Migration one.sql is not named like 001-title.sql.'],
  [['001-one.sql', '001-uno.sql'], 'Migrations 001-one.sql and 001-uno.sql have the same number.'],
])('%s is refused', async (names, sentence) => {
  for (const name of names) put(name, '')
  await expect(readMigrations(folder)).rejects.toThrow(sentence)
})

test.each([
  ['GRANT SELECT ON t TO :app, :auth;', 'GRANT SELECT ON t TO "exams_app", "exams_auth";'],
  ['(:platform)', '("exams_platform")'],
  ['ALTER FUNCTION f() OWNER TO :saver', 'ALTER FUNCTION f() OWNER TO "exams_saver"'],
  ['TO :owner', 'TO "the ""owner"""'],
  ["'x'::auth", "'x'::auth"],
  [':application', ':application'],
  ["'a:app'", "'a:app'"],
])('%s becomes %s', (text, result) => {
  expect(withRoleNames(text, 'exams', 'the "owner"')).toBe(result)
})
