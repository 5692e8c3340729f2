import { expect, test } from 'vitest'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, openPage, send } from '../../../test/builders/sitting.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectAttempts } from './board.db.ts'
import { watchAttempts } from './watched-attempts.ts'

const shared = sharedSitting()

async function aHall() {
  const { examId, detail } = await shared.anotherExam()
  const sittingId = detail.sittingId ?? ''
  const pages = []
  for (const name of ['Ada Sample', 'Bola Sample'])
    pages.push(await openPage((await shared.anotherStudent({ name })).client, examId))
  const inIt = <T>(read: (tx: Parameters<typeof selectAttempts>[0]) => Promise<T>) =>
    inSchool(shared.server.pools.app, shared.of.school, read)
  const readBy = (read: ReturnType<typeof watchAttempts>) =>
    inIt(async (tx) => [...(await read(tx, sittingId)).values()])
  const [ada, bola] = pages
  if (!ada || !bola) throw new Error('The hall is empty.')
  const since = (before: string | null) => inIt((tx) => selectAttempts(tx, sittingId, before))
  return { ada, bola, readBy, since }
}

test('of a hall in which one has answered, only their attempt is another one', async () => {
  const { ada, bola, readBy, since } = await aHall()
  const read = watchAttempts()
  const first = await readBy(read)
  expect(first.map(({ attemptId }) => attemptId)).toEqual([ada.attemptId, bola.attemptId])
  // Once nobody else writes to this database any more.
  await expect.poll(async () => (await since((await since(null)).since)).attempts, { timeout: 20_000 }).toEqual([])
  const before = await since(null)
  await send(ada, [act(ada, { kind: 'leave' })])
  expect((await since(before.since)).attempts.map(({ attemptId }) => attemptId)).toContain(ada.attemptId)
  const second = await readBy(read)
  expect(second[0]).toEqual({ ...first[0], stored: (first[0]?.stored ?? 0) + 1 })
  expect(second[1]).toBe(first[1])
  await send(bola, [act(bola, { kind: 'submit' })])
  expect((await readBy(read))[1]).toMatchObject({ endedBy: 'candidate' })
})

test('what was written by a transaction that had not ended at the last reading is read at the next', async () => {
  const { ada, bola, since } = await aHall()
  const slow = await shared.server.pools.app.connect()
  try {
    await slow.query('BEGIN')
    await slow.query(`SELECT set_config('app.school_id', $1, true)`, [shared.of.school.schoolId])
    await slow.query(`UPDATE exam_attempts SET deadline = deadline + interval '1 minute' WHERE id = $1`, [
      ada.attemptId,
    ])
    // Begun later, and over before it.
    await send(bola, [act(bola, { kind: 'leave' })])
    const before = await since(null)
    await slow.query('COMMIT')
    expect((await since(before.since)).attempts.map(({ attemptId }) => attemptId)).toContain(ada.attemptId)
  } finally {
    slow.release()
  }
})

test('all is read anew now and then, and what is as it was stays the same object', async () => {
  const { readBy } = await aHall()
  const read = watchAttempts(0)
  const first = await readBy(read)
  const second = await readBy(read)
  expect(second.every((one, place) => one === first[place])).toBe(true)
})
