import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createContentOfAttempt } from '../src/attempt/content-of-attempt.ts'
import { contentOfVersion, hashOf, selectContent } from '../src/exam/version/content.ts'
import { openPools, type Pools } from '../src/platform/database/pools.ts'
import { statementName } from '../src/platform/database/statement-name.ts'
import { inSchool, type Tx } from '../src/platform/database/tenant.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import type { Hall } from './builders/attempt.ts'
import { layHall } from './builders/attempt.ts'
import { type TestDatabase, testDatabase } from './database.ts'

// A connection serves one school after the other: nothing of the one may be there for the next, however it ended.

let database: TestDatabase
let laying: Pools
let ours: Hall
let theirs: Hall
/** Opened for each test; used by one at a time it keeps to one connection. */
let pools: Pools

beforeAll(async () => {
  database = await testDatabase()
  laying = openPools(database.urls)
  ours = await layHall(laying)
  theirs = await layHall(laying, { questions: 3 })
})
afterAll(async () => {
  await laying.close()
  await database.drop()
})
beforeEach(() => {
  pools = openPools(database.urls)
})
afterEach(() => pools.close())

const schools = (tx: Tx) => tx.rows('SELECT id FROM schools')

/** What the next one finds on the connection: unbound nothing, bound their own school. */
async function expectNoTrace(): Promise<void> {
  expect((await pools.app.query('SELECT 1 FROM users')).rows).toEqual([])
  const { rows } = await pools.app.query<{ left: string }>(
    "SELECT coalesce(current_setting('app.school_id', true), '') AS left",
  )
  expect(rows).toEqual([{ left: '' }])
  expect(await inSchool(pools.app, theirs, schools)).toEqual([{ id: theirs.schoolId }])
  expect(pools.app.totalCount).toBe(1)
  expect(pools.app.idleCount).toBe(1)
}

const pid = async (tx: Tx) => (await tx.one<{ pid: number }>('SELECT pg_backend_pid() AS pid')).pid

