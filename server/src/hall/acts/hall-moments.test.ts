import { expect, test } from 'vitest'
import { endByClock } from '../../../test/builders/ended.ts'
import { beginsWithinOneDay } from '../../../test/builders/one-day.ts'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { moveBack, openPage } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { inSchool } from '../../platform/database/tenant.ts'

beginsWithinOneDay(3)
const shared = sharedSitting()
const minute = 60_000
const reason = 'The switch was off'
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString()

/** A candidate who sits an exam since twenty minutes, its invigilator, and one of another exam. */
async function aHall() {
  const { server, of } = shared
  const [{ examId, detail }, other] = [await shared.anotherExam(), await shared.anotherExam()]
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const mine = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
  const theirs = await aTeacher(server, of.school)
  await of.teacher.hall.assign({ ...sitting, userIds: [mine.teacher.id], isAssigned: true })
  const elsewhere = { examId: other.examId, sittingId: other.detail.sittingId ?? '' }
  await of.teacher.hall.assign({ ...elsewhere, userIds: [theirs.teacher.id], isAssigned: true })
  const { client, student } = await shared.anotherStudent()
  const page = await openPage(client, examId)
  await moveBack(server, of.school, page.attemptId, 20 * minute)
  const asked = { ...sitting, ids: [student.id], reason }
  return {
    page,
    asked,
    invigilator: mine.client,
    invigilatorId: mine.teacher.id,
    stranger: theirs.client,
    owner: of.teacher,
    elsewhere,
  }
}
type Hall = Awaited<ReturnType<typeof aHall>>

const acts = {
  giveTime: (by: TestClient, { asked }: Hall) => by.hall.giveTime({ ...asked, minutes: 5, seen: null }),
  endFor: (by: TestClient, { asked }: Hall) => by.hall.endFor(asked),
  credit: (by: TestClient, { asked }: Hall) =>
    by.hall.credit({ ...asked, from: ago(10), to: ago(5), minutes: 2, seen: null }),
  reopen: (by: TestClient, { asked }: Hall) => by.hall.reopen({ ...asked, minutes: 10 }),
}
type Act = keyof typeof acts
const each = ['giveTime', 'endFor', 'credit', 'reopen'] as const satisfies readonly Act[]

test.each(each)('%s is refused to an invigilator of another sitting, also under the name of theirs', async (name) => {
  const hall = await aHall()
  const code = name === 'reopen' ? 'NOT_ALLOWED' : 'NOT_IN_THIS_HALL'
  expect((await refusalOf(acts[name](hall.stranger, hall))).code).toBe(code)
  const { examId } = hall.asked
  const mixed = { ...hall, asked: { ...hall.asked, ...hall.elsewhere, examId } }
  expect((await refusalOf(acts[name](hall.stranger, mixed))).code).toBe('UNKNOWN_EXAM')
  expect((await hall.owner.exam.getSitting(hall.asked)).changes).toEqual([])
})

test.each<[Act, string]>([
  ['giveTime', 'TIME_CHANGED_MEANWHILE'],
  ['endFor', 'Ends within 3 minutes anyway.'],
  ['credit', 'ALREADY_CREDITED'],
  ['reopen', 'Sits it now.'],
])('%s pressed by two at once is done once', async (name, why) => {
  const hall = await aHall()
  if (name === 'reopen') await endByClock(shared, hall.page)
  const outcome = async (by: TestClient) => {
    const done = await acts[name](by, hall).catch((error: unknown) => error as { code: string })
    return 'code' in done ? done.code : (done.skipped[0]?.why ?? 'done')
  }
  const two = [outcome(hall.owner), outcome(name === 'reopen' ? shared.of.school.admin : hall.invigilator)]
  expect((await Promise.all(two)).sort()).toEqual(['done', why].sort())
  expect((await hall.owner.exam.getSitting(hall.asked)).changes).toHaveLength(1)
})

test.each<[Act, string]>([
  ['giveTime', 'Has handed in already.'],
  ['endFor', 'Does not sit it now.'],
  ['credit', 'Was ended by the clock: the teacher of this exam or an administrator can let them back in.'],
])('%s after the clock has ended somebody gives them nothing', async (name, why) => {
  const hall = await aHall()
  await endByClock(shared, hall.page)
  expect(await acts[name](hall.invigilator, hall)).toMatchObject({ doneCount: 0, skipped: [{ why }] })
})

test('whom staff have ended is not said to be ended by the clock, until they were let back in', async () => {
  const hall = await aHall()
  const creditNow = async () => {
    const seen = (await hall.owner.exam.getSitting(hall.asked)).changes[0]?.id ?? null
    const outage = { from: ago(10), to: ago(5), minutes: 2, seen }
    return (await hall.owner.hall.credit({ ...hall.asked, ...outage })).skipped[0]?.why
  }
  await acts.endFor(hall.invigilator, hall)
  await endByClock(shared, hall.page, 25 * minute)
  expect(await creditNow()).toBe('Was ended by staff.')
  expect(await acts.reopen(hall.owner, hall)).toMatchObject({ doneCount: 1 })
  await endByClock(shared, hall.page, 42 * minute)
  expect(await creditNow()).toBe('Was ended by the clock: let them back in.')
})

test('who was ended a moment after this press began is not ended once more', async () => {
  const hall = await aHall()
  expect(await acts.endFor(hall.invigilator, hall)).toMatchObject({ doneCount: 1 })
  // As a press sees it that waited two seconds for the one before.
  await inSchool(shared.server.pools.app, shared.of.school, (tx) =>
    tx.run("UPDATE exam_attempts SET deadline = deadline + interval '2 seconds' WHERE id = $1", [hall.page.attemptId]),
  )
  const why = 'Ends within 3 minutes anyway.'
  expect(await acts.endFor(hall.owner, hall)).toMatchObject({ doneCount: 0, skipped: [{ why }] })
})

test('who has two seconds left is not ended once more, and is given time', async () => {
  const hall = await aHall()
  await moveBack(shared.server, shared.of.school, hall.page.attemptId, hall.page.allowedMs - 2_000)
  expect(await acts.endFor(hall.invigilator, hall)).toMatchObject({ doneCount: 0 })
  expect(await acts.giveTime(hall.invigilator, hall)).toMatchObject({ doneCount: 1 })
})

test('what an invigilator gave stays an invigilator’s, whatever they have become since', async () => {
  const { asked, invigilator, invigilatorId, owner } = await aHall()
  const { admin } = shared.of.school
  const give = async (by: TestClient, minutes: number) => {
    const { changes } = await admin.exam.getSitting(asked)
    return await by.hall.giveTime({ ...asked, minutes, seen: changes[0]?.id ?? null })
  }
  await give(invigilator, 25)
  await admin.exam.handOver({ examId: asked.examId, to: invigilatorId })
  // It is theirs now: no bound, and this is no invigilator's time.
  expect(await give(invigilator, 40)).toMatchObject({ doneCount: 1 })
  const ownerId = (await owner.people.me()).me?.id ?? ''
  await admin.hall.assign({ ...asked, userIds: [ownerId], isAssigned: true })
  expect((await refusalOf(give(owner, 6))).code).toBe('TOO_MUCH_TIME')
  expect(await give(owner, 5)).toMatchObject({ doneCount: 1 })
})
