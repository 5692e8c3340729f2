import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPools, type Pools } from '../src/platform/database/pools.ts'
import { inSchool } from '../src/platform/database/tenant.ts'
import { newId } from '../src/platform/ids.ts'
import type { Hall } from './builders/attempt.ts'
import { layWholeHall, schoolTables } from './builders/whole-hall.ts'
import { type TestDatabase, testDatabase } from './database.ts'

let database: TestDatabase
let pools: Pools
let ours: Hall
let theirs: Hall
let tables: string[]

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  ours = await layWholeHall(pools)
  theirs = await layWholeHall(pools)
  tables = await schoolTables(pools)
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

/** The SQLSTATE a statement fails with as app in our school. */
async function failure(text: string, values: unknown[] = []): Promise<string> {
  try {
    await inSchool(pools.app, ours, (tx) => tx.run(text, values))
    return 'none'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

describe('as app in one school', () => {
  test('every table shows its rows, and none of another school', async () => {
    expect(tables.length).toBeGreaterThan(25)
    for (const table of tables) {
      const seen = await inSchool(pools.app, ours, (tx) =>
        tx.one<{ own: number; other: number }>(
          `SELECT count(*) FILTER (WHERE school_id = $1) AS own, count(*) FILTER (WHERE school_id <> $1) AS other
           FROM ${table}`,
          [ours.schoolId],
        ),
      )
      expect({ table, isEmpty: seen.own === 0, other: seen.other }).toEqual({ table, isEmpty: false, other: 0 })
    }
    const schools = await inSchool(pools.app, ours, (tx) => tx.rows('SELECT id FROM schools'))
    expect(schools).toEqual([{ id: ours.schoolId }])
  })

  test('no row of another school can be changed, deleted or taken away', async () => {
    for (const table of tables) {
      for (const text of [
        `UPDATE ${table} SET school_id = school_id WHERE school_id = $1`,
        `DELETE FROM ${table} WHERE school_id = $1`,
      ]) {
        const outcome = await inSchool(pools.app, ours, (tx) => tx.run(text, [theirs.schoolId])).catch(
          (error: { code?: string }) => error.code,
        )
        // Either no such row is there for us, or the right is not ours at all.
        expect([0, '42501'], `${text}`).toContain(outcome)
      }
    }
    expect(await failure('UPDATE schools SET name = $2 WHERE id = $1', [theirs.schoolId, 'Ours'])).toBe('none')
    const [school] = await inSchool(pools.app, theirs, (tx) => tx.rows<{ name: string }>('SELECT name FROM schools'))
    expect(school?.name).toBe('Cedar College')
  })

  test('no row can be put into another school', async () => {
    for (const table of tables) {
      const columns = await pools.app.query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = $1 AND identity_generation IS NULL AND is_generated = 'NEVER'
         ORDER BY ordinal_position`,
        [table],
      )
      const names = columns.rows.map(({ name }) => name)
      const values = names.map((name) => (name === 'school_id' ? '$1::uuid' : name)).join(', ')
      const code = await failure(`INSERT INTO ${table} (${names.join(', ')}) SELECT ${values} FROM ${table} LIMIT 1`, [
        theirs.schoolId,
      ])
      expect({ table, code }).toEqual({ table, code: '42501' })
    }
  })

  test.each<[string, string, () => unknown[]]>([
    [
      'an attempt on another school’s sitting',
      `INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id, rules_version,
         paper) VALUES ($1, $2, $3, 2, $4, $5, 1, '{}')`,
      () => [ours.schoolId, theirs.sittingId, ours.attempts[0]?.studentId, ours.versionId, newId()],
    ],
    [
      'a paper for another school’s student',
      `INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id, rules_version,
         paper) VALUES ($1, $2, $3, 2, $4, $5, 1, '{}')`,
      () => [ours.schoolId, ours.sittingId, theirs.attempts[0]?.studentId, ours.versionId, newId()],
    ],
    [
      'an epoch of another school’s attempt',
      `INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at)
       VALUES ($1, $2, 2, 'x', '', '', now())`,
      () => [ours.schoolId, theirs.attempts[0]?.attemptId],
    ],
    [
      'an exam of another school’s subject',
      'UPDATE exams SET subject_id = $2 WHERE school_id = $1',
      () => [ours.schoolId, theirs.subjectId],
    ],
    [
      'a sitting of another school’s version',
      'UPDATE exam_sittings SET version_id = $2 WHERE school_id = $1',
      () => [ours.schoolId, theirs.versionId],
    ],
    [
      'evidence about another school’s attempt',
      "INSERT INTO attempt_evidence (school_id, attempt_id, kind, detail) VALUES ($1, $2, 'x', '{}')",
      () => [ours.schoolId, theirs.attempts[0]?.attemptId],
    ],
  ])('%s cannot be stored', async (_what, text, values) => {
    expect(await failure(text, values())).toBe('23503')
  })

  test('the log is written by save_events alone', async () => {
    const write = [
      'INSERT INTO attempt_events SELECT * FROM attempt_events',
      'UPDATE attempt_events SET value = NULL',
      'DELETE FROM attempt_events',
      "UPDATE exam_keys SET key = '{}'",
      "UPDATE exam_versions SET content = ''",
      'DELETE FROM result_revisions',
    ]
    for (const text of write) expect([text, await failure(text)]).toEqual([text, '42501'])
  })
})

describe('without a school', () => {
  test('app sees no row of any table', async () => {
    for (const table of [...tables, 'schools']) {
      expect([table, (await pools.app.query(`SELECT 1 FROM ${table} LIMIT 1`)).rowCount]).toEqual([table, 0])
    }
  })

  test('a connection that served a school serves the next one without a trace of it', async () => {
    const one = openPools(database.urls)
    const client = await one.app.connect()
    client.release()
    for (const end of ['commit', 'rollback'] as const) {
      await inSchool(one.app, ours, async (tx) => {
        expect(await tx.rows('SELECT 1 FROM users')).not.toEqual([])
        if (end === 'rollback') throw new Error('undo')
      }).catch(() => undefined)
      expect((await one.app.query('SELECT 1 FROM users')).rowCount).toBe(0)
      const { rows } = await one.app.query<{ left: string }>("SELECT current_setting('app.school_id', true) AS left")
      expect(rows[0]?.left ?? '').toBe('')
    }
    expect(one.app.totalCount).toBe(1)
    await one.close()
  })

  test('the other roles reach nothing of a school but what they are for', async () => {
    const codeOf = async (pool: typeof pools.auth, text: string) =>
      await pool.query(text).then(
        () => 'none',
        (error: { code?: string }) => error.code,
      )
    for (const table of tables) {
      // Who follows a new address touches some columns; some tables the company counts by school: no row can be read whole.
      expect([table, await codeOf(pools.auth, `SELECT * FROM public.${table}`)]).toEqual([table, '42501'])
      // Of the settings the company reads its own row alone: what new schools begin with.
      const isOwnRow = table === 'exam_settings' || table === 'notification_settings'
      const platformCode = await codeOf(pools.platform, `SELECT * FROM ${table}`)
      expect([table, platformCode]).toEqual([table, isOwnRow ? 'none' : '42501'])
    }
    expect(await codeOf(pools.platform, "UPDATE users SET name = 'x'")).toBe('42501')
    expect(await codeOf(pools.platform, "SELECT save_events('[]')")).toBe('42501')
    expect(await codeOf(pools.auth, "SELECT public.save_events('[]')")).toBe('42501')
  })
})
