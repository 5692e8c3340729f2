import { describe, expect, test } from 'vitest'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, closeSittings, openPage, type Sitting, send } from '../../../test/builders/sitting.ts'
import { extend, giveTime, seenOf, takeTimeBack } from '../../../test/builders/time.ts'
import { refusalOf } from '../../../test/client.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { examWorkers } from '../exam.workers.ts'

const hour = 3_600_000
const reason = 'Needs a reader'
const shared = sharedSitting()

let used = 0
/** An exam of a class of its own, with students of these names in it. */
async function anExamFor(...names: string[]) {
  const classItem = shared.of.school.classes[++used]
  if (!classItem) throw new Error('The school has no more classes.')
  const exam = await shared.anotherExam({ classIds: [classItem.id] })
  const pupils = await Promise.all(names.map((name) => shared.anotherStudent({ name, classId: classItem.id })))
  const sitting = { examId: exam.examId, sittingId: exam.detail.sittingId ?? '' }
  const idsOf = (...places: number[]) => places.map((place) => pupils[place]?.student.id ?? '')
  const asked = (...places: number[]) => ({ ...sitting, reason, ids: idsOf(...places) })
  const listed = async (input: { status?: 'absent'; search?: string } = {}) => {
    const { items } = await shared.of.teacher.exam.listCandidates({ ...sitting, ...input })
    // Counted in SQL, they stand where the rule says of each.
    const { counts } = await shared.of.teacher.exam.getSitting(sitting)
    const { expected: _all, ...byStanding } = counts
    for (const [standing, count] of Object.entries(byStanding)) {
      const here = items.filter(({ status }) => status === standing).length
      if (Object.keys(input).length === 0) expect([standing, count]).toEqual([standing, here])
    }
    return items.map(({ name, status, extraMinutes, extraPercent }) => [name, status, extraPercent, extraMinutes])
  }
  const pupil = (place: number) => {
    const one = pupils[place]
    if (!one) throw new Error('There is no such pupil.')
    return one
  }
  return { ...exam, sitting, asked, listed, pupil }
}
const heardBy = async (client: Sitting['teacher']) => (await client.notice.list({})).items.map(({ title }) => title)
const textsOf = async (client: Sitting['teacher']) => (await client.notice.list({})).items.map(({ text }) => text)

