import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { from } from '../../../test/builders/further.ts'
import { behindRows } from '../../../test/builders/held-up.ts'
import { aStudent } from '../../../test/builders/people.ts'
import { aSitting, countRows, keyOf, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { markAttempts } from '../../marking/mark-attempts.ts'
import { tellResults } from '../../notice/telling/tell-results.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { releaseResultsDue } from './release-results-due.ts'

const inHours = (count: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + count * 3_600_000)
const onDate = (at: Date) => ({ choice: 'at_date' as const, date: lagosDate(at), time: lagosTime(at) })

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const within = <T>(of: Sitting, work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, of.school, work)
const manual = () => aSitting(server, { draft: { showResults: 'manual' } })
const due = (of: Sitting) =>
  within(of, (tx) =>
    tx.rows<{ dueAt: Date }>(
      `SELECT due_at AS "dueAt" FROM due_work WHERE kind = 'release_results' AND reference = $1`,
      [of.examId],
    ),
  )
const piece = (of: Sitting) => ({ schoolId: of.school.schoolId, reference: of.examId })
const release = (of: Sitting) => releaseResultsDue(server.pools.app)(piece(of))
const tell = (of: Sitting) => tellResults({ pools: server.pools, isClockTrusted: () => true })(piece(of))

/** Its one candidate hands in, and the paper is marked. */
async function handIn(of: Sitting) {
  const page = await openPage(of.students[0], of.examId)
  await sit(page, await keyOf(server, of), { right: 1 })
  await within(of, (tx) => markAttempts(tx, [page.attemptId], 'test'))
  const card = async () => (await of.students[0]?.result.get({ attemptId: page.attemptId }))?.card
  return { attemptId: page.attemptId, card }
}

test('scores are released on their day and no earlier, right answers wait for the end, and candidates are told once', async () => {
  const of = await manual()
  const at = inHours(30)
  const { effects } = await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(at) })
  expect(effects[0]).toMatch(/^Candidates see their scores from .+\. Before: when a teacher releases them\.$/)
  expect(await due(of)).toEqual([{ dueAt: at }])
  expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ releaseAt: at.toISOString() })
  const { card } = await handIn(of)

  // Looked at too early it looks again on the day.
  await release(of)
  expect(await card()).toMatchObject({ score: null, scoreRelease: { shown: false, at: at.toISOString() } })
  expect(await due(of)).toEqual([{ dueAt: at }])

  await within(of, (tx) => tx.run('UPDATE exams SET release_at = now() WHERE id = $1', [of.examId]))
  await release(of)
  await release(of)
  await tell(of)
  await tell(of)
  expect(await card()).toMatchObject({
    score: { earnedHundredths: expect.any(Number) },
    answersRelease: { shown: false },
  })
  const told = (await of.students[0]?.notice.list({}))?.items ?? []
  expect(told.filter(({ kind }) => kind === 'results_released')).toHaveLength(1)

  for (const choice of ['manual', 'after_exam', 'immediate'] as const) {
    expect(await refusalOf(of.teacher.exam.setRelease({ examId: of.examId, choice }))).toMatchObject({
      code: 'RESULTS_SHOWN',
    })
  }
})

test('a day that is moved, or taken back, releases nothing on the old one', async () => {
  const of = await manual()
  await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(inHours(30)) })
  const later = inHours(60)
  await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(later) })
  await release(of)
  expect(await due(of)).toEqual([{ dueAt: later }])
  const { effects } = await of.teacher.exam.setRelease({ examId: of.examId, choice: 'manual' })
  expect(effects[0]).toMatch(/^Candidates see their scores when a teacher releases them\. Before: from /)
  await within(of, (tx) => tx.run(`DELETE FROM due_work WHERE kind = 'release_results'`))
  await release(of)
  expect(await due(of)).toEqual([])
  const { history, draft, releaseAt, isReleased } = await of.teacher.exam.get({ examId: of.examId })
  expect({ showResults: draft.showResults, releaseAt, isReleased }).toEqual({
    ...{ showResults: 'manual', releaseAt: null, isReleased: false },
  })
  expect(JSON.stringify(history)).toContain('Scores are shown')
})

test('what cannot be chosen is refused and changes nothing', async () => {
  const of = await manual()
  await handIn(of)
  const before = await countRows(server, of.school)
  const asked = [
    [{ choice: 'at_date' }, 'INVALID_TIME'],
    [{ choice: 'at_date', date: '2026-02-30', time: '09:00' }, 'BAD_REQUEST'],
    [onDate(inHours(-2)), 'RELEASE_TIME_PAST'],
    [{ choice: 'immediate' }, 'HANDED_IN'],
  ] as const
  for (const [input, code] of asked) {
    expect(await refusalOf(of.teacher.exam.setRelease({ examId: of.examId, ...input })), code).toMatchObject({ code })
  }
  server.clock.isTrusted = false
  expect(await refusalOf(of.teacher.exam.setRelease({ examId: of.examId, choice: 'after_exam' }))).toMatchObject({
    code: 'UNAVAILABLE',
  })
  server.clock.isTrusted = true
  expect(await countRows(server, of.school)).toEqual(before)
  expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ releaseAt: null })
})

test('an exam whose candidates see their scores at once is not changed once one has handed in', async () => {
  const of = await aSitting(server, { draft: { showResults: 'immediate' } })
  await handIn(of)
  expect(await refusalOf(of.teacher.exam.setRelease({ examId: of.examId, choice: 'manual' }))).toMatchObject({
    code: 'RESULTS_SHOWN',
  })
})

