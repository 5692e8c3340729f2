import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, type BuiltExam, type ExamOptions } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, type TestSchool } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { selectOptionalSittingFor } from '../sitting-for.db.ts'
import { selectContent } from '../version/content.ts'
import { makePapers } from './make-papers.ts'
import { type CandidatePaper, paperFor } from './paper-for.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let otherSubjectId: string
const pupils: string[] = []

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  otherSubjectId = (await aSubject(school, { name: 'Physics' })).id
  for (let count = 0; count < 3; count++) pupils.push(await pupil({}))
})
afterAll(() => server.stop())

const pupil = async (options: { classId?: string; subjectIds?: string[] }) =>
  (await aStudent(server, school, { ...options, isSignedIn: false })).student.id
const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, { schoolId: school.schoolId }, work)
const exam = (said: Partial<ExamOptions> = {}) =>
  anExam(school.admin, { subjectId, classIds: [school.classes[0]?.id ?? ''], questions: 6, ...said })
const makeAll = (built: BuiltExam) =>
  makePapers(server.pools.app)({ schoolId: school.schoolId, reference: built.detail.sittingId ?? '' })
const stored = (built: BuiltExam) =>
  within((tx) =>
    tx.rows<{ studentId: string; attemptNumber: number; attemptId: string; paper: { order: CandidatePaper['order'] } }>(
      `SELECT student_id AS "studentId", attempt_number AS "attemptNumber", attempt_id AS "attemptId", paper
       FROM exam_papers WHERE sitting_id = $1 ORDER BY student_id, attempt_number`,
      [built.detail.sittingId],
    ),
  )
const sittingFor = async (tx: Tx, built: BuiltExam, studentId: string) => {
  const sitting = await selectOptionalSittingFor(tx, built.examId, studentId)
  if (!sitting) throw new Error('A published exam has a sitting.')
  return sitting
}
const paperOf = (built: BuiltExam, studentId: string, attemptNumber = 1) =>
  within(async (tx) => paperFor(tx, { sitting: await sittingFor(tx, built, studentId), studentId, attemptNumber }))
const contentOf = (built: BuiltExam) =>
  within(async (tx) => {
    const { versionId } = await sittingFor(tx, built, pupils[0] ?? '')
    return (await selectContent(tx, versionId)).content
  })