describe('extra time of candidates', () => {
  test('is theirs as they begin, and moves the end of who sits it at once', async () => {
    const { examId, asked, listed, pupil } = await anExamFor('Ada Sample', 'Bola Sample', 'Chi Sample')
    const sits = await openPage(pupil(1).client, examId)
    expect(await giveTime(shared.of.teacher, { ...asked(0, 1), minutes: 15 })).toEqual({
      ...{ batch: null, doneCount: 2, skipped: [] },
      effects: ['1 candidate sits it now and has 15 minutes more at once.'],
    })
    expect((await openPage(pupil(0).client, examId)).allowedMs).toBe(hour + 900_000)
    expect((await send(sits, [])).allowedMs).toBe(hour + 900_000)
    expect((await openPage(pupil(2).client, examId)).allowedMs).toBe(hour)
    expect(await listed()).toEqual([
      ['Ada Sample', 'running', 0, 15],
      ['Bola Sample', 'running', 0, 15],
      ['Chi Sample', 'running', 0, 0],
    ])
    expect(await heardBy(pupil(0).client)).toContainEqual('Extra time: First term mock')
    // Whoever has begun keeps it.
    expect((await takeTimeBack(shared.of.teacher, asked(0))).skipped[0]?.why).toBe(
      'Has begun: time that was given stays.',
    )
    await send(sits, [act(sits, { kind: 'submit' })])
    const after = await giveTime(shared.of.teacher, { ...asked(1), minutes: 5 })
    expect(after.skipped.map(({ why }) => why)).toEqual(['Has handed in already.'])
  })

  test('can be taken back before it is used, and has an end', async () => {
    const { examId, sitting, asked, listed, pupil } = await anExamFor('Ada Sample')
    await giveTime(shared.of.teacher, { ...asked(0), minutes: 300 })
    await giveTime(shared.of.teacher, { ...asked(0), minutes: 300 })
    const more = await giveTime(shared.of.teacher, { ...asked(0), minutes: 1 })
    expect(more.skipped.map(({ why }) => why)).toEqual(['Would have more than 600 minutes of extra time.'])
    await takeTimeBack(shared.of.teacher, { ...asked(0), reason: 'A mistake' })
    expect(await listed()).toEqual([['Ada Sample', 'not_begun', 0, 0]])
    expect((await openPage(pupil(0).client, examId)).allowedMs).toBe(hour)
    const { changes } = await shared.of.teacher.exam.getSitting(sitting)
    expect(changes.map(({ kind, minutes, reason, student }) => [kind, minutes, reason, student])).toEqual([
      ['extra_time', -600, 'A mistake', 'Ada Sample'],
      ['extra_time', 300, reason, 'Ada Sample'],
      ['extra_time', 300, reason, 'Ada Sample'],
    ])
    const bad = [-1, 0, 10_000, 2.5]
    for (const minutes of bad) {
      expect(await refusalOf(giveTime(shared.of.teacher, { ...asked(0), minutes }))).toMatchObject({ status: 400 })
    }
  })

  test('is given once by who asks twice, and nobody’s is touched where one of them was given some meanwhile', async () => {
    const { examId, detail } = await shared.anotherExam()
    const pupils = await Promise.all([1, 2].map(() => shared.anotherStudent()))
    const sitting = { examId, sittingId: detail.sittingId ?? '' }
    const asked = (...places: number[]) => ({
      ...{ ...sitting, reason },
      ids: places.map((place) => pupils[place]?.student.id ?? ''),
    })
    const gift = { ...asked(0), minutes: 15, seen: null }
    await shared.of.teacher.exam.giveTime(gift)
    for (const ids of [asked(0).ids, asked(0, 1).ids]) {
      expect(await refusalOf(shared.of.teacher.exam.giveTime({ ...gift, ids }))).toMatchObject({
        ...{ code: 'TIME_CHANGED_MEANWHILE', data: { byId: expect.any(String), at: expect.any(String) } },
      })
    }
    // Of somebody else it is no news.
    expect(await shared.of.teacher.exam.giveTime({ ...gift, ...asked(1) })).toMatchObject({ doneCount: 1 })
    const row = (await shared.of.teacher.exam.listCandidates(sitting)).items.find(
      ({ id }) => id === pupils[0]?.student.id,
    )
    expect(row?.seen).toBe((await seenOf(shared.of.teacher, sitting)).change)
    await giveTime(shared.of.school.admin, { ...asked(0), minutes: 5 })
    const back = { ...asked(0), seen: row?.seen ?? null }
    expect(await refusalOf(shared.of.teacher.exam.takeTimeBack(back))).toMatchObject({ code: 'TIME_CHANGED_MEANWHILE' })
    const { items } = await shared.of.teacher.exam.listCandidates({ ...sitting })
    const given = items.map(({ extraMinutes }) => extraMinutes).filter((minutes) => minutes > 0)
    expect(given.toSorted()).toEqual([15, 20])
    expect((await openPage(pupils[0]?.client, examId)).allowedMs).toBe(hour + 20 * 60_000)
  })

  test('that stands in the record of a student is there in every exam, and grows with it', async () => {
    const { examId, sitting, asked, listed, pupil } = await anExamFor('Ada Sample', 'Bola Sample')
    const { admin } = shared.of.school
    const { student } = await admin.people.getStudent({ id: pupil(0).student.id })
    const { id, revision } = student
    expect(await refusalOf(admin.people.updateStudent({ id, revision, extraTimePercent: 101 }))).toMatchObject({
      status: 400,
    })
    await admin.people.updateStudent({ id, revision, extraTimePercent: 25 })
    const told = async (ours: string) => expect((await textsOf(pupil(0).client))[0]).toBe(ours)
    await giveTime(shared.of.teacher, { ...asked(0), minutes: 10 })
    await told('You have 25 minutes more than the others in this exam.')
    await takeTimeBack(shared.of.teacher, asked(0))
    await told('You have 15 minutes more than the others in this exam.')
    const page = await openPage(pupil(0).client, examId)
    expect(page.allowedMs).toBe(75 * 60_000)
    await extend(shared.of.teacher, { ...sitting, reason, by: { minutes: 20 } })
    expect((await send(page, [])).allowedMs).toBe(100 * 60_000)
    expect((await openPage(pupil(1).client, examId)).allowedMs).toBe(80 * 60_000)
    expect(await listed()).toEqual([
      ['Ada Sample', 'running', 25, 0],
      ['Bola Sample', 'running', 0, 0],
    ])
    // None of it is said to other students, and none of it to themself but how long they have.
    for (const place of [0, 1]) {
      const { client } = pupil(place)
      const seen = JSON.stringify([
        await client.people.me(),
        await client.exam.listMine(),
        await client.exam.schedule(),
      ])
      expect(seen).not.toMatch(/extraTime|extraPercent|25 ?%/)
    }
  })

  test('is not given to strangers, and not by a colleague', async () => {
    const { asked, sitting } = await anExamFor('Ada Sample')
    const stranger = (await shared.anotherStudent()).student.id
    const given = await giveTime(shared.of.teacher, { ...sitting, reason, ids: [stranger], minutes: 5 })
    expect(given).toMatchObject({
      doneCount: 0,
      skipped: [{ id: stranger, name: '', why: 'Is not a candidate of this exam.' }],
    })
    const { client: colleague } = await aTeacher(shared.server, shared.of.school, { subjectIds: [shared.of.subjectId] })
    expect(await refusalOf(giveTime(colleague, { ...asked(0), minutes: 5 }))).toMatchObject({ code: 'NOT_ALLOWED' })
    // Who only teaches the subject reads who stands where, and not why somebody has more time: it may be an illness.
    await giveTime(shared.of.teacher, { ...asked(0), minutes: 5 })
    for (const [reader, why, lines] of [[shared.of.teacher, reason, 1] as const, [colleague, null, 0] as const]) {
      const { items } = await reader.exam.listCandidates(sitting)
      expect(items).toMatchObject([{ name: 'Ada Sample', extraMinutes: 5, reason: why }])
      expect((await reader.exam.getSitting(sitting)).changes).toHaveLength(lines)
    }
    const [toOwner] = (await shared.of.teacher.exam.get({ examId: sitting.examId })).history
    expect(toOwner).toMatchObject({ action: 'exam.time_given', deed: 'gave Ada Sample 5 minutes', reason })
    const [toColleague] = (await colleague.exam.get({ examId: sitting.examId })).history
    expect(toColleague).toMatchObject({ action: 'exam.time_given', changes: [] })
    expect(JSON.stringify(toColleague)).not.toMatch(/Ada Sample|reader/)
    const elsewhere = { ...asked(0), sittingId: shared.of.detail.sittingId ?? '', minutes: 5 }
    expect(await refusalOf(giveTime(shared.of.teacher, elsewhere))).toMatchObject({ code: 'UNKNOWN_EXAM' })
  })

  test('of two devices of one candidate is heard of by both', async () => {
    const { examId, asked, pupil } = await anExamFor('Ada Sample')
    const older = await openPage(pupil(0).client, examId)
    const newer = await openPage(pupil(0).client, examId)
    await giveTime(shared.of.teacher, { ...asked(0), minutes: 10 })
    for (const page of [older, newer]) expect((await send(page, [])).allowedMs).toBe(hour + 600_000)
    expect((await openPage(pupil(0).client, examId)).allowedMs).toBe(hour + 600_000)
  })
})

