import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asOne } from '../../../test/cluster.ts'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { mostRowsRead, recorded } from '../../../test/rows-read.ts'
import { openPools, type Pools } from '../database/pools.ts'
import { inSchool } from '../database/tenant.ts'
import {
  type DueKind,
  enqueue,
  type Jobs,
  type JobsOptions,
  type LongWorker,
  startJobs,
  type Worker,
  type WorkGroup,
} from './due-work.ts'

let database: TestDatabase
let pools: Pools
beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

let started: Jobs[] = []
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()))
  started = []
  await pools.app.query('DELETE FROM due_work')
})

const schoolId = '00000000-0000-7000-8000-0000000000aa'
// Shorter than a test may take: what was waited for in vain is then named.
const patience = { timeout: 40_000 }

const ask = (kind: string, reference: string) => inSchool(pools.app, { schoolId }, (tx) => enqueue(tx, kind, reference))
type Row = { failures: number; isWaiting: boolean }
const rowOf = async (reference: string) =>
  (
    await pools.app.query<Row>('SELECT failures, due_at > now() AS "isWaiting" FROM due_work WHERE reference = $1', [
      reference,
    ])
  ).rows[0]
/** The time somebody has for it is over. */
const endLease = (reference: string) =>
  pools.app.query('UPDATE due_work SET due_at = now() WHERE reference = $1', [reference])

const always = { isClockTrusted: () => true, onFailure: () => undefined, pollMs: 20 }
function start(
  work: Record<string, LongWorker>,
  { ends, concurrency = 4, ...options }: Partial<JobsOptions & WorkGroup> & Pick<DueKind, 'ends'> = {},
): Jobs {
  const kinds = Object.entries(work).map(([kind, run]) => [
    kind,
    { needsClock: kind.startsWith('timed'), run, ...(ends && { ends }) },
  ])
  const groups = [{ kinds: Object.fromEntries(kinds), concurrency }]
  const jobs = startJobs({ pool: pools.app, groups, ...always, ...options })
  started.push(jobs)
  return jobs
}

