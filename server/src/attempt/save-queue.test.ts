import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerEvent, type Hall, type LaidAttempt, layHall } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { type Save, type SaveVerdict, saveEvents } from './save-events.db.ts'
import { createSaveQueue, type SaveQueueOptions } from './save-queue.ts'

let database: TestDatabase
let pools: Pools
let hall: Hall

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates: 45 })
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

const asSave = (attempt: LaidAttempt | undefined, seq: number, more: Partial<Save> = {}): Save => {
  if (!attempt) throw new Error('no such attempt')
  return {
    ...attempt,
    epoch: 1,
    sentAtMs: 3_000_000,
    address: '127.0.0.1',
    events: [answerEvent(seq, 1, 'a')],
    ...more,
  }
}

/** The real durable call, watched. */
function watchedQueue(options: Partial<SaveQueueOptions> = {}) {
  const batches: Save[][] = []
  const queue = createSaveQueue({
    ...options,
    save: (batch) => {
      batches.push([...batch])
      return saveEvents(pools.saves, batch)
    },
  })
  return { queue, batches }
}

test('what comes while a call is under way travels together in the next', async () => {
  const { queue, batches } = watchedQueue()
  const first = queue.push(asSave(hall.attempts[0], 1))
  await new Promise((resolve) => setImmediate(resolve))
  const rest = hall.attempts.slice(1, 20).map((attempt) => queue.push(asSave(attempt, 1)))
  for (const outcome of await Promise.all([first, ...rest])) expect(outcome).toMatchObject({ ackedSeq: 1 })
  expect(batches.map((batch) => batch.length)).toEqual([1, 19])
})

test('two tabs of one candidate go into two calls, and both are saved', async () => {
  const { queue, batches } = watchedQueue()
  const outcomes = await Promise.all([1, 2, 3].map((seq) => queue.push(asSave(hall.attempts[20], seq))))
  expect(outcomes).toMatchObject([{ ackedSeq: 1 }, { ackedSeq: 2 }, { ackedSeq: 3 }])
  expect(batches.map((batch) => batch.length)).toEqual([1, 1, 1])
})

test('a delivery that breaks the call fails alone', async () => {
  const { queue, batches } = watchedQueue()
  // The contract lets none of these through; the queue stands by itself all the same.
  const broken: Partial<Save>[] = [
    { schoolId: 'not an id' },
    { events: [{ ...answerEvent(1, 1, 'a'), value: 'a\u0000b' }] },
    { events: [{ ...answerEvent(1, 1, 'a'), seq: 2 ** 40 }] },
  ]
  const bad = broken.map((more) => queue.push(asSave(hall.attempts[21], 1, more)))
  const good = hall.attempts.slice(22, 30).map((attempt) => queue.push(asSave(attempt, 1)))
  const settled = await Promise.allSettled([...bad, ...good])
  expect(settled.map(({ status }) => status)).toEqual([...broken.map(() => 'rejected'), ...good.map(() => 'fulfilled')])
  expect(batches[0]?.length).toBe(9)
  for (const outcome of await Promise.all(good)) expect(outcome).toMatchObject({ verdict: 'SAVED', ackedSeq: 1 })
})

test('an unknown neighbour and one after the window change nothing for the others', async () => {
  const { queue, batches } = watchedQueue()
  const [, , , late, fine] = hall.attempts.slice(27)
  await inSchool(pools.app, hall, (tx) =>
    tx.run(
      "UPDATE exam_attempts SET started_at = started_at - interval '90 hours', deadline = deadline - interval '90 hours' WHERE id = $1",
      [late?.attemptId],
    ),
  )
  const outcomes = await Promise.all([
    queue.push(asSave(late, 1)),
    queue.push(asSave(fine, 1)),
    queue.push(asSave(fine, 1, { attemptId: newId() })),
  ])
  expect(outcomes).toMatchObject([{ verdict: 'WINDOW_CLOSED' }, { verdict: 'SAVED' }, { verdict: 'UNKNOWN_ATTEMPT' }])
  expect(batches).toHaveLength(1)
})