test('a day before the doors open is said to be one, and can be put right after it has come', async () => {
  const of = await aSitting(server, {
    ...{ draft: { showResults: 'manual' }, opensAt: inHours(5), closesAt: inHours(8), students: 1 },
  })
  const early = await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(inHours(3)) })
  expect(early.effects).toContain('That is before the doors open: each score is shown as soon as it is there.')
  await within(of, (tx) => tx.run('UPDATE exams SET release_at = now() WHERE id = $1', [of.examId]))
  await release(of)
  expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ isReleased: true })
  const { effects } = await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(inHours(30)) })
  expect(effects).not.toContain('That is before the doors open: each score is shown as soon as it is there.')
  expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ isReleased: false })
  // Moved behind its day.
  const move = from(40, 43)
  const moved = await of.teacher.exam.reschedule({ examId: of.examId, ...move, durationMinutes: 60 })
  expect(moved.effects.join(' ')).toContain('before the doors open')
})

test('an exam that was withdrawn forgets the day', async () => {
  const opensAt = inHours(5)
  const of = await aSitting(server, { draft: { showResults: 'manual' }, opensAt, closesAt: inHours(8) })
  await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(inHours(30)) })
  await of.teacher.exam.withdraw({ examId: of.examId })
  expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ status: 'draft', releaseAt: null })
})

test('a sitting added after the day shows its scores as the others do; one added before it waits for the day', async () => {
  const of = await aSitting(server, { draft: { showResults: 'manual' }, students: 1 })
  await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(inHours(30)) })
  const add = (hours: number) => {
    const [opensAt, closesAt] = [inHours(hours), inHours(hours + 2)]
    return of.teacher.exam.addSitting({
      ...{ examId: of.examId, scheduledDate: lagosDate(opensAt), scheduledTime: lagosTime(opensAt) },
      ...{ closingDate: lagosDate(closesAt), closingTime: lagosTime(closesAt) },
    })
  }
  const released = () =>
    within(of, (tx) =>
      tx.rows<{ isReleased: boolean }>(
        'SELECT released_at IS NOT NULL AS "isReleased" FROM exam_sittings WHERE exam_id = $1 ORDER BY opens_at',
        [of.examId],
      ),
    )
  await add(40)
  expect(await released()).toEqual([{ isReleased: false }, { isReleased: false }])
  await within(of, (tx) => tx.run('UPDATE exams SET release_at = now() WHERE id = $1', [of.examId]))
  await release(of)
  await add(50)
  expect(await released()).toEqual(Array(3).fill({ isReleased: true }))
})

test('of two who choose by what they saw, the second is told who was first', async () => {
  const of = await manual()
  const seen = { rule: 'manual' as const, releaseAt: null }
  await of.teacher.exam.setRelease({ examId: of.examId, choice: 'after_exam', seen })
  const second = of.school.admin.exam.setRelease({ examId: of.examId, ...onDate(inHours(30)), seen })
  expect(await refusalOf(second)).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { by: expect.any(String) } })
  expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ releaseAt: null })
})

test('who hands in while it is chosen is seen by it: their score is not taken from them', async () => {
  const of = await aSitting(server, { draft: { showResults: 'immediate' } })
  const { begun } = await behindRows(server, of.school.schoolId, {
    hold: (tx) => tx.rows('SELECT FROM exam_sittings WHERE exam_id = $1 FOR NO KEY UPDATE', [of.examId]),
    begin: () => refusalOf(of.teacher.exam.setRelease({ examId: of.examId, choice: 'manual' })),
    meanwhile: () => handIn(of),
  })
  expect(await begun).toMatchObject({ code: 'RESULTS_SHOWN' })
})

test('of several sittings all are released on the day, and one that has handed in is enough to close the choice', async () => {
  const of = await manual()
  const named = await aStudent(server, of.school, { classId: of.classId })
  await of.teacher.exam.addSitting({ examId: of.examId, ...from(-1, 3), ids: [named.student.id] })
  await of.teacher.exam.setRelease({ examId: of.examId, ...onDate(inHours(30)) })
  const first = await handIn(of)
  const second = await handIn({ ...of, students: [named.client] })
  expect(await refusalOf(of.teacher.exam.setRelease({ examId: of.examId, choice: 'immediate' }))).toMatchObject({
    code: 'HANDED_IN',
  })
  await within(of, (tx) => tx.run('UPDATE exams SET release_at = now() WHERE id = $1', [of.examId]))
  await release(of)
  for (const { card } of [first, second])
    expect(await card()).toMatchObject({ score: { earnedHundredths: expect.any(Number) } })
  expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ isReleased: true })
})

test('opening early holds the questions back in the same act, unless somebody has handed in', async () => {
  const of = await aSitting(server, {})
  const sittings = () =>
    within(of, (tx) => tx.rows('SELECT release_rule AS rule FROM exam_sittings WHERE exam_id = $1', [of.examId]))
  const { sittingId } = await of.teacher.exam.get({ examId: of.examId })
  const start = () => of.teacher.exam.startNow({ examId: of.examId, ...(sittingId && { sittingId }), holdsPaper: true })
  expect(await start()).toMatchObject({ status: 'active', draft: { showResults: 'after_exam' } })
  expect(await sittings()).toEqual([{ rule: 'after_exam' }])

  const other = await aSitting(server, {})
  await handIn(other)
  const shown = await refusalOf(other.teacher.exam.startNow({ examId: other.examId, holdsPaper: true }))
  expect(shown).toMatchObject({ code: 'RESULTS_SHOWN' })
})
