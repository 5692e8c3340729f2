import { writtenAddress } from '@sabimark/domain/school/settings/address-ranges.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { answerRight, decideHaving, remark } from '../../test/builders/marking.ts'
import { aStudent } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  closeSittings,
  keyOf,
  moveBack,
  newPage,
  openPage,
  type Page,
  type Sitting,
  send,
  sit,
} from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { closeAttempts } from '../attempt/close-attempt.ts'
import { markAttempts } from '../marking/mark-attempts.ts'
import { inSchool } from '../platform/database/tenant.ts'

const hour = 3_600_000
const usual = { warningMinutes: 10, submitsByItself: true, allowsReview: true, asksFullScreen: false }
let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

type Value = string | number | boolean
async function set(table: 'exam_settings' | 'security_settings', values: Record<string, Value>): Promise<void> {
  const names = Object.keys(values)
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run(
      `INSERT INTO ${table} (school_id, ${names.join(', ')}) VALUES ($1, ${names.map((_, place) => `$${place + 2}`).join(', ')})
       ON CONFLICT (school_id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      [tx.schoolId, ...Object.values(values)],
    ),
  )
}

/** An exam that is published under these settings, which are set back afterwards as a new school has them. */
async function published(values: Record<string, Value>, draft: { durationMinutes?: number } = {}): Promise<Sitting> {
  if (Object.keys(values).length > 0) await set('exam_settings', values)
  try {
    const exam = await anExam(of.teacher, {
      subjectId: of.subjectId,
      classIds: [of.classId],
      questions: of.questions,
      draft,
    })
    return { ...of, ...exam }
  } finally {
    await set('exam_settings', { warning_time: 10, auto_submit: true, allow_review: true, proctoring: false })
  }
}

const pupil = async () => (await aStudent(server, of.school)).client
const from = (client: TestClient, address: string) => client.with({ 'x-forwarded-for': address })
const unusualIn = ({ warningMinutes, submitsByItself, asksFullScreen }: Partial<Page>) => ({
  ...{ warningMinutes, submitsByItself, asksFullScreen },
})
const nothing = { warningMinutes: undefined, submitsByItself: undefined, asksFullScreen: undefined }

describe('what a sitting is published with', () => {
  test.each([
    ['warning_time', 25, 'warningMinutes', 25],
    ['auto_submit', false, 'submitsByItself', false],
    ['proctoring', true, 'asksFullScreen', true],
  ] as const)('%s = %s is told to the room, and the usual is not', async (column, value, name, told) => {
    const page = await newPage(server, await published({ [column]: value }))
    expect(unusualIn(page)).toEqual({ ...nothing, [name]: told })
    expect(Object.keys(await newPage(server, await published({}))).filter((key) => key in usual)).toEqual([])
  })

  test.each([
    [5, undefined],
    [10, undefined],
    [5, 15],
  ])('an exam of %d minutes warns as long as the school says: %s', async (durationMinutes, told) => {
    const page = await newPage(server, await published(told ? { warning_time: told } : {}, { durationMinutes }))
    expect(page.warningMinutes).toBe(told)
  })

  test('stays, whatever the school sets while it runs: for who sits it, who reloads, who begins later; not for the next exam', async () => {
    const early = await newPage(server, of)
    const late = await pupil()
    const next = await published({ warning_time: 5, auto_submit: false, allow_review: false, proctoring: true })
    await set('exam_settings', { warning_time: 5, auto_submit: false, allow_review: false, proctoring: true })
    const reloaded = await openPage(early.client, of.examId)
    for (const page of [reloaded, await openPage(late, of.examId)]) expect(unusualIn(page)).toEqual(nothing)
    expect((await of.teacher.exam.get({ examId: of.examId })).conduct).toEqual(usual)
    await set('exam_settings', { warning_time: 10, auto_submit: true, allow_review: true, proctoring: false })
    const other = { warningMinutes: 5, submitsByItself: false, allowsReview: false, asksFullScreen: true }
    expect(next.detail.conduct).toEqual(other)
    expect(unusualIn(await openPage(late, next.examId))).toEqual(unusualIn(other))
    const ahead = { asksFullScreen: true, submitsByItself: false, allowsReview: false }
    expect((await late.attempt.door({ examId: next.examId })).exam).toMatchObject(ahead)
    expect(Object.keys((await late.attempt.door({ examId: of.examId })).exam)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(asksFullScreen|submitsByItself|allowsReview)$/)]),
    )
  })
})

describe('without review', () => {
  test('a candidate sees the score alone, also when the exam is over; staff see all', async () => {
    const exam = await published({ allow_review: false })
    const page = await newPage(server, exam)
    await sit(page, await keyOf(server, exam), { right: 2, wrong: 1 })
    const seen = { score: expect.objectContaining({ correctCount: 2 }), isScoreAlone: true }
    const hidden = { questions: [], answers: null, marked: null }
    expect(await cardOf(page)).toMatchObject({ ...seen, ...hidden })
    await closeSittings(server, of.school, exam.examId)
    const mine = (await page.client.result.get({ attemptId: page.attemptId })).card
    expect(mine).toMatchObject({
      ...seen,
      ...hidden,
      questionsRelease: { shown: false },
      answersRelease: { shown: false },
    })
    expect(mine?.passages).toBeUndefined()
    const { card: withPaper } = await page.client.result.ofTicket({ ticket: page.ticket, hasPaper: true })
    expect(withPaper).toMatchObject(hidden)
    expect((await page.client.result.listMine()).items).toMatchObject([seen])
    const staffs = (await of.teacher.result.get({ attemptId: page.attemptId })).card
    expect(staffs).toMatchObject({ isScoreAlone: true, questions: [{}, {}, {}], marked: [{}, {}, {}] })
    expect((await of.teacher.result.listForExam({ examId: exam.examId })).rightAnswers).toBeNull()
  })

  test.each([
    [false, 'pending', {}],
    [true, 'refused', { code: 'NOTHING_LATE' }],
  ])(
    'with review %s, what a device brings after the exam has all been said is %s',
    async (allowReview, standing, refusal) => {
      const exam = await published({ allow_review: allowReview })
      const page = await newPage(server, exam)
      await closeSittings(server, of.school, exam.examId)
      await send(page, [])
      await inSchool(server.pools.app, of.school, (tx) =>
        tx.run(
          `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline,
           heard_at = heard_at - interval '61 seconds' WHERE id = $1`,
          [page.attemptId],
        ),
      )
      await send(page, [await answerRight(server, exam, page, 0)])
      await remark(server, exam, page)
      const row = (await of.teacher.result.listForExam({ examId: exam.examId })).items[0]
      expect(row).toMatchObject({ lateCount: 1, lateDecision: standing })
      expect(row?.afterEnd?.late?.afterAnswersCount).toBe(allowReview ? 1 : 0)
      const decided = decideHaving(of.teacher, page, 'accepted')
      if (allowReview) expect(await refusalOf(decided)).toMatchObject(refusal)
      else expect((await decided).totals.correctCount).toBe(1)
    },
  )

  test('and with it the candidate sees questions and answers', async () => {
    // Of its own: what another exam still asks waits for that.
    const exam = { ...of, ...(await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId] })) }
    const page = await newPage(server, exam)
    await sit(page, await keyOf(server, exam), { right: 2, wrong: 1 })
    const card = await cardOf(page)
    expect(card).toMatchObject({ questions: [{}, {}, {}], score: { correctCount: 2 } })
    expect(card.isScoreAlone).toBeUndefined()
    await closeSittings(server, of.school, exam.examId)
    expect((await page.client.result.get({ attemptId: page.attemptId })).card?.marked).toHaveLength(3)
  })
})

describe('where the clock does not hand in', () => {
  const rowOf = async (exam: Sitting) => (await of.teacher.result.listForExam({ examId: exam.examId })).items[0]
  const mark = (page: Page) => inSchool(server.pools.app, of.school, (tx) => markAttempts(tx, [page.attemptId], 'test'))
  const end = async (page: Page) => {
    const one = { schoolId: of.school.schoolId, reference: page.attemptId }
    await closeAttempts({ pools: server.pools, wakeJobs: () => undefined })(one)
    await mark(page)
  }
  const right = async (exam: Sitting, page: Page) => {
    const [first] = page.order
    const key = await keyOf(server, exam)
    const question = first?.questionId ?? ''
    return { kind: 'answer' as const, question, value: key[question]?.correctOptionIds ?? [] }
  }

  test('who presses nothing is taken as they stand, and staff read that they did not hand in', async () => {
    const exam = await published({ auto_submit: false })
    const page = await newPage(server, exam)
    await send(page, [act(page, await right(exam, page))])
    await moveBack(server, of.school, page.attemptId, hour + 61_000)
    await end(page)
    expect(await rowOf(exam)).toMatchObject({ endedBy: 'time', isNotHandedIn: true, score: { correctCount: 1 } })
    expect((await page.client.result.get({ attemptId: page.attemptId })).card).toMatchObject({ isNotHandedIn: true })
    expect(await send(page, [])).toMatchObject({ isSubmitted: true })
  })

  test('answers that had no network at zero arrive in the grace with the press, and count', async () => {
    const exam = await published({ auto_submit: false })
    const page = await newPage(server, exam)
    await moveBack(server, of.school, page.attemptId, hour + 30_000)
    const answer = act(page, { ...(await right(exam, page)), atMs: hour - 5_000 })
    const said = await send(page, [answer, act(page, { kind: 'submit', atMs: hour })], hour)
    expect(said).toMatchObject({ ackedSeq: 2, isSubmitted: true, refused: [] })
    expect(await cardOf(page)).toMatchObject({ score: { correctCount: 1 }, lateCount: 0, endedBy: 'time' })
    expect((await rowOf(exam))?.isNotHandedIn).toBeUndefined()
  })

  test('answers that come after that are kept, late, for staff to accept', async () => {
    const exam = await published({ auto_submit: false })
    const page = await newPage(server, exam)
    await moveBack(server, of.school, page.attemptId, hour + 120_000)
    await end(page)
    await send(page, [act(page, { ...(await right(exam, page)), atMs: hour - 5_000 })], hour)
    await mark(page)
    expect(await rowOf(exam)).toMatchObject({ lateCount: 1, lateDecision: 'pending' })
    await of.teacher.marking.decideLate({ attemptId: page.attemptId, decision: 'accepted', seen: 1 })
    expect(await rowOf(exam)).toMatchObject({ score: { correctCount: 1 }, isNotHandedIn: true })
  })

  test('who pressed without a network did hand in, though the server had taken the paper by then', async () => {
    const exam = await published({ auto_submit: false })
    const page = await newPage(server, exam)
    await moveBack(server, of.school, page.attemptId, hour + 120_000)
    await end(page)
    expect((await rowOf(exam))?.isNotHandedIn).toBe(true)
    await send(page, [act(page, { kind: 'submit', atMs: hour })], hour)
    await mark(page)
    const row = await rowOf(exam)
    expect([row?.endedBy, row?.isNotHandedIn]).toEqual(['time', undefined])
    expect((await page.client.result.get({ attemptId: page.attemptId })).card?.isNotHandedIn).toBeUndefined()
  })

  test('where it does, who presses nothing has simply run out of time', async () => {
    const exam = await published({})
    const page = await newPage(server, exam)
    await moveBack(server, of.school, page.attemptId, hour + 61_000)
    await end(page)
    const row = await rowOf(exam)
    expect([row?.endedBy, row?.isNotHandedIn]).toEqual(['time', undefined])
  })
})

describe('an IP restriction', () => {
  const lab = '41.58.10.0/24\n2001:db8:5::/48\n102.89.3.4'
  const restrict = (isOn: boolean) => set('security_settings', { ip_restriction: isOn, allowed_addresses: lab })
  const start = async (client: TestClient) => await openPage(client, of.examId)

  test.each([
    ['the first of a range', '41.58.10.0', true],
    ['the last of a range', '41.58.10.255', true],
    ['one behind it', '41.58.11.0', false],
    ['a single address', '102.89.3.4', true],
    ['IPv4 written as IPv6', '::ffff:41.58.10.7', true],
    ['IPv4 written as the hex of IPv6', '::ffff:c0a8:7', false],
    ['IPv6 inside', '2001:db8:5:ffff::1', true],
    ['IPv6 outside', '2001:db8:6::1', false],
  ])('%s', async (_what, address, isAllowed) => {
    const client = from(await pupil(), address)
    await restrict(true)
    const door = await client.attempt.door({ examId: of.examId })
    expect(door.outsideAddress).toBe(isAllowed ? undefined : writtenAddress(address))
    const outcome = isAllowed ? (await start(client)).epoch : await refusalOf(start(client))
    expect(outcome).toMatchObject(isAllowed ? expect.any(Number) : { code: 'NOT_AT_SCHOOL' })
    expect((await client.attempt.door({ examId: of.examId })).attemptsUsed).toBe(isAllowed ? 1 : 0)
    await restrict(false)
    expect((await client.attempt.door({ examId: of.examId })).outsideAddress).toBeUndefined()
    if (!isAllowed) expect(await start(client)).toMatchObject({ epoch: 1 })
  })

  test('whose caller is hidden behind a proxy judges by the proxy', async () => {
    const client = await pupil()
    await restrict(true)
    expect(await refusalOf(start(client))).toMatchObject({ code: 'NOT_AT_SCHOOL' })
    await restrict(false)
  })

  test('stops no attempt that has begun: it goes on, saves and hands in from anywhere', async () => {
    const client = await pupil()
    const inside = await start(from(client, '41.58.10.7'))
    await restrict(true)
    const outside = await start(from(client, '198.51.100.9'))
    expect(outside).toMatchObject({ attemptId: inside.attemptId, epoch: 2 })
    expect((await from(client, '198.51.100.9').attempt.door({ examId: of.examId })).state).toBe('in_progress')
    expect(await send(outside, [act(outside, { kind: 'submit' })])).toMatchObject({ isSubmitted: true })
    await restrict(false)
  })
})

test('without device tracking neither address nor browser is kept of a window opened from then on, nor of its acts', async () => {
  const client = from(await pupil(), '41.58.0.7')
  const first = await openPage(client, of.examId)
  await send(first, [act(first, { kind: 'visit', question: first.order[0]?.questionId ?? '' })])
  await set('security_settings', { device_tracking: false })
  const second = await openPage(client, of.examId)
  await send(second, [act(second, { kind: 'visit', question: second.order[0]?.questionId ?? '' })])
  const untracked = await openPage(from(await pupil(), '41.58.0.7'), of.examId)
  await set('security_settings', { device_tracking: true })
  const third = await openPage(client, of.examId)
  const rows = await inSchool(server.pools.app, of.school, (tx) =>
    tx.rows<object>(
      `SELECT e.epoch, e.address, e.device <> '' AS "hasDevice", v.address AS acts FROM attempt_epochs e
       LEFT JOIN attempt_events v ON v.school_id = e.school_id AND v.attempt_id = e.attempt_id AND v.epoch = e.epoch
       WHERE e.attempt_id = ANY ($1) ORDER BY e.attempt_id = $2, e.epoch`,
      [[first.attemptId, untracked.attemptId], untracked.attemptId],
    ),
  )
  expect([first, second, third].map(({ epoch }) => epoch)).toEqual([1, 2, 3])
  expect(rows).toEqual([
    { epoch: 1, address: '41.58.0.7', hasDevice: expect.any(Boolean), acts: '41.58.0.7' },
    { epoch: 2, address: '', hasDevice: false, acts: '' },
    { epoch: 3, address: '41.58.0.7', hasDevice: expect.any(Boolean), acts: null },
    { epoch: 1, address: '', hasDevice: false, acts: null },
  ])
  const { pages } = await of.teacher.result.evidence({ attemptId: first.attemptId })
  expect(pages).toMatchObject([{ address: '41.58.0.7' }, { address: '', othersCount: 0 }, { address: '41.58.0.7' }])
})

test('leaving full screen is told of an exam that asks for it, apart from leaving the page', async () => {
  const exam = await published({ proctoring: true })
  const page = await newPage(server, exam)
  await send(page, [act(page, { kind: 'leave', atMs: 1_000 }), act(page, { kind: 'return', atMs: 3_000 })])
  await send(page, [act(page, { kind: 'leave_full', atMs: 4_000 })])
  const evidence = async (examined: Page) => await of.teacher.result.evidence({ attemptId: examined.attemptId })
  expect(await evidence(page)).toMatchObject({
    ...{ awayCount: 1, awayMs: 2_000 },
    fullScreen: { leftCount: 1, left: [{ page: 1, returnedClaimed: null }] },
  })
  expect((await evidence(await newPage(server, of))).fullScreen).toBeUndefined()
})