describe('an attempt somebody else holds', () => {
  /** Somebody's transaction, for as long as `work` takes. */
  async function whileHeld(attempt: LaidAttempt | undefined, work: (letGo: () => Promise<void>) => Promise<void>) {
    const holder = await pools.app.connect()
    try {
      await holder.query('BEGIN')
      await holder.query("SELECT set_config('app.school_id', $1, true)", [hall.schoolId])
      await holder.query('SELECT 1 FROM exam_attempts WHERE id = $1 FOR UPDATE', [attempt?.attemptId])
      await work(async () => void (await holder.query('ROLLBACK')))
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
  }
  const patient = { heldForMs: 3_600_000 }

  test('keeps nobody else waiting, and is saved once it is let go', async () => {
    const { queue } = watchedQueue(patient)
    const [held, ...free] = hall.attempts.slice(40, 44)
    let isAnswered = false
    await whileHeld(held, async (letGo) => {
      const waits = queue.push(asSave(held, 1)).finally(() => {
        isAnswered = true
      })
      for (const seq of [1, 2]) {
        const outcomes = await Promise.all(free.map((attempt) => queue.push(asSave(attempt, seq))))
        expect(outcomes).toMatchObject(free.map(() => ({ verdict: 'SAVED', ackedSeq: seq })))
      }
      expect(isAnswered).toBe(false)
      await letGo()
      expect(await waits).toMatchObject({ verdict: 'SAVED', ackedSeq: 1 })
    })
  })

  test('for longer is told to its device, which tries again', async () => {
    const { queue } = watchedQueue({ heldForMs: 0 })
    const [held, free] = hall.attempts.slice(40)
    await whileHeld(held, async () => {
      const outcomes = await Promise.all([queue.push(asSave(held, 2)), queue.push(asSave(free, 3))])
      expect(outcomes).toMatchObject([{ refusal: 'UNAVAILABLE' }, { verdict: 'SAVED', ackedSeq: 3 }])
    })
    expect(await queue.push(asSave(held, 2))).toMatchObject({ verdict: 'SAVED', ackedSeq: 2 })
  })

  test('leaves an unknown neighbour unknown', async () => {
    const { queue } = watchedQueue({ heldForMs: 0 })
    const held = hall.attempts[44]
    await whileHeld(held, async () => {
      const outcomes = await Promise.all([
        queue.push(asSave(held, 1)),
        queue.push(asSave(held, 1, { attemptId: newId() })),
      ])
      expect(outcomes).toMatchObject([{ refusal: 'UNAVAILABLE' }, { verdict: 'UNKNOWN_ATTEMPT' }])
    })
  })
})

describe('a call that takes long', () => {
  const saved = { verdict: 'SAVED', ackedSeq: 1 } as SaveVerdict

  test('does not keep back what came after it left', async () => {
    const ends: (() => void)[] = []
    const { queue, batches } = stubbedQueue((batch, call) =>
      call === 0 ? new Promise((resolve) => ends.push(() => resolve(batch.map(() => saved)))) : [saved],
    )
    const first = queue.push(asSave(hall.attempts[0], 1))
    await new Promise((resolve) => setImmediate(resolve))
    expect(await queue.push(asSave(hall.attempts[1], 1))).toMatchObject({ verdict: 'SAVED' })
    for (const end of ends) end()
    expect(await first).toMatchObject({ verdict: 'SAVED' })
    expect(batches).toHaveLength(2)
  })

  test('because of one delivery keeps back nobody who comes later', async () => {
    const bad = hall.attempts[2]?.attemptId
    let end = (_error: Error) => {}
    const busy = () => Object.assign(new Error('lock timeout'), { code: '55P03' })
    const { queue } = stubbedQueue((batch) => {
      if (!batch.some(({ attemptId }) => attemptId === bad)) return batch.map(() => saved)
      if (batch.length > 1) return Promise.reject(busy())
      return new Promise((_resolve, reject) => {
        end = reject
      })
    })
    const [before, stuck] = [hall.attempts[1], hall.attempts[2]].map((attempt) => queue.push(asSave(attempt, 1)))
    expect(await before).toMatchObject({ verdict: 'SAVED' })
    expect(await queue.push(asSave(hall.attempts[3], 1))).toMatchObject({ verdict: 'SAVED' })
    end(busy())
    expect(await stuck).toMatchObject({ refusal: 'UNAVAILABLE' })
  })

  /** A durable call as it is told; `call` counts them. */
  function stubbedQueue(answer: (batch: readonly Save[], call: number) => SaveVerdict[] | Promise<SaveVerdict[]>) {
    const batches: (readonly Save[])[] = []
    const queue = createSaveQueue({
      save: async (batch) => {
        batches.push(batch)
        return await answer(batch, batches.length - 1)
      },
    })
    return { queue, batches }
  }
})

describe('when it cannot go on', () => {
  test('beyond what may wait the device is asked to try again', async () => {
    const { queue } = watchedQueue({ mostWaiting: 2 })
    const outcomes = await Promise.all([1, 2, 3].map((seq) => queue.push(asSave(hall.attempts[34], seq))))
    expect(outcomes).toMatchObject([{ ackedSeq: 1 }, { ackedSeq: 2 }, { refusal: 'UNAVAILABLE' }])
  })

  test('a database that is not there is told to everybody, and found again', async () => {
    const own = openPools(database.urls)
    own.saves.on('error', () => undefined)
    const queue = createSaveQueue({ save: (batch) => saveEvents(own.saves, batch) })
    await queue.push(asSave(hall.attempts[35], 1))
    const client = await own.saves.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    client.release()
    await inSchool(pools.app, hall, (tx) => tx.run('SELECT pg_terminate_backend($1)', [rows[0]?.pid]))
    const outcomes = await Promise.all([2, 3].map((seq) => queue.push(asSave(hall.attempts[35], seq))))
    for (const outcome of outcomes)
      expect('refusal' in outcome ? outcome.refusal : outcome.verdict).toMatch(/UNAVAILABLE|SAVED/)
    expect(await queue.push(asSave(hall.attempts[35], 2))).toMatchObject({ verdict: 'SAVED' })
    await own.close()
  })

  test('a database nobody can reach is told to everybody at once', async () => {
    const closed = new URL(database.urls.app)
    closed.port = String(await unusedPort())
    const own = openPools({ ...database.urls, app: closed.href })
    const queue = createSaveQueue({ save: (batch) => saveEvents(own.saves, batch) })
    const outcomes = await Promise.all(hall.attempts.slice(36, 40).map((attempt) => queue.push(asSave(attempt, 1))))
    for (const outcome of outcomes) expect(outcome).toMatchObject({ refusal: 'UNAVAILABLE' })
    await own.close()
  })
})

async function unusedPort(): Promise<number> {
  const { createServer } = await import('node:net')
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
