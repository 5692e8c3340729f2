import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { from, furtherExams } from '../../../test/builders/further.ts'
import { behindRows, refusedOrNot, untilWaiting } from '../../../test/builders/held-up.ts'
import { aSchool, aStudent } from '../../../test/builders/people.ts'
import { aSitting, closeSittings, openPage, type Sitting } from '../../../test/builders/sitting.ts'
import { giveTime, takeTimeBack } from '../../../test/builders/time.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

const hour = 3_600_000
let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
})
afterEach(() => {
  server.clock.isTrusted = true
})
afterAll(() => server.stop())

const tomorrow = from(24, 27)
const { anExamOf, closeFirst, doorOf, furtherOf, kindsHeard, openNow, rows, run, shownSitting, sittingsOf } =
  furtherExams(() => ({ server, of }))

describe('a further sitting for who was absent', () => {
  test('is theirs who have not begun when the doors before it close, and nobody else’s', async () => {
    const exam = await anExamOf()
    const { examId, sat, absent } = exam
    const { effects, doneCount } = await of.teacher.exam.addSitting({ examId, ...tomorrow })
    expect(doneCount).toBe(1)
    expect(effects.join(' ')).toContain('Candidates who have not started')
    const [, further] = await sittingsOf(examId)
    expect(further).toMatchObject({ isForAbsent: true, state: 'not_open', namedCount: 0 })

    // Until then the first is everybody's.
    expect(await doorOf(absent[0] as never, examId)).toMatchObject({ state: 'ready' })
    await run('tell_exam_published', further?.id ?? '')
    expect(await kindsHeard(absent[0]?.client as never)).not.toContain('exam_published')

    await closeFirst(exam)
    await run('make_papers', further?.id ?? '')
    await run('tell_exam_published', further?.id ?? '')
    expect(await doorOf(absent[0] as never, examId)).toEqual({
      ...{ state: 'not_open', opensAt: further?.opensAt, attemptsUsed: 0 },
    })
    expect(await doorOf(sat[0] as never, examId)).toMatchObject({ state: 'submitted', attemptsUsed: 1 })
    expect(await kindsHeard(absent[0]?.client as never)).toEqual(['exam_published'])
    const [heard] = (await absent[0]?.client.notice.list({}))?.items ?? []
    expect(heard?.title).toMatch(/^Another sitting: /)
    expect(await kindsHeard(sat[0]?.client as never)).not.toContain('exam_published')
    const papers = await rows('SELECT student_id AS id FROM exam_papers WHERE sitting_id = $1', [further?.id])
    expect(papers).toEqual(expect.arrayContaining([{ id: absent[0]?.student.id }]))
    expect(papers).not.toEqual(expect.arrayContaining([{ id: sat[0]?.student.id }]))

    await openNow(further?.id ?? '')
    const page = await openPage(absent[0]?.client, examId)
    expect(page.contentHash).toBe(exam.pages[0]?.contentHash)
    expect(await refusalOf(openPage(sat[0]?.client, examId))).toMatchObject({ code: 'NO_ATTEMPTS_LEFT' })
  })

  test('leaves the attendance of the first as it closed, and lists who was expected in it', async () => {
    const exam = await anExamOf({ sat: 1, absent: 2 })
    const { examId, first } = exam
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    await closeFirst(exam)
    const further = await furtherOf(examId)
    const absentNow = async (sittingId: string) => (await of.teacher.exam.getSitting({ examId, sittingId })).counts
    const before = await absentNow(first)
    expect(before).toMatchObject({ handed_in: 1, not_begun: 0 })
    expect(await absentNow(further)).toMatchObject({ expected: before.absent, not_begun: before.absent })
    await openNow(further)
    await openPage(exam.absent[0]?.client, examId)
    expect(await absentNow(first)).toEqual(before)
    expect(await absentNow(further)).toMatchObject({ running: 1, not_begun: before.absent - 1, absent: 0 })
    // Each is one of the exam's students, however many sittings have expected them.
    const { studentsRegistered } = await of.teacher.exam.get({ examId })
    expect(studentsRegistered).toBe(before.expected)
  })

  test('keeps right answers and the paper from who sat the first, until it is over', async () => {
    const exam = await anExamOf()
    const { examId, pages } = exam
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    await closeFirst(exam)
    const card = await exam.sat[0]?.client.result.get({ attemptId: pages[0]?.attemptId ?? '' })
    expect(card?.card).toMatchObject({ marked: null })
    await closeSittings(server, of.school, examId)
    const after = await exam.sat[0]?.client.result.get({ attemptId: pages[0]?.attemptId ?? '' })
    expect(after?.card?.marked).toHaveLength(3)
    // And from then on nobody begins any more.
    expect(await refusalOf(of.teacher.exam.addSitting({ examId, ...tomorrow }))).toMatchObject({
      code: 'ANSWERS_SHOWN',
    })
  })

  test('comes after each before it: a third expects whom the second missed', async () => {
    const exam = await anExamOf({ sat: 0, absent: 2 })
    const { examId } = exam
    await of.teacher.exam.addSitting({ examId, ...from(24, 27) })
    await of.teacher.exam.addSitting({ examId, ...from(48, 51) })
    const [, second, third] = await sittingsOf(examId)
    await closeFirst(exam)
    expect(await doorOf(exam.absent[0] as never, examId)).toMatchObject({ opensAt: second?.opensAt })
    await openNow(second?.id ?? '')
    await openPage(exam.absent[0]?.client, examId)
    await rows('UPDATE exam_sittings SET closes_at = clock_timestamp() WHERE id = $1', [second?.id])
    await run('close_sitting', second?.id ?? '')
    expect(await doorOf(exam.absent[1] as never, examId)).toMatchObject({ state: 'not_open', opensAt: third?.opensAt })
    expect(await doorOf(exam.absent[0] as never, examId)).toMatchObject({ state: 'in_progress' })
  })

  test('lets an exam that was over come again where nobody has read right answers', async () => {
    const exam = await anExamOf({ draft: { showResults: 'manual' } })
    const { examId } = exam
    await closeFirst(exam)
    await run('complete_exam', examId)
    expect((await of.teacher.exam.get({ examId })).status).toBe('completed')
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    const { status, sittings } = await of.teacher.exam.get({ examId })
    expect(status).toBe('scheduled')
    expect(await doorOf(exam.absent[0] as never, examId)).toMatchObject({ opensAt: sittings[1]?.opensAt })
    // Started now, it is the further one that opens.
    await of.teacher.exam.startNow({ examId, sittingId: await shownSitting(examId) })
    expect((await sittingsOf(examId)).map(({ state }) => state)).toEqual(['closed', 'open'])
    await openPage(exam.absent[0]?.client, examId)
  })

  test('leaves the first alone when a scheduled exam is opened early', async () => {
    const { examId } = await anExamOf({
      sat: 0,
      opensAt: new Date(Date.now() + hour),
      closesAt: new Date(Date.now() + 3 * hour),
    })
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    await of.teacher.exam.startNow({ examId, sittingId: await shownSitting(examId) })
    expect((await sittingsOf(examId)).map(({ state }) => state)).toEqual(['open', 'not_open'])
  })
})