describe('a connection goes back without a trace of the school it served', () => {
  const ends: [string, (tx: Tx) => Promise<unknown>, RegExp | null][] = [
    ['after a commit', schools, null],
    ['after something was thrown', async () => Promise.reject(new Error('undo')), /undo/],
    ['after a statement that failed', (tx) => tx.rows('SELECT 1 / 0'), /division by zero/],
    ['after a statement of a role that may not', (tx) => tx.rows('SELECT 1 FROM auth.session'), /permission denied/],
    [
      'after a statement that took too long',
      async (tx) => {
        await tx.run("SET LOCAL statement_timeout = '20ms'")
        await tx.rows('SELECT pg_sleep(10)')
      },
      /statement timeout/,
    ],
    [
      'after a statement that was cancelled',
      async (tx) => {
        const sleeping = tx.rows('SELECT pg_sleep(10)')
        // It may fail before anybody waits for it.
        sleeping.catch(() => undefined)
        const cancel = async () => (await laying.app.query('SELECT pg_cancel_backend($1) AS done', [backend])).rows[0]
        const backend = await pidOfSleeper()
        expect(await cancel()).toEqual({ done: true })
        await sleeping
      },
      /user request/,
    ],
    [
      'after a failed statement that was hushed up: it is not said to have been stored',
      async (tx) => {
        await tx.rows('SELECT 1 / 0').catch(() => undefined)
      },
      /rolled back/,
    ],
    [
      'while statements nobody waited for are still under way',
      async (tx) => {
        tx.rows('SELECT pg_sleep(0.05), id FROM users').catch(() => undefined)
        throw new Error('gone ahead')
      },
      /gone ahead/,
    ],
  ]
  test.each(ends)('%s', async (_how, work, complaint) => {
    const outcome = inSchool(pools.app, ours, work)
    if (complaint) await expect(outcome).rejects.toThrow(complaint)
    else await outcome
    await expectNoTrace()
  })

  async function pidOfSleeper(): Promise<number> {
    for (;;) {
      const { rows } = await laying.app.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE '%pg_sleep(10)%' AND state = 'active' AND pid <> pg_backend_pid()`,
      )
      if (rows[0]) return rows[0].pid
    }
  }

  test('after a commit that did not come through: the connection is not used again', async () => {
    let lost = 0
    await expect(
      inSchool(pools.app, ours, async (tx) => {
        lost = await pid(tx)
        await laying.app.query('SELECT pg_terminate_backend($1)', [lost])
      }),
    ).rejects.toThrow()
    await expectNoTrace()
    expect(await inSchool(pools.app, theirs, pid)).not.toBe(lost)
  })

  test('after a school inside a school: each has a connection and its own rows', async () => {
    await inSchool(pools.app, ours, async (tx) => {
      expect(await inSchool(pools.app, theirs, schools)).toEqual([{ id: theirs.schoolId }])
      expect(await schools(tx)).toEqual([{ id: ours.schoolId }])
    })
    expect(pools.app.totalCount).toBe(2)
    for (let times = 0; times < 4; times += 1) expect((await pools.app.query('SELECT 1 FROM users')).rows).toEqual([])
  })

  test('also when a hundred of two schools share few connections', async () => {
    const seen = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const hall = n % 2 === 0 ? ours : theirs
        const found = await inSchool(pools.app, hall, async (tx) => {
          const before = await schools(tx)
          if (n % 3 === 0) await tx.rows('SELECT 1 / 0').catch(() => undefined)
          return before
        }).catch(() => [{ id: hall.schoolId }])
        return { found, wanted: [{ id: hall.schoolId }] }
      }),
    )
    for (const { found, wanted } of seen) expect(found).toEqual(wanted)
  })
})

describe('a transaction that is over', () => {
  test('asks nothing more either while its end is under way', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const outcome = inSchool(pools.app, ours, async (tx) => {
      late = tx.rows('SELECT 1').then(() => tx.rows('SELECT 2'))
      late.catch(() => undefined)
      throw new Error('gone ahead')
    })
    await expect(outcome).rejects.toThrow('gone ahead')
    await expect(late).rejects.toThrow('over')
  })

  test('asks nothing more: its connection may be another school’s by now', async () => {
    let kept: Tx | undefined
    await inSchool(pools.app, ours, async (tx) => {
      kept = tx
    })
    await inSchool(pools.app, theirs, async () => {
      for (const ask of [() => kept?.rows('SELECT id FROM schools'), () => kept?.run('DELETE FROM mails')]) {
        await expect(ask()).rejects.toThrow('is over')
      }
    })
    await inSchool(pools.app, ours, async (tx) => {
      kept = tx
      throw new Error('undo')
    }).catch(() => undefined)
    await expect(kept?.one('SELECT 1')).rejects.toThrow('is over')
    await expectNoTrace()
  })

  test('of no school, too, says what was rolled back', async () => {
    await expect(
      inTransaction(pools.auth, (client) => client.query('SELECT 1 / 0').catch(() => undefined)),
    ).rejects.toThrow('rolled back')
  })
})

test('a school set for longer than a transaction does not reach the next school', async () => {
  await inSchool(pools.app, ours, (tx) => tx.rows("SELECT set_config('app.school_id', $1, false)", [ours.schoolId]))
  expect(await inSchool(pools.app, theirs, schools)).toEqual([{ id: theirs.schoolId }])
  // What stays on the connection is reached by nothing that is bound; and nothing of ours sets it so.
  const root = join(import.meta.dirname, '..')
  const files = globSync(['src/**/*.ts', 'migrations/**/*.sql'], { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const setting = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return /set_config\(\s*'app\.[^)]*false|\bSET\s+(SESSION\s+)?app\./i.test(text)
  })
  expect(setting).toEqual([])
})

test('a statement prepared for one school answers the next with its own rows', async () => {
  const text = 'SELECT id AS prepared_once FROM schools'
  const preparedOn: number[] = []
  for (const hall of [ours, theirs, ours, theirs]) {
    await inSchool(pools.app, hall, async (tx) => {
      expect(await tx.rows(text)).toEqual([{ prepared_once: hall.schoolId }])
      const sql = 'SELECT pg_backend_pid() AS pid FROM pg_prepared_statements WHERE statement = $1'
      preparedOn.push(...(await tx.rows<{ pid: number }>(sql, [text])).map(({ pid }) => pid))
    })
  }
  // A process prepares so many statements and no more: other test files may have used them up.
  if (statementName(text) === undefined) return
  // Some connection has answered more than one of them.
  expect(preparedOn).toHaveLength(4)
  expect(new Set(preparedOn).size).toBeLessThan(preparedOn.length)
})

describe('what one school has warmed another cannot read', () => {
  const nothing = 'A query that always has a row found none.'
  test('the content of a version, by its id and by its address', async () => {
    expect((await contentOfVersion(pools.app, ours.schoolId, ours.versionId)).content).toEqual(ours.content)
    await expect(contentOfVersion(pools.app, theirs.schoolId, ours.versionId)).rejects.toThrow(nothing)
    await expect(inSchool(pools.app, theirs, (tx) => selectContent(tx, ours.versionId))).rejects.toThrow(nothing)
    const { contentHash } = await contentOfVersion(pools.app, ours.schoolId, ours.versionId)
    expect(contentHash).toMatch(/^[\da-f]{64}$/)
    // The same again: a refusal warmed nothing either.
    await expect(contentOfVersion(pools.app, theirs.schoolId, ours.versionId)).rejects.toThrow(nothing)
    expect((await contentOfVersion(pools.app, theirs.schoolId, theirs.versionId)).content).toEqual(theirs.content)
    expect(hashOf('')).not.toBe(contentHash)
  })

  test('the content of an attempt', async () => {
    const contentOf = createContentOfAttempt(pools.app)
    const [attempt, other] = [ours.attempts[0], theirs.attempts[0]]
    if (!attempt || !other) throw new Error('two attempts')
    expect((await contentOf({ ...attempt, epoch: 1 }))?.content).toEqual(ours.content)
    expect(await contentOf({ ...attempt, schoolId: theirs.schoolId, epoch: 1 })).toBeUndefined()
    expect(await contentOf({ ...other, schoolId: ours.schoolId, epoch: 1 })).toBeUndefined()
    expect((await contentOf({ ...other, epoch: 1 }))?.content).toEqual(theirs.content)
  })
})
