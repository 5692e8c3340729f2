import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, type BuiltExam, type ExamOptions } from '../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, classOf, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { paperFor } from './paper/paper-for.ts'
import { selectOptionalSittingFor } from './sitting-for.db.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let classId: string

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classId = classOf(school, 'SS2B').id
})
afterAll(() => server.stop())

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const exam = (said: Partial<ExamOptions> = {}) => anExam(school.admin, { subjectId, classIds: [classId], ...said })
const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, { schoolId: school.schoolId }, work)

/** An attempt as the attempt room writes it. */
const beginAttempt = (built: BuiltExam, studentId: string, attemptNumber: number, deadline: Date) =>
  within(async (tx) => {
    const sitting = await selectOptionalSittingFor(tx, built.examId, studentId)
    if (!sitting) throw new Error('A published exam has a sitting.')
    const paper = await paperFor(tx, { sitting, studentId, attemptNumber })
    if (typeof paper === 'string') throw new Error('The paper was made a moment ago.')
    await tx.run(
      `INSERT INTO exam_attempts (school_id, id, sitting_id, exam_id, student_id, attempt_number, version_id, started_at,
         deadline, sync_window_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1000)`,
      [
        tx.schoolId,
        paper.attemptId,
        sitting.sittingId,
        built.examId,
        studentId,
        attemptNumber,
        paper.versionId,
        tx.now,
        deadline,
      ],
    )
    return paper.attemptId
  })
/** A minute ago. */
const handIn = (attemptId: string) =>
  within((tx) =>
    tx.run(`UPDATE exam_attempts SET state = 'submitted', submitted_at = $2, ended_by = 'candidate' WHERE id = $1`, [
      attemptId,
      new Date(tx.now.getTime() - 60_000),
    ]),
  )

describe("a student's own list", () => {
  it('holds the exams of their class in subjects they offer, soonest first, with what they can do now', async () => {
    const history = await aSubject(school, { name: 'History' })
    const offersAll = await aStudent(server, school, { classId })
    const offersHistory = await aStudent(server, school, { classId, subjectIds: [history.id] })
    const elsewhere = await aStudent(server, school, { classId: classOf(school, 'SS3C').id })

    const later = await exam({ opensAt: hours(2), closesAt: hours(3) })
    const open = await exam()
    const closed = await exam()
    await within((tx) =>
      tx.run('UPDATE exam_sittings SET opens_at = $2, closes_at = $3 WHERE exam_id = $1', [
        closed.examId,
        hours(-3),
        hours(-1),
      ]),
    )
    await exam({ isPublished: false })

    const { items } = await offersAll.client.exam.listMine()
    expect(items.map(({ id, state }) => ({ id, state }))).toEqual([
      { id: open.examId, state: 'ready' },
      { id: later.examId, state: 'not_open' },
      { id: closed.examId, state: 'closed' },
    ])
    expect(items[0]).toMatchObject({ subject: 'Mathematics', questionCount: 3, opensInMs: null })
    expect(items[1]?.opensInMs).toBeGreaterThan(0)
    expect(items[1]?.opensInMs).toBeLessThanOrEqual(2 * 3_600_000)

    expect((await offersHistory.client.exam.listMine()).items).toEqual([])
    expect((await elsewhere.client.exam.listMine()).items).toEqual([])
    expect(await refusalOf(school.admin.exam.listMine())).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('follows the attempts of this student alone, and staff see how many began and handed in', async () => {
    const { student, client } = await aStudent(server, school, { classId })
    const neighbour = await aStudent(server, school, { classId })
    const built = await exam({ draft: { attemptsAllowed: 2 } })
    const mineOf = async (who: typeof client) => (await who.exam.listMine()).items.find(({ id }) => id === built.examId)
    const stateFor = async (who: typeof client) => (await mineOf(who))?.state

    const first = await beginAttempt(built, student.id, 1, hours(1))
    expect(await stateFor(client)).toBe('in_progress')
    expect(await stateFor(neighbour.client)).toBe('ready')
    const leftMs = (await mineOf(client))?.remainingMs
    expect(leftMs).toBeGreaterThan(50 * 60_000)
    expect(leftMs).toBeLessThanOrEqual(60 * 60_000)
    expect((await mineOf(neighbour.client))?.remainingMs).toBeNull()
    await handIn(first)
    expect(await mineOf(client)).not.toHaveProperty('handedInAt')
    expect(await stateFor(client)).toBe('ready')
    // Its time is over, and nobody has closed it yet.
    await beginAttempt(built, student.id, 2, hours(-0.01))
    expect(await mineOf(client)).toMatchObject({
      state: 'submitted',
      handedInAt: expect.any(String),
      isTimeOver: true,
    })
    const at = hours(-0.5)
    await within((tx) =>
      tx.run(
        `UPDATE exam_attempts SET state = 'submitted', submitted_at = $2, ended_by = 'candidate' WHERE student_id = $1`,
        [student.id, at],
      ),
    )
    expect(await mineOf(client)).toMatchObject({ state: 'submitted', handedInAt: at.toISOString() })
    expect(await mineOf(client)).not.toHaveProperty('isTimeOver')

    const counted = { startedCount: 2, submittedCount: 2 }
    expect(await school.admin.exam.get({ examId: built.examId })).toMatchObject(counted)
    expect((await school.admin.exam.list({})).items[0]).toMatchObject({ id: built.examId, ...counted })
  })
})