describe('a further sitting of named students', () => {
  test('is their place, and the only one; others are not expected in it', async () => {
    const exam = await anExamOf({ sat: 1, absent: 2 })
    const { examId, sat } = exam
    const [named, other] = exam.absent
    const stranger = await aSchool(server)
    const ids = [named?.student.id ?? '', sat[0]?.student.id ?? '', (await aStudent(server, stranger)).student.id]
    const { doneCount, skipped } = await of.teacher.exam.addSitting({ examId, ...tomorrow, ids })
    expect(doneCount).toBe(1)
    expect(skipped.map(({ why }) => why).toSorted()).toEqual(['Has begun the exam.', 'Not a student of your school.'])
    const [first, further] = await sittingsOf(examId)
    expect(further).toMatchObject({ isForAbsent: false, namedCount: 1 })
    expect(await doorOf(named as never, examId)).toMatchObject({ state: 'not_open', opensAt: further?.opensAt })
    expect(await refusalOf(openPage(named?.client, examId))).toMatchObject({ code: 'NOT_OPEN' })
    expect(await doorOf(other as never, examId)).toMatchObject({ state: 'ready', opensAt: first?.opensAt })
    const mine = (await named?.client.exam.listMine())?.items.filter(({ id }) => id === examId)
    expect(mine).toMatchObject([{ opensAt: further?.opensAt, state: 'not_open' }])
    await run('tell_exam_published', further?.id ?? '')
    expect(await kindsHeard(named?.client as never)).toEqual(['exam_published'])
  })

  test('is added for nobody where nobody of them may sit it', async () => {
    const { examId, sat } = await anExamOf()
    const asked = { examId, ...tomorrow, ids: [sat[0]?.student.id ?? ''] }
    expect(await of.teacher.exam.addSitting(asked)).toMatchObject({ doneCount: 0 })
    expect(await sittingsOf(examId)).toHaveLength(1)
  })

  // Held by the row of the student, whichever comes first has done what the other must see, and has not committed.
  test.each([
    ['a start that came first: it has begun, and is left alone', true],
    ['a start that comes after it: their place is the further one', false],
  ])('and %s', async (_title, isStartFirst) => {
    const { examId, first, absent } = await anExamOf({ sat: 0, absent: 1 })
    await run('make_papers', first)
    const [pupil] = absent
    const id = pupil?.student.id ?? ''
    const start = () => refusedOrNot(openPage(pupil?.client, examId))
    const add = () => of.teacher.exam.addSitting({ examId, ...tomorrow, ids: [id] })
    const late: { start?: ReturnType<typeof start>; add?: ReturnType<typeof add> } = {}
    await behindRows(server, of.school.schoolId, {
      hold: (tx) => tx.run('SELECT FROM students WHERE school_id = $1 AND user_id = $2 FOR UPDATE', [tx.schoolId, id]),
      begin: async () => {
        if (isStartFirst) late.start = start()
        else late.add = add()
      },
      meanwhile: async () => {
        if (isStartFirst) late.add = add()
        else late.start = start()
        await untilWaiting(server, of.school.schoolId, 2)
      },
    })
    const [refused, added] = [await late.start, await late.add]
    expect({ refused: refused?.code, doneCount: added?.doneCount }).toEqual(
      isStartFirst ? { refused: undefined, doneCount: 0 } : { refused: 'NOT_OPEN', doneCount: 1 },
    )
  })

  test('tried out, holds no start', async () => {
    const { examId, absent } = await anExamOf({ sat: 0, absent: 2 })
    const [pupil, other] = absent
    const trial = of.teacher.with({ 'x-trial': '1' })
    const { done, begun } = await behindRows(server, of.school.schoolId, {
      hold: (tx) =>
        tx.run('SELECT FROM students WHERE school_id = $1 AND user_id = $2 FOR UPDATE', [
          ...[tx.schoolId, pupil?.student.id],
        ]),
      begin: () => trial.exam.addSitting({ examId, ...tomorrow, ids: [pupil?.student.id ?? ''] }),
      meanwhile: () => openPage(other?.client, examId),
    })
    expect(done.epoch).toBe(1)
    expect(await begun).toMatchObject({ doneCount: 1 })
    expect(await sittingsOf(examId)).toHaveLength(1)
  })
})

