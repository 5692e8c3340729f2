import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, openPage, send } from '../../../test/builders/sitting.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { upsertPresence } from './presence.db.ts'
import { createPresence } from './presence.ts'
import { sweepPresence } from './sweep-presence.ts'

const shared = sharedSitting()

async function aHall() {
  const { examId, detail } = await shared.anotherExam()
  const schoolId = shared.of.school.schoolId
  const place = { schoolId, sittingId: detail.sittingId ?? '' }
  const kept = async () =>
    await inSchool(shared.server.pools.app, place, (tx) =>
      tx.rows(
        'SELECT student_id AS "studentId", lane, waiting FROM attempt_presence WHERE school_id = $1 AND sitting_id = $2',
        [tx.schoolId, place.sittingId],
      ),
    )
  return { examId, place, kept }
}

test('who opens the door, starts and saves is heard, each a moment later', async () => {
  const { examId, kept } = await aHall()
  const { client, student } = await shared.anotherStudent()
  await client.attempt.door({ examId })
  await expect.poll(kept, { timeout: 20_000 }).toEqual([{ studentId: student.id, lane: 'door', waiting: null }])
  const page = await openPage(client, examId)
  await send(page, [act(page, { kind: 'start' })])
  await expect.poll(kept, { timeout: 20_000 }).toEqual([{ studentId: student.id, lane: 'http', waiting: 0 }])
})

test('the newest sign stays, what a device has unsent with it, and another school writes nothing down', async () => {
  const { place, kept } = await aHall()
  const { student } = await shared.anotherStudent()
  const studentId = student.id
  const early = createPresence(shared.server)
  const late = createPresence(shared.server)
  early.notePresence({ ...place, studentId, lane: 'door' })
  // Further apart than two writes of a busy machine can differ by.
  await setTimeout(500)
  late.notePresence({ ...place, studentId, lane: 'socket', waiting: 4 })
  late.notePresence({ ...place, studentId, lane: 'socket' })
  late.notePresence({ ...place, schoolId: newId(), studentId: newId(), lane: 'http' })
  await late.stop()
  await early.stop()
  expect(await kept()).toEqual([{ studentId, lane: 'socket', waiting: 4 }])
})

test('who has a socket saves by HTTP and has it still; who was not heard by it for longer has none', async () => {
  const { place, kept } = await aHall()
  const studentId = newId()
  const hear = (lane: 'socket' | 'http', agoMs: number) =>
    inSchool(shared.server.pools.app, place, (tx) =>
      upsertPresence(tx, [{ sittingId: place.sittingId, studentId, lane, waiting: null, agoMs }]),
    )
  const presence = createPresence(shared.server)
  await hear('socket', 100_000)
  await hear('http', 80_000)
  expect(await kept()).toMatchObject([{ lane: 'socket' }])
  await hear('http', 40_000)
  expect(await kept()).toMatchObject([{ lane: 'http' }])
  presence.notePresence({ ...place, studentId, lane: 'socket' })
  presence.notePresence({ ...place, studentId, lane: 'http' })
  await presence.stop()
  expect(await kept()).toMatchObject([{ lane: 'socket' }])
})

test('is forgotten after a day', async () => {
  const { place, kept } = await aHall()
  const presence = createPresence(shared.server)
  for (const studentId of [newId(), newId()]) presence.notePresence({ ...place, studentId, lane: 'http' })
  await presence.stop()
  const [old] = await kept()
  await inSchool(shared.server.pools.app, place, (tx) =>
    tx.run(
      `UPDATE attempt_presence SET heard_at = heard_at - interval '25 hours' WHERE school_id = $1 AND student_id = $2`,
      [tx.schoolId, old?.studentId],
    ),
  )
  await sweepPresence(shared.server)({ schoolId: place.schoolId, reference: 'daily' })
  expect(await kept()).toHaveLength(1)
})
