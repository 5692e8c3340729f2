import { expect, test } from 'vitest'
import { endByClock } from '../../../test/builders/ended.ts'
import { from, furtherExams } from '../../../test/builders/further.ts'
import { behindRows, refusedOrNot, untilWaiting } from '../../../test/builders/held-up.ts'
import { beginsWithinOneDay } from '../../../test/builders/one-day.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { openPage, send } from '../../../test/builders/sitting.ts'

beginsWithinOneDay(3)
const shared = sharedSitting()
const { anExamOf, openNow, furtherOf, rows } = furtherExams(() => shared)
const minute = 60_000
const said = { minutes: 10, reason: 'The switch was off' }
const attemptsOf = (examId: string) =>
  rows('SELECT id, state, sitting_id AS "sittingId" FROM exam_attempts WHERE exam_id = $1 ORDER BY started_at', [
    examId,
  ])

/** A candidate whom the clock has ended in the first of two sittings, and who may sit the exam once more. */
async function twoSittings() {
  const { examId, first, absent } = await anExamOf({ sat: 0, absent: 1, draft: { attemptsAllowed: 2 } })
  const pupil = absent[0]
  if (!pupil) throw new Error('There is a student.')
  const page = await openPage(pupil.client, examId)
  await endByClock(shared, page)
  const again = { examId, sittingId: first, ids: [pupil.student.id], ...said }
  return { examId, first, pupil, page, again }
}

test('who was let back in goes on there, whatever other sitting is open for them', async () => {
  const { examId, pupil, page, again } = await twoSittings()
  await shared.of.teacher.exam.addSitting({ examId, ...from(24, 27) })
  await openNow(await furtherOf(examId))
  expect(await shared.of.teacher.hall.reopen(again)).toMatchObject({ doneCount: 1 })
  expect((await openPage(pupil.client, examId)).attemptId).toBe(page.attemptId)
  expect(await attemptsOf(examId)).toHaveLength(1)
})

test.each([true, false])(
  'a start and a reopening at one moment come to one attempt that runs (start first: %s)',
  async (isStartFirst) => {
    const { examId, pupil, again } = await twoSittings()
    const start = () => refusedOrNot(openPage(pupil.client, examId))
    const reopen = () => shared.of.teacher.hall.reopen(again)
    const late: { start?: ReturnType<typeof start>; done?: ReturnType<typeof reopen> } = {}
    const { schoolId } = shared.of.school
    await behindRows(shared.server, schoolId, {
      hold: (tx) =>
        tx.run('SELECT FROM exam_sittings WHERE school_id = $1 AND exam_id = $2 FOR UPDATE', [schoolId, examId]),
      begin: async () => {
        if (isStartFirst) late.start = start()
        else late.done = reopen()
      },
      meanwhile: async () => {
        if (isStartFirst) late.done = reopen()
        else late.start = start()
        await untilWaiting(shared.server, schoolId, 2)
      },
    })
    await late.start
    const done = await late.done
    const running = (await attemptsOf(examId)).filter(({ state }) => state === 'in_progress')
    expect(running).toHaveLength(1)
    expect((await attemptsOf(examId)).length).toBe(done?.doneCount === 1 ? 1 : 2)
  },
)

test('who was let back in is ended with everybody when the sitting is closed for all', async () => {
  const { examId, first, pupil, again } = await twoSittings()
  await shared.of.teacher.hall.reopen(again)
  const page = await openPage(pupil.client, examId)
  const left = async () => (await send(page, [])).remainingMs
  expect(await left()).toBeGreaterThan(8 * minute)
  await shared.of.teacher.exam.closeNow({ examId, sittingId: first, runners: 'end_now', reason: said.reason })
  expect(await left()).toBeLessThanOrEqual(3 * minute)
  // The clock ends them as it does anybody.
  await endByClock(shared, page, 90 * minute)
  expect((await attemptsOf(examId)).map(({ state }) => state)).toEqual(['submitted'])
})