describe('two sittings without a pause between them', () => {
  test('are begun by one candidate once, also at one moment', async () => {
    const exam = await anExamOf({ sat: 0, absent: 1 })
    const { examId, first, absent } = exam
    const [pupil] = absent
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    const further = await furtherOf(examId)
    // So that a start waits with its attempt, not with its paper.
    await run('make_papers', first)
    const starts: ReturnType<typeof refusedOrNot>[] = []
    const start = () => starts.push(refusedOrNot(openPage(pupil?.client, examId)))
    await behindRows(server, of.school.schoolId, {
      hold: (tx) =>
        tx.run('SELECT FROM students WHERE school_id = $1 AND user_id = $2 FOR UPDATE', [
          tx.schoolId,
          pupil?.student.id,
        ]),
      begin: async () => start(),
      meanwhile: async () => {
        await rows(`UPDATE exam_sittings SET closes_at = clock_timestamp() WHERE id = $1`, [first])
        await openNow(further)
        start()
        await untilWaiting(server, of.school.schoolId, 2)
      },
    })
    const refused = (await Promise.all(starts)).map((one) => one?.code)
    // The second goes on with what the first has begun, as any window that comes later does.
    expect(refused).toEqual([undefined, undefined])
    expect(await rows('SELECT sitting_id AS id FROM exam_attempts WHERE exam_id = $1', [examId])).toEqual([
      { id: first },
    ])
  })
})