/** Somebody who waits at a gate until it is opened. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

describe('finished work', () => {
  it('leaves the queue', async () => {
    const done: string[] = []
    await ask('count', 'a')
    start({ count: async ({ reference }) => void done.push(reference) })
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
    expect(done).toEqual(['a'])
  })

  it('stays when it was asked for again meanwhile, and is done again', async () => {
    const { opened, open } = gate()
    const done: string[] = []
    await ask('count', 'a')
    start({
      count: async ({ reference }) => {
        done.push(reference)
        if (done.length === 1) await opened
      },
    })
    await expect.poll(() => done.length, patience).toBe(1)
    await ask('count', 'a')
    open()
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
    expect(done.length).toBeGreaterThanOrEqual(2)
  })
})

describe('work that fails', () => {
  it('waits, longer each time, and is tried again', async () => {
    const failed: string[] = []
    let isBroken = true
    await ask('count', 'a')
    const worker = async () => {
      if (isBroken) throw new Error('not now')
    }
    start({ count: worker }, { onFailure: (kind) => failed.push(kind) })
    await expect.poll(() => failed, patience).toEqual(['count'])
    expect(await rowOf('a')).toEqual({ failures: 1, isWaiting: true })
    await endLease('a')
    await expect.poll(() => failed.length, patience).toBe(2)
    const { rows } = await pools.app.query(
      `SELECT due_at > now() + interval '65 seconds' AS "isLonger" FROM due_work WHERE reference = 'a'`,
    )
    expect(rows).toEqual([{ isLonger: true }])
    isBroken = false
    await endLease('a')
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
  })

  it('is left to the next one by a process killed in the middle of it', async () => {
    await ask('count', 'a')
    const entry = fileURLToPath(new URL('../../../test/work-once.ts', import.meta.url))
    const env = { PATH: process.env.PATH, JOB: JSON.stringify({ urls: database.urls, kind: 'count' }) }
    const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [text] = await once(child.stdout, 'data')
    expect(String(text)).toBe('began a\n')
    child.kill('SIGKILL')
    await once(child, 'close')

    const done: string[] = []
    start({ count: async ({ reference }) => void done.push(reference) })
    await ask('count', 'b')
    await expect.poll(() => done, patience).toEqual(['b'])
    expect(await rowOf('a')).toEqual({ failures: 1, isWaiting: true })
    await endLease('a')
    await expect.poll(() => done, patience).toEqual(['b', 'a'])
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
  })
})

describe('work that is longer than its lease', () => {
  const dueIn = async () =>
    (
      await pools.app.query<{ seconds: number }>(
        'SELECT extract(epoch FROM due_at - now())::float AS seconds FROM due_work',
      )
    ).rows[0]?.seconds
  /** As another's lease: its end is not the one this holder knows. */
  const runDown = () => pools.app.query("UPDATE due_work SET due_at = now() + interval '1 second'")

  it('is held on to, done once, and leaves the queue', async () => {
    const done: string[] = []
    const { opened, open } = gate()
    const held: boolean[] = []
    await ask('count', 'a')
    for (const server of ['first', 'second']) {
      start({
        count: async (_item, hold) => {
          done.push(server)
          held.push(await hold.renew(), await hold.renew())
          await opened
        },
      })
    }
    await expect.poll(() => held, patience).toEqual([true, true])
    expect(await dueIn()).toBeGreaterThan(50)
    open()
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
    expect(done).toHaveLength(1)
  })

  it('is let go of once another has taken it or it was asked for again, and stays for them', async () => {
    const held: boolean[] = []
    await ask('count', 'a')
    start({
      count: async (_item, hold) => {
        if (held.length === 0) await runDown()
        held.push(await hold.renew())
      },
    })
    await expect.poll(() => held, patience).toEqual([false])
    // Left in the queue, it is done again when it is due.
    await expect.poll(() => held, patience).toEqual([false, true])
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
  })

  it('hears that the server stops, and puts itself back', async () => {
    await ask('count', 'a')
    const begun: string[] = []
    const jobs = start({
      count: async ({ reference }, hold) => {
        begun.push(reference)
        await expect.poll(() => hold.isStopping(), patience).toBe(true)
        await ask('count', reference)
      },
    })
    await expect.poll(() => begun, patience).toEqual(['a'])
    await jobs.stop()
    expect(await rowOf('a')).toEqual({ failures: 0, isWaiting: false })
  })
})

describe('work that may be tried three times', () => {
  const given: string[] = []
  const ends = { mostTries: 3, giveUp: async ({ reference }: { reference: string }) => void given.push(reference) }

  it('ends when the third has failed', async () => {
    const failed: string[] = []
    await ask('count', 'a')
    const broken = async () => Promise.reject(new Error('never'))
    start({ count: broken }, { ends, onFailure: (kind) => failed.push(kind) })
    for (const tries of [1, 2]) {
      await expect.poll(() => failed.length, patience).toBe(tries)
      expect([given, (await rowOf('a'))?.failures]).toEqual([[], tries])
      await endLease('a')
    }
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
    expect([failed.length, given.splice(0)]).toEqual([3, ['a']])
  })

  it('ends when whoever had the third has died over it', async () => {
    const run: string[] = []
    await ask('count', 'a')
    await pools.app.query('UPDATE due_work SET failures = 3')
    start({ count: async ({ reference }) => void run.push(reference) }, { ends })
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
    expect([run, given.splice(0)]).toEqual([[], ['a']])
  })
})

describe('several servers', () => {
  it('share the work and do none of it twice', async () => {
    const references = Array.from({ length: 60 }, (_, n) => `item ${n}`)
    for (const reference of references) await ask('count', reference)
    const done: string[] = []
    const by = new Set<string>()
    const { opened, open } = gate()
    for (const server of ['first', 'second']) {
      start({
        count: async ({ reference }) => {
          done.push(reference)
          by.add(server)
          // Nobody is so fast that the other one finds nothing left.
          if (by.size === 2) open()
          await opened
        },
      })
    }
    await expect.poll(() => done.length, patience).toBeGreaterThanOrEqual(references.length)
    await expect.poll(async () => (await pools.app.query('SELECT FROM due_work')).rowCount, patience).toBe(0)
    expect(done.toSorted()).toEqual(references.toSorted())
  })
})

