import { expect, test } from 'vitest'
import { endByClock as endTheirs } from '../../../test/builders/ended.ts'
import { from } from '../../../test/builders/further.ts'
import { beginsWithinOneDay } from '../../../test/builders/one-day.ts'
import { countersAndRecount } from '../../../test/builders/recount.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, cardOf, openPage, type Page, send } from '../../../test/builders/sitting.ts'
import { inSchool } from '../../platform/database/tenant.ts'

beginsWithinOneDay(3)
const shared = sharedSitting()
const minute = 60_000
const reason = 'The switch was off'

const answer = (page: Page, place: number) => {
  const { questionId = '', optionIds = [] } = page.order[place] ?? {}
  return act(page, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1) })
}

const endByClock = (page: Page, begunAgo?: number) => endTheirs(shared, page, begunAgo)

test('whom the clock ended goes on where they were, and is marked as one who never was ended', async () => {
  const { examId, detail } = await shared.anotherExam()
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const [ada, bola, chi] = await Promise.all(
    ['Ada Sample', 'Bola Sample', 'Chi Sample'].map((name) => shared.anotherStudent({ name })),
  )
  if (!ada || !bola || !chi) throw new Error('Three students.')
  const page = await openPage(ada.client, examId)
  await send(page, [answer(page, 0)])
  const other = await openPage(bola.client, examId)
  await send(other, [answer(other, 0), answer(other, 1), act(other, { kind: 'submit' })])
  await cardOf(other)
  await endByClock(page)
  const counts = async () => {
    const { startedCount, submittedCount } = await shared.of.teacher.exam.get({ examId })
    return { startedCount, submittedCount }
  }
  const before = await counts()

  const ids = [ada, bola, chi].map(({ student }) => student.id)
  const done = await shared.of.teacher.hall.reopen({ ...sitting, ids, minutes: 10, reason })
  expect(done.skipped.map(({ name, why }) => [name, why])).toEqual([
    ['Bola Sample', 'Handed in themselves: that is final.'],
    ['Chi Sample', 'Has not begun.'],
  ])
  expect(done.effects).toEqual([
    '1 candidate goes on for 10 minutes; each opens the exam again. Their results are hidden until then.',
  ])
  // Counted once, and shown to nobody meanwhile.
  expect(await counts()).toEqual(before)
  expect(await page.client.result.ofTicket({ ticket: page.ticket })).toEqual({ card: null })
  const seen = await shared.of.teacher.result.listForExam({ examId, sort: 'score' })
  expect(seen.items.map(({ attemptId, state, score }) => [attemptId, state, score === null])).toEqual([
    [other.attemptId, 'marked', false],
    [page.attemptId, 'in_progress', true],
  ])
  expect(seen.figures).toMatchObject({ handedIn: 1, inProgress: 1, unmarked: 0 })
  const failed = await shared.of.teacher.result.listForExam({ examId, result: 'failed' })
  expect(failed.items.map(({ attemptId }) => attemptId)).not.toContain(page.attemptId)
  const { changes } = await shared.of.teacher.hall.report(sitting)
  expect(changes[0]).toMatchObject({ kind: 'reopened', minutes: 10, student: 'Ada Sample' })

  const again = await openPage(ada.client, examId)
  expect(again.attemptId).toBe(page.attemptId)
  expect(again.remainingMs).toBeGreaterThan(8 * minute)
  expect(again.log.map(({ question }) => question)).toContain(page.order[0]?.questionId)
  await send(again, [answer(again, 1), act(again, { kind: 'submit' })])
  await cardOf(again)
  expect(await counts()).toEqual(before)
  const { items } = await shared.of.teacher.result.listForExam({ examId })
  expect(items.map(({ attemptId, endedBy }) => [attemptId, endedBy])).toContainEqual([page.attemptId, 'candidate'])
  expect(await shared.of.teacher.hall.reopen({ ...sitting, ids: ids.slice(0, 1), minutes: 10, reason })).toMatchObject({
    doneCount: 0,
  })
})

test('who has begun the exam again in another sitting is not let back in', async () => {
  const { examId, detail } = await shared.anotherExam({ draft: { attemptsAllowed: 2 } })
  const sittingId = detail.sittingId ?? ''
  const { client, student } = await shared.anotherStudent({ name: 'Ada Sample' })
  await endByClock(await openPage(client, examId))
  const second = await openPage(client, examId)
  await shared.of.teacher.exam.addSitting({ examId, ...from(24, 27) })
  const { sittings } = await shared.of.teacher.exam.get({ examId })
  const elsewhere = sittings.map(({ id }) => id).find((id) => id !== sittingId)
  await inSchool(shared.server.pools.app, shared.of.school, async (tx) => {
    await tx.run(
      `INSERT INTO exam_papers SELECT (jsonb_populate_record(p, jsonb_build_object('sitting_id', $3::uuid, 'attempt_id', gen_random_uuid()))).*
       FROM exam_papers p WHERE p.school_id = $1 AND p.attempt_id = $2`,
      [tx.schoolId, second.attemptId, elsewhere],
    )
    await tx.run('UPDATE exam_attempts SET sitting_id = $3 WHERE school_id = $1 AND id = $2', [
      ...[tx.schoolId, second.attemptId, elsewhere],
    ])
  })
  const done = await shared.of.teacher.hall.reopen({ examId, sittingId, ids: [student.id], minutes: 10, reason })
  expect(done.skipped.map(({ why }) => why)).toEqual(['Has begun this exam again in another sitting.'])
})

test('whose paper runs again counts in no sum, and in all of them as soon as it is marked', async () => {
  const { examId, detail } = await shared.anotherExam()
  const { client, student } = await shared.anotherStudent({ name: 'Ada Sample' })
  const page = await openPage(client, examId)
  await send(page, [answer(page, 0)])
  await endByClock(page)
  const { pools } = shared.server
  const summed = async () => {
    const { held, recounted } = await inSchool(pools.app, shared.of.school, countersAndRecount)
    expect(held).toEqual(recounted)
    return held.exam_counters
  }
  const score = async () => (await shared.of.teacher.result.list({ examId })).items[0]?.percentage
  const before = await summed()
  const whole = await score()
  expect(whole).toEqual(expect.any(Number))
  const said = { examId, sittingId: detail.sittingId ?? '', ids: [student.id], minutes: 1, reason }
  expect(await shared.of.teacher.hall.reopen(said)).toMatchObject({ doneCount: 1 })
  expect((await summed())?.length).toBe((before?.length ?? 0) - 1)
  expect(await score()).toBeNull()
  await endByClock(page, 75 * minute)
  expect(await summed()).toEqual(before)
  expect(await score()).toBe(whole)
})

test('who is let back in and does nothing is marked all the same, as they were', async () => {
  const { examId, detail } = await shared.anotherExam()
  const { client, student } = await shared.anotherStudent({ name: 'Ada Sample' })
  const page = await openPage(client, examId)
  await send(page, [answer(page, 0)])
  await endByClock(page)
  const said = { examId, sittingId: detail.sittingId ?? '', ids: [student.id], minutes: 1, reason }
  expect(await shared.of.teacher.hall.reopen(said)).toMatchObject({ doneCount: 1 })
  await endByClock(page, 75 * minute)
  const { marked } = await inSchool(shared.server.pools.app, shared.of.school, (tx) =>
    tx.one<{ marked: boolean }>('SELECT is_marked AS marked FROM exam_attempts WHERE school_id = $1 AND id = $2', [
      tx.schoolId,
      page.attemptId,
    ]),
  )
  expect(marked).toBe(true)
})