describe('students beside the classes', () => {
  const name = (examId: string, ids: (string | undefined)[], isNamed = true) =>
    of.teacher.exam.nameStudents({ examId, ids: ids.map((one) => one ?? ''), isNamed })

  test('sit it with everybody else, are told, and are taken out again while they have not begun', async () => {
    const { examId, first, absent } = await anExamOf({ sat: 0, absent: 1 })
    const other = of.school.classes[1]?.id ?? ''
    const guests = [
      await aStudent(server, of.school, { classId: other }),
      await aStudent(server, of.school, { classId: other }),
    ]
    const stranger = await aStudent(server, await aSchool(server))
    expect((await refusalOf(openPage(guests[0]?.client, examId))).code).toBe('NOT_YOUR_EXAM')
    const ids = [...guests.map(({ student }) => student.id), absent[0]?.student.id, stranger.student.id]
    const { doneCount, skipped } = await name(examId, ids)
    expect(doneCount).toBe(2)
    expect(skipped.map(({ why }) => why).toSorted()).toEqual(['May sit it already.', 'Not a student of your school.'])
    await run('tell_exam_published', first)
    expect(await kindsHeard(guests[0]?.client as never)).toEqual(['exam_published'])
    const { items } = await of.teacher.exam.listCandidates({ examId, sittingId: first })
    expect(
      items
        .filter(({ isNamed }) => isNamed)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(guests.map(({ student }) => student.id).toSorted())
    await openPage(guests[0]?.client, examId)
    const back = await name(
      examId,
      guests.map(({ student }) => student.id),
      false,
    )
    expect(back).toMatchObject({ doneCount: 1, skipped: [{ why: 'Has begun the exam.' }] })
    expect((await refusalOf(openPage(guests[1]?.client, examId))).code).toBe('NOT_YOUR_EXAM')
    expect(await kindsHeard(guests[1]?.client as never)).toEqual([])
    expect((await guests[1]?.client.exam.listMine())?.items.map(({ id }) => id)).not.toContain(examId)
  })

  test('who is in no class, or in a class of the exam, is left alone; a draft has none yet', async () => {
    const { examId, absent } = await anExamOf({ sat: 0, absent: 1 })
    const { student } = await aStudent(server, of.school, { classId: of.classId })
    await of.school.admin.people.setStudentsClass({ ids: [student.id], classId: null })
    expect(await name(examId, [student.id])).toMatchObject({ doneCount: 0, skipped: [{ why: 'Is in no class.' }] })
    const taken = await name(examId, [absent[0]?.student.id], false)
    expect(taken).toMatchObject({ doneCount: 0, skipped: [{ why: 'Was not named for this exam.' }] })
    const draft = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], isPublished: false })
    expect((await refusalOf(name(draft.examId, [student.id]))).code).toBe('WRONG_STATUS')
    const many = Array.from({ length: 2_001 }, () => student.id)
    expect((await refusalOf(name(examId, many))).code).toBe('BAD_REQUEST')
  })

  test('who was named and did not come is expected in a sitting for who was absent', async () => {
    const exam = await anExamOf({ sat: 0, absent: 0 })
    const { examId } = exam
    const guest = await aStudent(server, of.school, { classId: of.school.classes[1]?.id ?? '' })
    await name(examId, [guest.student.id])
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    await closeFirst(exam)
    const [, further] = await sittingsOf(examId)
    expect(await doorOf(guest, examId)).toMatchObject({ state: 'not_open', opensAt: further?.opensAt })
  })
})

