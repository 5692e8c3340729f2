// What would keep schools from being dealt out over several databases (decision 080), seen in tables, functions and code.
import { describe, expect, test } from 'vitest'
import { ownCatalogue, role, rows } from './catalogue.ts'
import { bindings, foreignKeys, functionsOverSchools, locks } from './distribution-exceptions.ts'
import { readCodeTexts, textsOf } from './sql-in-code.ts'
import { advisoryKeysIn, beginsWithSchool, faultsOf } from './statement-faults.ts'

ownCatalogue()

const listed = (exceptions: Readonly<Record<string, string>>) => Object.keys(exceptions).sort()

const functions = () =>
  rows<{ name: string; text: string; owner: string; isDefiner: boolean }>(
    `SELECT proname AS name, prosrc AS text, pg_get_userbyid(proowner) AS owner, prosecdef AS "isDefiner" FROM pg_proc
     WHERE pronamespace IN ('public'::regnamespace, 'auth'::regnamespace)`,
  )

test('no foreign key ties schools to accounts, nor the list of schools to rows of one', async () => {
  const found = await rows<{ key: string }>(
    `SELECT c.oid::regclass || '.' || string_agg(a.attname, ', ' ORDER BY a.attnum) || ' -> ' || t.oid::regclass AS key
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
     WHERE k.contype = 'f' AND c.oid <> t.oid
       AND (c.relnamespace <> t.relnamespace OR c.oid = 'public.schools'::regclass)
     GROUP BY k.oid, c.oid, t.oid ORDER BY 1`,
  )
  expect(found.map(({ key }) => key)).toEqual(listed(foreignKeys))
})

test('no trigger runs', async () => {
  const found = await rows<{ name: string }>(
    `SELECT tgname || ' on ' || tgrelid::regclass AS name FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
  )
  expect(found.map(({ name }) => name)).toEqual([])
})

test('statements about accounts are of the plain kinds', async () => {
  const inCode = readCodeTexts(/\bauth\./).map(({ file, text }) => ({ name: file, text }))
  const inFunctions = (await functions()).filter(({ owner }) => owner === role('auth'))
  expect(inCode.length).toBeGreaterThan(40)
  expect(inFunctions.length).toBeGreaterThan(5)
  const found = [...inCode, ...inFunctions].flatMap(({ name, text }) =>
    faultsOf(text).map((fault) => `${name}: ${fault}`),
  )
  expect(found).toEqual([])
})

test('the key of an advisory lock begins with the school', async () => {
  const inCode = readCodeTexts(/\b(pg_\w*advisory_|lock_over_schools)/).map(({ file, ...one }) => ({
    name: file,
    ...one,
  }))
  // What its one function locks is told by who asks it.
  const inFunctions = (await functions())
    .filter(({ name }) => name !== 'lock_over_schools')
    .map(({ name, text }) => ({ name, text, values: [] }))
  const all = [...inCode, ...inFunctions].flatMap(({ name, text, values }) =>
    advisoryKeysIn(text).map((key) => ({ name, key, isOfSchool: beginsWithSchool(key, values) })),
  )
  expect(all.filter(({ isOfSchool }) => isOfSchool).length).toBeGreaterThanOrEqual(5)
  const found = all.flatMap(({ name, key, isOfSchool }) => (isOfSchool ? [] : [`${name}: ${key}`]))
  expect(found.sort()).toEqual(listed(locks))
})

test('functions that see more than one school are those listed', async () => {
  const mighty = ['auth', 'platform', 'saver'].map(role)
  const found = (await functions()).filter(({ owner, isDefiner }) => isDefiner && mighty.includes(owner))
  expect(found.map(({ name }) => name).sort()).toEqual(listed(functionsOverSchools))
})

test('a school is bound where a transaction begins, and nowhere else', async () => {
  const binds = /set_config\(\s*'app\.school_id'|SET LOCAL app\.school_id/
  const inFunctions = (await functions()).filter(({ text }) => binds.test(text))
  const found = [...readCodeTexts(binds).map(({ file }) => file), ...inFunctions.map(({ name }) => name)]
  expect(found.sort()).toEqual([...listed(bindings), 'src/platform/database/tenant.ts'].sort())
})

describe('what is looked for is found', () => {
  test.each([
    ['WITH made AS (INSERT INTO auth.a VALUES ($1)) SELECT 1', ['INSERT inside WITH']],
    ['WITH made AS NOT MATERIALIZED ( INSERT INTO auth.a VALUES ($1)) SELECT 1', ['INSERT inside WITH']],
    ['WITH old AS (SELECT 1) INSERT INTO auth.a SELECT * FROM old', []],
    ['INSERT INTO auth.a VALUES ($1, (SELECT max(b) FROM auth.b))', ['sub-select in VALUES']],
    ['INSERT INTO auth.a VALUES ($1, coalesce($2, 3)), ($3, ( SELECT 4))', ['sub-select in VALUES']],
    ['INSERT INTO auth.a VALUES ($1) ON CONFLICT (a) DO UPDATE SET b = (SELECT 1)', []],
    ['INSERT INTO auth.a VALUES ($1, now()) ON CONFLICT DO NOTHING', []],
    ['INSERT INTO auth.a VALUES ($1) ON CONFLICT (a) DO UPDATE SET b = now()', ['now() in ON CONFLICT']],
    ['INSERT INTO auth.a VALUES ($1) ON CONFLICT (a) DO NOTHING; UPDATE auth.a SET b = now()', []],
    ['INSERT INTO auth.a VALUES ($1) -- ON CONFLICT now()', []],
  ])('%s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  test.each([
    [
      "SELECT pg_advisory_xact_lock(hashtextextended('a ' || school_id, (0)))",
      "hashtextextended('a ' || school_id, (0))",
    ],
    ['SELECT pg_try_advisory_lock($1::bigint) AS taken', '$1::bigint'],
    ['AND (SELECT pg_advisory_xact_lock_shared(here.school_id)) IS NOT NULL', 'here.school_id'],
  ])('%s', (text, key) => {
    expect(advisoryKeysIn(text)).toEqual([key])
  })

  test.each([
    ["hashtextextended('terms of ' || $1, 0)", ['tx.schoolId'], true],
    ["hashtextextended('undo of ' || $1 || ' ' || $2, 0)", ['batch', 'tx.schoolId'], false],
    ["hashtextextended('undo of ' || $1, 0)", [], false],
  ])('%s with %s begins with the school: %s', (key, values, begins) => {
    expect(beginsWithSchool(key, values)).toBe(begins)
  })

  test('in strings and in templates, with what they are filled and asked with', () => {
    const source = `const a = (tx, s) => tx.run(\`SELECT \${of('$1')}, $2\`, [tx.schoolId, s]); const b = 'SELECT 1'`
    expect(textsOf('a.ts', source)).toEqual([
      { file: 'a.ts', text: `SELECT \${of('$1')}, $2`, values: ['tx.schoolId', 's'] },
      { file: 'a.ts', text: '$1', values: [] },
      { file: 'a.ts', text: 'SELECT 1', values: [] },
    ])
  })
})