describe('who is excused', () => {
  test('is told, is not absent, before and after the close, and can be expected again', async () => {
    const { examId, sitting, asked, listed, pupil } = await anExamFor('Ada Away', 'Bola Away', 'Chi Came')
    const page = await openPage(pupil(2).client, examId)
    await send(page, [act(page, { kind: 'submit' })])
    const outcome = await shared.of.teacher.exam.excuse({ ...asked(0, 2), isExcused: true })
    expect(outcome).toMatchObject({ doneCount: 1, skipped: [{ name: 'Chi Came', why: 'Has begun the exam.' }] })
    expect(await heardBy(pupil(0).client)).toContainEqual('You are excused: First term mock')
    expect((await shared.of.teacher.exam.getSitting(sitting)).counts).toEqual({
      ...{ expected: 2, not_begun: 1, on_device: 0, running: 0, handed_in: 1, excused: 1, absent: 0 },
    })
    await shared.of.teacher.exam.closeNow({ ...sitting, reason, runners: 'run_out' })
    expect(await heardBy(pupil(0).client)).not.toContainEqual('Closed early: First term mock')
    expect(await heardBy(pupil(1).client)).toContainEqual('Closed early: First term mock')
    await listed()
    await closeSittings(shared.server, shared.of.school, examId, 0)
    for (const isKept of [false, true]) {
      if (isKept)
        await examWorkers(shared.server).close_sitting?.run({ ...shared.of.school, reference: sitting.sittingId })
      expect(await shared.of.teacher.result.attendance({ examId })).toMatchObject({
        expectedCount: 2,
        absentCount: 1,
        isKept,
      })
      expect(await listed({ status: 'absent' })).toEqual([['Bola Away', 'absent', 0, 0]])
    }
    await shared.of.teacher.exam.excuse({ ...asked(1), isExcused: true })
    expect(await shared.of.teacher.result.attendance({ examId })).toMatchObject({ expectedCount: 1, absentCount: 0 })
    await shared.of.teacher.exam.excuse({ ...asked(0, 1), isExcused: false })
    expect(await shared.of.teacher.result.attendance({ examId })).toMatchObject({ expectedCount: 3, absentCount: 2 })
    const twice = await shared.of.teacher.exam.excuse({ ...asked(0), isExcused: false })
    expect(twice.skipped.map(({ why }) => why)).toEqual(['Is not excused.'])
  })

  test('may come all the same, and is there then', async () => {
    const { examId, asked, listed, pupil } = await anExamFor('Ada Sample')
    const revision = () =>
      inSchool(shared.server.pools.app, shared.of.school, (tx) =>
        tx.rows('SELECT time_revision FROM exam_sittings WHERE exam_id = $1', [examId]),
      )
    const before = await revision()
    await shared.of.teacher.exam.excuse({ ...asked(0), isExcused: true })
    // Nobody's start has to read the sitting again for it.
    expect(await revision()).toEqual(before)
    await openPage(pupil(0).client, examId)
    expect(await listed()).toEqual([['Ada Sample', 'running', 0, 0]])
  })
})

