import { describe, expect, test } from 'vitest'
import { appMay, exempt, ownCatalogue, rows, schoolOwned, tablesIn } from './catalogue.ts'

/** Pointers that are no foreign key within the school, and why. */
const freePointers = new Map([
  ['attempt_presence.student_id', 'it is forgotten after a day, and opens nothing'],
  ['audit_log.actor_user_id', 'a line outlives the person; it proves nothing and opens nothing'],
  ['audit_log.batch', 'what lines of one act share; the act is no row'],
  ['exam_keys.act_id', 'what the revisions of one correction share; the act is no row'],
  ['exam_keys.takes_back', 'the act of another revision; it is no row'],
  ['exam_packages.attempt_id', 'the id an attempt will have, made before it'],
  ['exam_papers.attempt_id', 'the id an attempt will have, made before it'],
  ['expected_candidates.student_id', 'who was absent is counted when they are deleted; it opens nothing'],
  ['files.made_by', 'a picture outlives who sent it; it opens nothing'],
  ['hall_lines.by', 'a line outlives who wrote it; it opens nothing'],
  ['hall_lines.student_id', 'a line outlives the student it is about; it opens nothing'],
  ['reports.teacher_id', 'a report stays limited to its teacher, who may be deleted; it only takes away'],
  ['sitting_changes.by', 'a line outlives who wrote it; it opens nothing'],
  ['sitting_changes.student_id', 'a line outlives the student it is about; it opens nothing'],
  ['sitting_invigilators.by', 'an invigilator stays one when who chose them is gone; it opens nothing'],
  ['version_questions.bank_question_id', 'a published exam outlives the question of the bank it was made of'],
])

ownCatalogue()

test('the exempt tables exist, and the accounts stand in a schema of their own', async () => {
  expect(await tablesIn('public')).toEqual(expect.arrayContaining(exempt))
  expect((await tablesIn('auth')).length).toBeGreaterThan(0)
  const schemas = await rows<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' ORDER BY 1",
  )
  expect(schemas.map(({ name }) => name)).toEqual(['auth', 'public'])
})

test('every table of a school has a row here that says what may be done with it', async () => {
  expect(await schoolOwned(), 'tables named in appMay (catalogue.ts)').toEqual(Object.keys(appMay).sort())
})

describe('school_id comes first', () => {
  test('in every primary key, and is never null', async () => {
    const keyed = await rows<{ name: string; first: string; isNotNull: boolean; type: string }>(
      `SELECT c.relname AS name, a.attname AS first, a.attnotnull AS "isNotNull", a.atttypid::regtype::text AS type
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'p' AND c.relnamespace = 'public'::regnamespace`,
    )
    for (const name of await schoolOwned()) {
      expect(keyed.find((one) => one.name === name)).toEqual({
        name,
        first: 'school_id',
        isNotNull: true,
        type: 'uuid',
      })
    }
  })

  test('in every unique index and every other index that leads by school', async () => {
    const unique = await rows<{ table: string; index: string; first: string | null }>(
      `SELECT c.relname AS table, x.relname AS index, a.attname AS first
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
       LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
       WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`,
    )
    const owned = await schoolOwned()
    const ofSchools = unique.filter(({ table }) => owned.includes(table))
    expect(ofSchools.length).toBeGreaterThanOrEqual(owned.length)
    for (const one of ofSchools) expect(one).toMatchObject({ first: 'school_id' })
  })

  test('in every foreign key, on both sides', async () => {
    const keys = await rows<{ from: string; column: string; to: string; first: string; schema: string }>(
      `SELECT c.relname AS from, a.attname AS column, t.relname AS to, b.attname AS first,
         t.relnamespace::regnamespace::text AS schema
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
       JOIN pg_attribute b ON b.attrelid = t.oid AND b.attnum = k.confkey[1]
       WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`,
    )
    expect(keys.length).toBeGreaterThan(30)
    // An account is nobody's: the one pointer out of the school.
    const intoAccounts = keys.filter(({ schema }) => schema === 'auth')
    expect(intoAccounts.map(({ from, column }) => `${from}.${column}`)).toEqual(['users.account_id'])
    for (const key of keys.filter(({ schema }) => schema !== 'auth')) {
      expect(key).toMatchObject({ column: 'school_id', first: key.to === 'schools' ? 'id' : 'school_id' })
    }
  })

  test('and every column that names a row elsewhere is part of such a key', async () => {
    const pointers = await rows<{ pointer: string }>(
      `SELECT c.relname || '.' || a.attname AS pointer FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
         AND a.atttypid = 'uuid'::regtype AND a.attname <> 'id' AND c.relname <> ALL ('{${exempt.join(',')}}')
         AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f'
           AND a.attnum = ANY (k.conkey))
       ORDER BY 1`,
    )
    expect(pointers.map(({ pointer }) => pointer)).toEqual([...freePointers.keys()])
  })
})