describe('a further sitting is refused', () => {
  const refused = async (said: object) =>
    (await refusalOf(of.teacher.exam.addSitting({ examId: of.examId, ...tomorrow, ...said } as never))).code
  test('to a draft, with times that are none, and while the clock is not trusted', async () => {
    const { examId } = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], isPublished: false })
    expect(await refused({ examId })).toBe('WRONG_STATUS')
    expect(await refused({ scheduledDate: '1980-01-01' })).toBe('INVALID_TIME')
    expect(await refused(from(30, 25))).toBe('CLOSES_BEFORE_IT_OPENS')
    expect(await refused(from(-5, -3))).toBe('CLOSING_TIME_PAST')
    server.clock.isTrusted = false
    expect(await refused({})).toBe('UNAVAILABLE')
    server.clock.isTrusted = true
    expect(await sittingsOf(of.examId)).toHaveLength(1)
  })

  test('when an exam has twenty', async () => {
    const { examId } = await anExamOf({ sat: 0, absent: 0 })
    for (let count = 1; count < 20; count++)
      await of.teacher.exam.addSitting({ examId, ...from(23 + count, 27 + count) })
    expect(await refused({ examId })).toBe('TOO_MANY_SITTINGS')
  })
})

describe('what goes along to another sitting', () => {
  test('is the extra time a candidate was given, by name and by turn, and it is taken back there alone', async () => {
    const exam = await anExamOf({ sat: 0, absent: 2 })
    const { examId, first, absent } = exam
    const [named, late] = absent.map(({ student }) => student.id)
    const give = { examId, sittingId: first, reason: 'A broken arm' }
    await giveTime(of.teacher, { ...give, ids: [named ?? '', late ?? ''], minutes: 30 })
    await of.teacher.exam.addSitting({ examId, ...tomorrow, ids: [named ?? ''] })
    await of.teacher.exam.addSitting({ examId, ...from(48, 51) })
    await closeFirst(exam)
    for (const { client } of absent) expect((await client.attempt.door({ examId })).exam.extraMinutes).toBe(30)
    const further = await furtherOf(examId)
    const { items } = await of.teacher.exam.listCandidates({ examId, sittingId: further })
    expect(items.find(({ id }) => id === late)).toMatchObject({ extraMinutes: 30, reason: 'A broken arm' })
    const back = { ids: [late ?? ''], reason: 'Is well again' }
    expect(await takeTimeBack(of.teacher, { examId, sittingId: first, ...back })).toMatchObject({ doneCount: 0 })
    await takeTimeBack(of.teacher, { examId, sittingId: further, ...back })
    expect((await absent[1]?.client.attempt.door({ examId }))?.exam.extraMinutes).toBeUndefined()
  })

  test('is what they were told: one notice of the exam, with the times it was before', async () => {
    const { examId, first, absent } = await anExamOf({ sat: 0, absent: 1 })
    await run('tell_exam_published', first)
    const { effects } = await of.teacher.exam.addSitting({ examId, ...tomorrow, ids: [absent[0]?.student.id ?? ''] })
    expect(effects).toContain('1 student who was told another time is told the new one in its place.')
    await run('tell_exam_published', await furtherOf(examId))
    const notices = (await absent[0]?.client.notice.list({}))?.items.filter(({ to }) => to === `/exam/${examId}`)
    expect(notices).toMatchObject([
      { title: expect.stringMatching(/^Changed: /), text: expect.stringContaining('Before: ') },
    ])
  })

  test('is the score that was seen: it stays shown, and when scores are shown is not chosen again', async () => {
    const exam = await anExamOf({ draft: { showResults: 'after_exam' } })
    const { examId, sat, pages } = exam
    await rows('UPDATE exam_sittings SET allows_review = false WHERE exam_id = $1', [examId])
    await closeFirst(exam)
    const card = async () => (await sat[0]?.client.result.get({ attemptId: pages[0]?.attemptId ?? '' }))?.card
    const seen = (await card())?.score
    expect(seen).not.toBeNull()
    const { effects } = await of.teacher.exam.addSitting({ examId, ...tomorrow })
    expect(effects).toContain('Scores that candidates see already stay shown.')
    expect((await card())?.score).toEqual(seen)
    expect((await refusalOf(of.teacher.exam.setRelease({ examId, choice: 'manual' }))).code).toBe('RESULTS_SHOWN')
    // Of the further sitting they wait for its end, as the exam says.
    const [, rule] = await rows('SELECT release_rule AS is FROM exam_sittings WHERE exam_id = $1 ORDER BY opens_at', [
      examId,
    ])
    expect(rule).toEqual({ is: 'after_exam' })
  })
})