describe('papers made ahead', () => {
  it('are there for every candidate and nobody else, each a permutation of the content', async () => {
    const offersOther = await pupil({ subjectIds: [otherSubjectId] })
    const offersThis = await pupil({ subjectIds: [subjectId, otherSubjectId] })
    const elsewhere = await pupil({ classId: school.classes[1]?.id ?? '' })
    const gone = await pupil({})
    await within((tx) => tx.run(`UPDATE users SET status = 'inactive' WHERE id = $1`, [gone]))
    const built = await exam()
    await makeAll(built)

    const papers = await stored(built)
    expect(papers.map(({ studentId }) => studentId)).toEqual([...pupils, offersThis].toSorted())
    const content = await contentOf(built)
    for (const { paper } of papers) {
      const order = paper.order.toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1))
      const asked = content.questions.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      expect(order.map(({ questionId }) => questionId)).toEqual(asked.map(({ id }) => id))
      expect(order.map(({ optionIds }) => optionIds.toSorted())).toEqual(
        asked.map(({ options }) => options.map(({ id }) => id).toSorted()),
      )
    }
    expect(new Set(papers.map(({ attemptId }) => attemptId)).size).toBe(papers.length)
    // Six questions of four options: that four seeds give one paper happens less often than once in 10^30.
    expect(new Set(papers.map(({ paper }) => JSON.stringify(paper))).size).toBeGreaterThan(1)

    const classOfCandidate = async (id: string) => (await within((tx) => sittingFor(tx, built, id))).classId
    expect(await Promise.all([offersThis, offersOther, elsewhere, gone].map(classOfCandidate))).toEqual([
      school.classes[0]?.id,
      null,
      null,
      null,
    ])
  })

  it('made twice, or by two at once, change nothing', async () => {
    const built = await exam()
    await Promise.all([makeAll(built), makeAll(built)])
    const papers = await stored(built)
    expect(papers.length).toBeGreaterThanOrEqual(pupils.length)
    await makeAll(built)
    expect(await stored(built)).toEqual(papers)
  })

  it('keep the order of the author when nothing is to be shuffled', async () => {
    const built = await exam({ draft: { shuffleQuestions: false, shuffleOptions: false } })
    await makeAll(built)
    const { questions } = await contentOf(built)
    const inOrder = built.questions.map(({ question, options }) => ({
      questionId: questions.find(({ text }) => text === question)?.id,
      optionIds: options.map(({ id }) => id),
    }))
    for (const { paper } of await stored(built)) expect(paper.order).toEqual(inOrder)
  })

  it('are looked after again before the doors open: who has joined the class since gets one, and is told', async () => {
    const opensAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000)
    const built = await exam({ opensAt })
    const due = () =>
      within((tx) =>
        tx.rows<{ kind: string; dueAt: Date }>(
          `DELETE FROM due_work WHERE reference = $1 AND kind IN ('make_papers', 'tell_exam_published')
           RETURNING kind, due_at AS "dueAt"`,
          [built.detail.sittingId],
        ),
      )
    expect((await due()).map(({ kind }) => kind).toSorted()).toEqual(['make_papers', 'tell_exam_published'])
    await makeAll(built)
    expect(await due()).toContainEqual({ kind: 'make_papers', dueAt: new Date(opensAt.getTime() - 15 * 60_000) })

    const joined = await pupil({ classId: school.classes[1]?.id ?? '' })
    await within((tx) =>
      tx.run('UPDATE students SET class_id = $2 WHERE user_id = $1', [joined, school.classes[0]?.id]),
    )
    await makeAll(built)
    expect((await stored(built)).map(({ studentId }) => studentId)).toContain(joined)
    expect(await due()).toContainEqual({ kind: 'tell_exam_published', dueAt: expect.any(Date) })

    // Nobody new: nothing is told. The doors are open: nothing more is planned.
    await makeAll(built)
    expect((await due()).map(({ kind }) => kind)).toEqual(['make_papers'])
    await within((tx) => tx.run('UPDATE exam_sittings SET opens_at = now() WHERE id = $1', [built.detail.sittingId]))
    await makeAll(built)
    expect(await due()).toEqual([])
  })

  it('come by themselves soon after publishing', async () => {
    const built = await exam()
    server.startJobs()
    await expect.poll(async () => (await stored(built)).length).toBeGreaterThanOrEqual(3)
  })
})

describe('a paper on demand', () => {
  it('is the one made ahead, and a new one for a late-comer', async () => {
    const built = await exam()
    await makeAll(built)
    const [first = ''] = pupils
    const ahead = (await stored(built)).find(({ studentId }) => studentId === first)
    expect(await paperOf(built, first)).toMatchObject({ attemptId: ahead?.attemptId, order: ahead?.paper.order })

    const lateComer = await pupil({})
    const made = await paperOf(built, lateComer)
    expect(made).toMatchObject({ order: { length: 6 } })
    expect(await paperOf(built, lateComer)).toEqual(made)
  })

  it('is made once when asked for twice at once, and again for a second attempt', async () => {
    const built = await exam()
    const lateComer = await pupil({})
    const [one, two] = await Promise.all([paperOf(built, lateComer), paperOf(built, lateComer)])
    expect(one).toEqual(two)
    const second = await paperOf(built, lateComer, 2)
    expect(second).not.toMatchObject({ attemptId: (one as CandidatePaper).attemptId })
    expect((await stored(built)).filter(({ studentId }) => studentId === lateComer)).toHaveLength(2)
  })

  it('is withheld when another version of the rules made it', async () => {
    const built = await exam()
    const [first = '', second = ''] = pupils
    await makeAll(built)
    await within(async (tx) => {
      const made = await tx.one(
        `DELETE FROM exam_papers WHERE sitting_id = $1 AND student_id = $2
         RETURNING to_jsonb(exam_papers) || jsonb_build_object('rules_version', 99,
           'paper', jsonb_set(paper, '{rulesVersion}', '99')) AS row`,
        [built.detail.sittingId, first],
      )
      await tx.run('INSERT INTO exam_papers SELECT p.* FROM jsonb_populate_record(NULL::exam_papers, $1) p', [made.row])
    })
    expect(await paperOf(built, first)).toBe('other_rules')
    expect(await paperOf(built, second)).toMatchObject({ order: { length: 6 } })
  })
})
