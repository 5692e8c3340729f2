import { orderOf } from '@sabimark/domain/exam/paper.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, type ExamOptions } from '../../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { examWorkers } from '../exam.workers.ts'
import { hashOf, selectContent } from '../version/content.ts'
import { type ExamPreview, previewContent } from '../version/preview-content.ts'
import { selectKey, selectOptionalNewestVersion } from '../version/version.db.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let classIds: string[]
let teacher: TestClient

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classIds = school.classes.slice(0, 2).map(({ id }) => id)
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId] })).client
})
afterAll(() => server.stop())

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const exam = (said: Partial<ExamOptions> = {}) => anExam(teacher, { subjectId, classIds, ...said })
const draft = (said: Partial<ExamOptions> = {}) => exam({ ...said, isPublished: false })
const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, { schoolId: school.schoolId }, work)
const work = (kind: 'open_exam' | 'complete_exam', examId: string) =>
  examWorkers(server)[kind]?.run({ schoolId: school.schoolId, reference: examId })
const dueFor = (reference: string) =>
  within((tx) => tx.rows<{ kind: string }>('SELECT kind FROM due_work WHERE reference = $1 ORDER BY kind', [reference]))
const callsWaitingForLock = async () => {
  const { rows } = await server.pools.app.query<{ count: number }>(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}
const moveWindow = (examId: string, opensAt: Date, closesAt: Date) =>
  within((tx) =>
    tx.run('UPDATE exam_sittings SET opens_at = $2, closes_at = $3 WHERE exam_id = $1', [examId, opensAt, closesAt]),
  )

describe('publishing', () => {
  it('waits for its time, or is open at once when that has come', async () => {
    const later = await exam({ opensAt: hours(1), closesAt: hours(3) })
    expect(later.detail).toMatchObject({ status: 'scheduled', sittingId: expect.any(String) })
    expect(await dueFor(later.examId)).toEqual([{ kind: 'complete_exam' }, { kind: 'open_exam' }])
    expect(await dueFor(later.detail.sittingId ?? '')).toEqual([
      { kind: 'close_sitting' },
      { kind: 'make_papers' },
      { kind: 'tell_exam_published' },
    ])

    const now = await exam()
    expect(now.detail.status).toBe('active')
    expect(await dueFor(now.examId)).toEqual([{ kind: 'complete_exam' }])
  })

  it('is a teacher’s for any class of the school, in a subject of theirs, whatever classes are assigned to them', async () => {
    const own = { subjectIds: [subjectId], classIds: classIds.slice(0, 1) }
    const { client } = await aTeacher(server, school, own)
    const others = await anExam(client, { subjectId, classIds: classIds.slice(1) })
    expect(others.detail).toMatchObject({ status: 'active' })
    const lines = await within((tx) =>
      tx.rows('SELECT u.email FROM audit_log l JOIN users u ON u.id = l.actor_user_id WHERE l.subject = $1', [
        others.examId,
      ]),
    )
    expect(lines).toHaveLength(1)
    const elsewhere = (await aSubject(school)).id
    expect(await refusalOf(anExam(client, { subjectId: elsewhere, classIds }))).toMatchObject({
      code: 'UNKNOWN_SUBJECT',
    })
    const { examId } = await anExam(school.admin, { subjectId: elsewhere, classIds, isPublished: false })
    expect(await refusalOf(client.exam.publish({ examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('freezes the content without its key under the hash of its text', async () => {
    const { examId, questions } = await exam()
    const { content, contentHash, authorOrder, key } = await within(async (tx) => {
      const version = await selectOptionalNewestVersion(tx, examId)
      const versionId = version?.versionId ?? ''
      const [row] = await tx.rows<{ content: string }>('SELECT content FROM exam_versions WHERE id = $1', [versionId])
      const frozen = await selectContent(tx, versionId)
      expect(hashOf(row?.content ?? '')).toBe(frozen.contentHash)
      return { ...frozen, ...(await selectKey(tx, versionId)) }
    })
    expect(contentHash).toMatch(/^[0-9a-f]{64}$/)
    expect(content.questions.map(({ text }) => text).toSorted()).toEqual(
      questions.map((one) => one.question).toSorted(),
    )
    for (const question of content.questions) {
      const asked = questions.find((one) => one.question === question.text)
      expect(Object.keys(question).toSorted()).toEqual(['id', 'marksHundredths', 'options', 'text', 'type'])
      expect(question.id).toMatch(/^[0-9a-z]{12}$/)
      expect(key[question.id]).toEqual({ correctOptionIds: asked?.correctOptionIds, bankQuestionId: asked?.id })
    }
    const textOf = new Map(content.questions.map(({ id, text }) => [id, text]))
    expect(authorOrder.map(({ questionId }) => textOf.get(questionId))).toEqual(questions.map((one) => one.question))
    expect(authorOrder.map(({ optionIds }) => optionIds)).toEqual(
      questions.map(({ options }) => options.map(({ id }) => id)),
    )
  })

  it('says in the content nothing about the order of its author: every id is random, and everything stands by its id', async () => {
    const built = await exam({ questions: 6 })
    const { content } = await within(async (tx) => {
      const version = await selectOptionalNewestVersion(tx, built.examId)
      return await selectContent(tx, version?.versionId ?? '')
    })
    for (const items of [content.questions, ...content.questions.map(({ options }) => options)]) {
      const ids = items.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted())
      for (const id of ids) expect(id).toMatch(/^[2-9a-hjkmnp-z]{12}$/)
    }
  })

  it('leaves a version that was published before as it is: its content says the order', async () => {
    const built = await exam({ questions: 4, draft: { shuffleQuestions: false, shuffleOptions: false } })
    const other = newId()
    await within((tx) =>
      tx.run(
        `INSERT INTO exam_versions (school_id, id, exam_id, number, rules_version, content, content_hash, created_by)
         SELECT school_id, $2, exam_id, 9, rules_version, content, content_hash, created_by FROM exam_versions
         WHERE exam_id = $1`,
        [built.examId, other],
      ),
    )
    const { content, authorOrder } = await within((tx) => selectContent(tx, other))
    expect(authorOrder).toEqual(orderOf(content))
  })

  it('cannot be undone in the tables: versions and keys are only ever added', async () => {
    await exam()
    for (const change of [
      "UPDATE exam_versions SET content = ''",
      'DELETE FROM exam_versions',
      'DELETE FROM exam_keys',
    ]) {
      await expect(within((tx) => tx.run(change))).rejects.toThrow('permission denied')
    }
  })

  it('twice at once publishes once, and both clicks see the published exam', async () => {
    const { examId } = await draft({ opensAt: hours(1), closesAt: hours(3) })
    const clicks = await within(async (tx) => {
      await tx.run('SELECT 1 FROM exams WHERE id = $1 FOR UPDATE', [examId])
      const waiting = [teacher.exam.publish({ examId }), teacher.exam.publish({ examId })]
      await expect.poll(callsWaitingForLock).toBe(2)
      return { waiting }
    })
    const [one, two] = await Promise.all(clicks.waiting)
    expect(one).toMatchObject({ status: 'scheduled' })
    expect(two).toEqual(one)
    expect(await teacher.exam.publish({ examId })).toEqual(one)
    const made = await within((tx) =>
      tx.one(
        `SELECT (SELECT count(*) FROM exam_versions WHERE exam_id = $1) AS versions,
           (SELECT count(*) FROM exam_sittings WHERE exam_id = $1) AS sittings,
           (SELECT count(*) FROM audit_log WHERE subject = $2 AND action = 'exam.published') AS noted`,
        [examId, examId],
      ),
    )
    expect(made).toEqual({ versions: 1, sittings: 1, noted: 1 })
  })

  it.each([
    ['no questions', { questions: 0 }, { code: 'NO_QUESTIONS' }],
    ['no class', { classIds: [] }, { code: 'NO_CLASSES' }],
    [
      'marks that do not add up, showing both sums',
      { questions: 3, draft: { totalMarksHundredths: 1000 } },
      { code: 'MARKS_DO_NOT_ADD_UP', data: { sumHundredths: 600, totalHundredths: 1000 } },
    ],
    ['a closing time already past', { opensAt: hours(-5), closesAt: hours(-1) }, { code: 'CLOSING_TIME_PAST' }],
    ['a closing before the opening', { opensAt: hours(5), closesAt: hours(3) }, { code: 'CLOSES_BEFORE_IT_OPENS' }],
  ])('is refused with %s, and the exam stays a draft', async (_what, said, refusal) => {
    const { examId } = await draft(said)
    expect(await refusalOf(teacher.exam.publish({ examId }))).toMatchObject({ status: 422, ...refusal })
    expect(await teacher.exam.get({ examId })).toMatchObject({ status: 'draft', sittingId: null })
    expect(await within((tx) => selectOptionalNewestVersion(tx, examId))).toBeUndefined()
  })

  it('is refused while its questions earn no marks', async () => {
    const { examId, detail } = await draft()
    const questions = detail.draft.questions.map((chosen) => ({ ...chosen, marksHundredths: 0 }))
    await teacher.exam.update({ ...detail.draft, examId, questions, totalMarksHundredths: 0 })
    expect(await refusalOf(teacher.exam.publish({ examId }))).toMatchObject({ status: 422, code: 'NO_MARKS' })
  })

  it('is refused once the exam is completed', async () => {
    const { examId } = await exam()
    await moveWindow(examId, hours(-5), hours(-1))
    await work('complete_exam', examId)
    for (const call of [teacher.exam.publish, teacher.exam.startNow]) {
      expect(await refusalOf(call({ examId }))).toMatchObject({ code: 'WRONG_STATUS', status: 409 })
    }
  })
})

describe('what is frozen', () => {
  it.each(['publish', 'startNow'] as const)(
    'by %s is the writing that was read, and nothing saved since',
    async (act) => {
      const { examId } = await draft()
      const { revision, draft: read } = await teacher.exam.get({ examId })
      await teacher.exam.update({ ...read, examId, title: 'Of another tab', revision })
      const asked = { examId, revision }
      expect(await refusalOf(teacher.exam[act](asked))).toMatchObject({
        ...{ code: 'CHANGED_MEANWHILE', data: { by: 'Bola Ade', revision: revision + 1 } },
      })
      expect((await teacher.exam.get({ examId })).status).toBe('draft')
      server.clock.isTrusted = false
      const read2 = { examId, revision: revision + 1 }
      expect(await refusalOf(teacher.exam[act](read2))).toMatchObject({ code: 'UNAVAILABLE' })
      server.clock.isTrusted = true
      const published = await teacher.exam[act](read2)
      expect(published).toMatchObject({ status: 'active', title: 'Of another tab' })
      // As in a double click.
      if (act === 'publish') expect(await teacher.exam.publish(asked)).toEqual(published)
    },
  )
})

describe('starting now', () => {
  it('publishes a draft with open doors', async () => {
    const { examId } = await draft({ opensAt: hours(2), closesAt: hours(5) })
    const started = await teacher.exam.startNow({ examId })
    expect(started.status).toBe('active')
    expect(Date.parse(started.opensAt)).toBeLessThanOrEqual(Date.now())
    expect(started.closesAt).toBe((await teacher.exam.get({ examId })).closesAt)
  })

  it('opens a scheduled exam early and notes when it was to open', async () => {
    const { examId, detail } = await exam({ opensAt: hours(2), closesAt: hours(5) })
    const sittingId = detail.sittingId ?? ''
    const started = await teacher.exam.startNow({ examId, sittingId })
    expect(started).toMatchObject({ status: 'active', sittingId: detail.sittingId, closesAt: detail.closesAt })
    expect(Date.parse(started.opensAt)).toBeLessThanOrEqual(Date.now())
    expect(await teacher.exam.startNow({ examId, sittingId })).toEqual(started)
    const notes = await within((tx) =>
      tx.rows(`SELECT detail FROM audit_log WHERE subject = $1 AND action = 'exam.started_now'`, [examId]),
    )
    expect(notes).toEqual([{ detail: { wasToOpenAt: detail.opensAt } }])
  })

  it('opens only what was looked at: neither the draft it has become since, nor what was published since', async () => {
    const { examId, detail } = await exam({ opensAt: hours(2), closesAt: hours(5) })
    const seen = { examId, sittingId: detail.sittingId ?? '' }
    expect(await refusalOf(teacher.exam.startNow({ examId }))).toMatchObject({ code: 'WRONG_STATUS' })
    await teacher.exam.withdraw({ examId })
    expect(await refusalOf(teacher.exam.startNow(seen))).toMatchObject({ code: 'WRONG_STATUS' })
    await teacher.exam.publish({ examId })
    expect(await refusalOf(teacher.exam.startNow(seen))).toMatchObject({ code: 'WRONG_STATUS' })
    expect(await teacher.exam.get({ examId })).toMatchObject({ status: 'scheduled', startedCount: 0 })
  })

  it('is refused after the closing time, and for a draft that cannot be published', async () => {
    const late = await draft({ opensAt: hours(-5), closesAt: hours(-1) })
    expect(await refusalOf(teacher.exam.startNow({ examId: late.examId }))).toMatchObject({ code: 'CLOSING_TIME_PAST' })
    const empty = await draft({ questions: 0 })
    expect(await refusalOf(teacher.exam.startNow({ examId: empty.examId }))).toMatchObject({ code: 'NO_QUESTIONS' })
    const over = await exam({ opensAt: hours(1), closesAt: hours(2) })
    await moveWindow(over.examId, hours(-2), hours(-1))
    expect(
      await refusalOf(teacher.exam.startNow({ examId: over.examId, sittingId: over.detail.sittingId ?? '' })),
    ).toMatchObject({ code: 'CLOSING_TIME_PAST' })
  })
})

describe('the status as time goes by', () => {
  it('becomes active when the doors open and completed a minute after the last has closed', async () => {
    const { examId } = await exam({ opensAt: hours(1), closesAt: hours(3) })
    const status = async () => (await teacher.exam.get({ examId })).status
    await work('open_exam', examId)
    expect(await status()).toBe('scheduled')

    await moveWindow(examId, hours(-1), hours(1))
    await work('open_exam', examId)
    expect(await status()).toBe('active')

    await moveWindow(examId, hours(-2), new Date(Date.now() - 30_000))
    await work('complete_exam', examId)
    expect(await status()).toBe('active')
    expect(await dueFor(examId)).toContainEqual({ kind: 'complete_exam' })

    await moveWindow(examId, hours(-2), new Date(Date.now() - 61_000))
    await work('complete_exam', examId)
    expect(await status()).toBe('completed')
  })

  it('goes straight to completed when the server was off for the whole sitting', async () => {
    const { examId } = await exam({ opensAt: hours(1), closesAt: hours(3) })
    await moveWindow(examId, hours(-3), hours(-1))
    await work('open_exam', examId)
    expect((await teacher.exam.get({ examId })).status).toBe('completed')
  })
})

describe('a preview', () => {
  const inOrder = (preview: ExamPreview | undefined) =>
    preview?.authorOrder.map(({ questionId }) => preview.content.questions.find(({ id }) => id === questionId)?.text)

  it('shows a draft as it stands under ids that stay, and the published version afterwards', async () => {
    const { examId, questions } = await draft({ questions: 2 })
    const preview = () => within((tx) => previewContent(tx, examId))
    const before = await preview()
    expect(inOrder(before)).toEqual(questions.map(({ question }) => question))
    expect(await preview()).toEqual(before)
    const first = before?.content.questions.find(({ text }) => text === questions[0]?.question)
    expect(before?.key[first?.id ?? '']?.correctOptionIds).toEqual(questions[0]?.correctOptionIds)
    expect(questions.map(({ id }) => id.replaceAll('-', ''))).not.toContain(first?.id)

    await teacher.exam.publish({ examId })
    const after = await preview()
    expect(inOrder(after)).toEqual(questions.map(({ question }) => question))
    expect(after?.content.questions.map(({ id }) => id)).not.toContain(first?.id)
    expect(Object.keys(after?.key ?? {}).toSorted()).toEqual(after?.content.questions.map(({ id }) => id).toSorted())
  })

  it('is empty for a draft without questions and absent for an unknown exam', async () => {
    const { examId } = await draft({ questions: 0 })
    expect((await within((tx) => previewContent(tx, examId)))?.content.questions).toEqual([])
    const other = await aSchool(server)
    const seen = await inSchool(server.pools.app, { schoolId: other.schoolId }, (tx) => previewContent(tx, examId))
    expect(seen).toBeUndefined()
  })
})