describe('several groups of kinds', () => {
  it('are looked for by one statement, which takes of each no more than it has room for', async () => {
    for (const reference of ['a', 'b', 'c']) await ask('mark', reference)
    for (const reference of ['d', 'e']) await ask('mail', reference)
    const { pool, sent } = recorded(pools.app)
    const { opened, open } = gate()
    const begun: string[] = []
    const run: Worker = async ({ reference }) => {
      begun.push(reference)
      await opened
    }
    const groups: WorkGroup[] = [
      { concurrency: 2, kinds: { mark: { needsClock: false, run } } },
      { concurrency: 1, kinds: { mail: { needsClock: false, run }, tell: { needsClock: false, run } } },
      { concurrency: 3, kinds: { sweep: { needsClock: false, run } } },
    ]
    start({}, { pool, groups, pollMs: 600_000 })
    await expect.poll(() => begun.toSorted(), patience).toEqual(['a', 'b', 'd'])
    expect(sent).toHaveLength(1)
    for (const reference of ['c', 'e']) expect(await rowOf(reference)).toEqual({ failures: 0, isWaiting: false })
    open()
    await expect.poll(() => begun.toSorted(), patience).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('while the clock is not to be trusted', () => {
  it('only kinds that need no clock go on; the others wait untouched and are done afterwards', async () => {
    let isTrusted = false
    const done: string[] = []
    const run: Worker = async ({ reference }) => void done.push(reference)
    await ask('timed_end', 'a')
    await ask('count', 'b')
    start({ timed_end: run, count: run }, { concurrency: 1, isClockTrusted: () => isTrusted })
    await expect.poll(() => rowOf('b'), patience).toBeUndefined()
    // The same hand would have taken it first: it has been due for longer.
    expect([done, await rowOf('a')]).toEqual([['b'], { failures: 0, isWaiting: false }])
    isTrusted = true
    await expect.poll(() => rowOf('a'), patience).toBeUndefined()
    expect(done).toEqual(['b', 'a'])
  })
})

describe('being told to stop', () => {
  it('ends what is under way and takes nothing more', async () => {
    for (const reference of ['a', 'b', 'c']) await ask('count', reference)
    const { opened, open } = gate()
    const begun: string[] = []
    const ended: string[] = []
    const jobs = start(
      {
        count: async ({ reference }) => {
          begun.push(reference)
          await opened
          ended.push(reference)
        },
      },
      { concurrency: 1 },
    )
    await expect.poll(() => begun, patience).toEqual(['a'])
    // What no loop is free for is there for another server.
    expect(await rowOf('b')).toEqual({ failures: 0, isWaiting: false })
    const stopped = jobs.stop()
    open()
    await stopped
    expect([begun, ended]).toEqual([['a'], ['a']])
    expect(await rowOf('a')).toBeUndefined()
    expect(await rowOf('b')).toEqual({ failures: 0, isWaiting: false })
  })
})

describe('a backlog', () => {
  it('is not walked by who looks, be it of other kinds or of its own', async () => {
    await pools.app.query(
      `INSERT INTO due_work (school_id, kind, reference, due_at)
       SELECT $1, kind, n::text, now() - interval '1 hour' FROM unnest('{mine,others}'::text[]) kind, generate_series(1, 5000) n`,
      [schoolId],
    )
    await asOne(database.ownerUrl, (owner) => owner.query('ANALYZE due_work'))
    const { pool, sent } = recorded(pools.app)
    const done: string[] = []
    const run: Worker = async ({ reference }) => void done.push(reference)
    const jobs = start({ mine: run, third: run }, { pool })
    await expect.poll(() => done.length, patience).toBeGreaterThan(0)
    await jobs.stop()
    const explain = async (text: string, values: unknown[]) => (await pools.app.query(text, values)).rows
    expect(await mostRowsRead(explain, sent[0] ?? { text: '', values: [] })).toBeLessThanOrEqual(16)
  })
})