describe('whose place is where', () => {
  test('students beside the classes sit it with them, whatever doors open first', async () => {
    const { examId, absent } = await anExamOf({
      ...{ sat: 0, absent: 1, opensAt: new Date(Date.now() + 72 * hour), closesAt: new Date(Date.now() + 75 * hour) },
    })
    await of.teacher.exam.addSitting({ examId, ...tomorrow, ids: [absent[0]?.student.id ?? ''] })
    const guest = await aStudent(server, of.school, { classId: of.school.classes[1]?.id ?? '' })
    await of.teacher.exam.nameStudents({ examId, ids: [guest.student.id], isNamed: true })
    const ofClasses = (await sittingsOf(examId)).find(({ isForClasses }) => isForClasses)
    expect(await doorOf(guest, examId)).toMatchObject({ opensAt: ofClasses?.opensAt })
  })

  test('who is taken out of a sitting sits with the class again and is told, or stays where the class has sat', async () => {
    const exam = await anExamOf({ sat: 0, absent: 2 })
    const { examId, first, absent } = exam
    const ids = absent.map(({ student }) => student.id)
    await run('tell_exam_published', first)
    await of.teacher.exam.addSitting({ examId, ...tomorrow, ids })
    await run('tell_exam_published', await furtherOf(examId))
    const out = (id = '') => of.teacher.exam.nameStudents({ examId, ids: [id], isNamed: false })
    const { effects } = await out(ids[0])
    expect(effects).toMatchObject([
      expect.stringMatching(/^1 student sits it with the others of the class again, .* and is told\.$/),
    ])
    await run('tell_exam_published', first)
    expect(await doorOf(absent[0] as never, examId)).toMatchObject({ state: 'ready' })
    expect(await kindsHeard(absent[0]?.client as never)).toEqual(['exam_published'])
    await closeFirst(exam)
    expect(await out(ids[1])).toMatchObject({
      ...{ doneCount: 0, skipped: [{ why: 'Would be left without a place: the sitting of their class has closed.' }] },
    })
    expect(await doorOf(absent[1] as never, examId)).toMatchObject({ state: 'not_open' })
  })

  test('a sitting for who was absent that nobody could sit is refused', async () => {
    const { examId } = await anExamOf({ sat: 0, absent: 1, closesAt: new Date(Date.now() + 100 * hour) })
    const code = async (asked: Promise<unknown>) => (await refusalOf(asked)).code
    expect(await code(of.teacher.exam.addSitting({ examId, ...tomorrow }))).toBe('NOBODY_CAN_SIT_IT')
    await of.teacher.exam.addSitting({ examId, ...from(110, 120) })
    expect(await code(of.teacher.exam.moveSitting({ examId, sittingId: await furtherOf(examId), ...tomorrow }))).toBe(
      'NOBODY_CAN_SIT_IT',
    )
    expect(await sittingsOf(examId)).toHaveLength(2)
  })
})