test('the list is searched and read page by page; what was changed stays as it was written', async () => {
  const { examId, sitting, asked, listed, pupil } = await anExamFor('Ada Sample', 'Bola Sample', 'Chi Sample')
  expect(await listed({ search: 'bola' })).toEqual([['Bola Sample', 'not_begun', 0, 0]])
  const first = await shared.of.teacher.exam.listCandidates({ ...sitting, size: 2 })
  expect([first.items.length, first.total]).toEqual([2, 3])
  const rest = await shared.of.teacher.exam.listCandidates({ ...sitting, size: 2, cursor: first.nextCursor ?? '' })
  expect(rest).toMatchObject({ items: [{ name: 'Chi Sample' }], nextCursor: null, total: null })
  // The last of a page has begun meanwhile, and is not in this list any more.
  const waiting = { ...sitting, size: 2, status: 'not_begun' as const }
  const { nextCursor } = await shared.of.teacher.exam.listCandidates(waiting)
  await openPage(pupil(1).client, examId)
  const others = await shared.of.teacher.exam.listCandidates({ ...waiting, cursor: nextCursor ?? '' })
  expect(others).toMatchObject({ items: [{ name: 'Chi Sample' }], nextCursor: null })
  const asking = shared.of.teacher.exam.listCandidates({ ...sitting, cursor: 'nobody' })
  expect(await refusalOf(asking)).toMatchObject({ code: 'BAD_REQUEST' })
  await giveTime(shared.of.teacher, { ...asked(0), minutes: 5 })
  const change = (text: string) => inSchool(shared.server.pools.app, shared.of.school, (tx) => tx.run(text))
  await expect(change('UPDATE sitting_changes SET ms = 0')).rejects.toThrow('permission denied')
  await expect(change('DELETE FROM sitting_changes')).rejects.toThrow('permission denied')
})
