import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { aStudent, aSubject } from '../../../test/builders/people.ts'
import { act, aSitting, closeSittings, openPage, type Sitting, send } from '../../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { examWorkers } from '../exam.workers.ts'
import { type AttendanceOf, selectAbsent, selectAttendance } from './attendance.db.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, of.school, work)
const always = { from: new Date(0), until: new Date('2100-01-01') }
const counted = async (examId: string, said: Partial<AttendanceOf> = {}) => {
  const rows = await within((tx) => selectAttendance(tx, { ...always, examId, ...said }))
  return rows.map((row) => {
    const { expectedCount, startedCount, handedInCount, ranOutCount, absentCount, isKept } = row
    return { expected: expectedCount, sat: [startedCount, handedInCount, ranOutCount], absent: absentCount, isKept }
  })
}
const absent = async (examId: string, said: Partial<AttendanceOf> = {}) =>
  (
    await within(async (tx) => {
      const asked = { ...always, examId, ...said }
      return await selectAbsent(tx, asked, { who: 'absent', limit: 100, sittings: await selectAttendance(tx, asked) })
    })
  ).map(({ student, className }) => [student, className])
const run = (kind: string, reference: string) =>
  examWorkers(server)[kind]?.run({ schoolId: of.school.schoolId, reference })
const sittingsOf = (examId: string) =>
  within((tx) =>
    tx.rows<{ id: string }>('SELECT id FROM exam_sittings WHERE exam_id = $1 ORDER BY closes_at', [examId]),
  )
const close = async (examId: string) => {
  await closeSittings(server, of.school, examId, 0)
  for (const { id } of await sittingsOf(examId)) await run('close_sitting', id)
}

let used = 0
/** An exam of a class nobody else is in yet, and how to put students there. */
async function ofOwnClass(draft: Parameters<typeof anExam>[1]['draft'] = {}) {
  const [other, mine] = [of.school.classes[0], of.school.classes[++used]]
  if (!mine || !other) throw new Error('The school has no more classes.')
  const { examId } = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [mine.id], draft })
  const pupil = (name: string) => aStudent(server, of.school, { name, classId: mine.id })
  return { examId, mine, other, pupil }
}
const move = (studentId: string, classId: string | null) =>
  of.school.admin.people.setStudentsClass({ ids: [studentId], classId })

/** Another sitting of the exam for the same classes, at times in SQL over the first. */
async function addSitting(examId: string, opensAt: string, closesAt: string): Promise<string> {
  const id = newId()
  await within(async (tx) => {
    await tx.run(
      `INSERT INTO exam_sittings (school_id, id, exam_id, version_id, opens_at, closes_at, duration_minutes, release_rule)
       SELECT school_id, $2, exam_id, version_id, ${opensAt}, ${closesAt}, duration_minutes, release_rule
       FROM exam_sittings WHERE exam_id = $1`,
      [examId, id],
    )
    await tx.run(
      `INSERT INTO sitting_classes (school_id, sitting_id, class_id)
       SELECT school_id, $2, class_id FROM exam_classes WHERE exam_id = $1`,
      [examId, id],
    )
  })
  return id
}

describe('who was absent from a sitting', () => {
  test('stays what it was as it closed, whatever becomes of people and classes, and however often it is closed', async () => {
    const { examId, mine, other, pupil } = await ofOwnClass({ attemptsAllowed: 2 })
    const [sat, ranOut, moved, inactive, deleted] = await Promise.all(
      ['Ada Sat', 'Bola Ran', 'Chi Moved', 'Dayo Left', 'Efe Gone'].map(pupil),
    )
    if (!sat || !ranOut || !moved || !inactive || !deleted) throw new Error('five students')
    const page = await openPage(sat.client, examId)
    await send(page, [act(page, { kind: 'submit' })])
    // A second attempt of somebody is no second person.
    await openPage(sat.client, examId)
    await openPage(ranOut.client, examId)
    expect(await counted(examId)).toEqual([])
    await close(examId)
    const then = [{ expected: 5, sat: [2, 1, 1], absent: 3, isKept: true }]
    expect(await counted(examId)).toEqual(then)

    await move(moved.student.id, other.id)
    await move(ranOut.student.id, null)
    await of.school.admin.people.setStudentsStatus({ ids: [inactive.student.id], status: 'inactive' })
    const { batch } = await of.school.admin.people.deleteStudents({ ids: [deleted.student.id] })
    await pupil('Femi Joined')
    for (const { id } of await sittingsOf(examId)) await run('close_sitting', id)
    expect(await counted(examId)).toEqual(then)
    expect(await absent(examId)).toEqual([
      ['Chi Moved', mine.name],
      ['Dayo Left', mine.name],
      [null, mine.name],
    ])
    await of.school.admin.school.undo({ batch: batch ?? '' })
    expect(await absent(examId)).toContainEqual(['Efe Gone', mine.name])
    // What narrows is the class they were expected in.
    expect(await counted(examId, { classId: mine.id })).toEqual(then)
    expect(await counted(examId, { classId: other.id })).toEqual([])
    await expect(within((tx) => tx.run('UPDATE expected_candidates SET class_id = $1', [other.id]))).rejects.toThrow(
      'permission denied',
    )
    await expect(within((tx) => tx.run('DELETE FROM expected_candidates'))).rejects.toThrow('permission denied')
  })

  test('is who is a candidate now until the work of closing is done, and that is said', async () => {
    const { examId, other, pupil } = await ofOwnClass()
    const [one] = [await pupil('Gozie Away'), await pupil('Halima Away')]
    await closeSittings(server, of.school, examId, 0)
    expect(await counted(examId)).toEqual([{ expected: 2, sat: [0, 0, 0], absent: 2, isKept: false }])
    await move(one.student.id, other.id)
    expect(await counted(examId)).toEqual([{ expected: 1, sat: [0, 0, 0], absent: 1, isKept: false }])
  })

  test('is kept when the doors close and the server was off, or the clock not trusted, once either is over', async () => {
    const { examId, other, pupil } = await ofOwnClass()
    const { student } = await pupil('Ife Away')
    await closeSittings(server, of.school, examId, 0)
    await within((tx) => tx.run("UPDATE due_work SET due_at = now() WHERE kind = 'close_sitting'"))
    server.clock.isTrusted = false
    server.startJobs()
    await wait(300)
    expect(await counted(examId)).toMatchObject([{ isKept: false }])
    server.clock.isTrusted = true
    await expect.poll(() => counted(examId)).toMatchObject([{ isKept: true, absent: 1 }])
    await move(student.id, other.id)
    expect(await counted(examId)).toMatchObject([{ absent: 1 }])
  })

  test('is nobody who began, in the last second and after the list was written, too', async () => {
    const { examId, mine, pupil } = await ofOwnClass()
    const { client, student } = await pupil('Jide Late')
    await openPage(client, examId)
    // They were in another class as the list was written, and their start was committed after it.
    await within((tx) => tx.run('UPDATE students SET class_id = NULL WHERE user_id = $1', [student.id]))
    await close(examId)
    expect(await counted(examId)).toEqual([{ expected: 1, sat: [1, 0, 1], absent: 0, isKept: true }])
    expect(await counted(examId, { level: 'no such level' })).toEqual([])
    expect(await counted(examId, { classId: mine.id })).toHaveLength(1)
  })

  test('is not who sat the exam in another sitting; a sitting that closes later waits', async () => {
    const { examId, pupil } = await ofOwnClass()
    const { client } = await pupil('Kemi First')
    await pupil('Lami Second')
    await openPage(client, examId)
    const second = await addSitting(examId, 'opens_at', 'closes_at')
    await run('close_sitting', second)
    const due = await within((tx) =>
      tx.rows("SELECT due_at > now() AS later FROM due_work WHERE kind = 'close_sitting' AND reference = $1", [second]),
    )
    expect(due).toEqual([{ later: true }])
    await close(examId)
    const both = await within((tx) => selectAttendance(tx, { ...always, examId }))
    const ofSecond = both.find(({ sittingId }) => sittingId === second)
    expect(ofSecond).toMatchObject({ expectedCount: 1, absentCount: 1 })
    expect(both.find(({ sittingId }) => sittingId !== second)).toMatchObject({ expectedCount: 2, absentCount: 1 })
    const firstAbsent = async (limit: number) =>
      (await within((tx) => selectAbsent(tx, { ...always, examId }, { who: 'absent', limit, sittings: both }))).map(
        (one) => one.sittingId,
      )
    const everybody = both.map(({ sittingId }) => sittingId)
    expect(await firstAbsent(100)).toEqual(everybody)
    expect(await firstAbsent(1)).toEqual(everybody.slice(0, 1))
    expect(await firstAbsent(0)).toEqual([])
  })

  test('is asked for by days, subject and the exams a teacher works on', async () => {
    const { examId, pupil } = await ofOwnClass()
    await pupil('Musa Away')
    await close(examId)
    const [row] = await within((tx) => selectAttendance(tx, { ...always, examId }))
    if (!row) throw new Error('The sitting has closed.')
    const { closesAt } = row
    expect(await counted(examId, { from: closesAt, until: new Date(closesAt.getTime() + 1) })).toHaveLength(1)
    expect(await counted(examId, { until: closesAt })).toEqual([])
    expect(await counted(examId, { from: new Date(closesAt.getTime() + 1) })).toEqual([])
    expect(await counted(examId, { subjectId: of.subjectId })).toHaveLength(1)
    expect(await counted(examId, { subjectId: (await aSubject(of.school)).id })).toEqual([])
    const { createdBy } = await within((tx) =>
      tx.one<{ createdBy: string }>('SELECT created_by AS "createdBy" FROM exams WHERE id = $1', [examId]),
    )
    expect(await counted(examId, { teacherId: createdBy })).toHaveLength(1)
    expect(await counted(examId, { teacherId: newId() })).toEqual([])
  })
})

describe('the page of an exam', () => {
  test('says who has not started while its doors are open, and who was absent when they have closed', async () => {
    const { examId, mine, other, pupil } = await ofOwnClass()
    const attendance = () => of.teacher.result.attendance({ examId })
    const { client } = await pupil('Ngozi Here')
    const { student: away } = await pupil('Obi Away')
    const { student: gone } = await pupil('Peju Gone')
    await openPage(client, examId)
    const named = (student: string, isAbsent: boolean) => ({ student, className: mine.name, isAbsent })
    expect(await attendance()).toMatchObject({
      ...{ expectedCount: 3, satCount: 1, absentCount: 0, isKept: true },
      missing: [named('Obi Away', false), named('Peju Gone', false)],
    })
    await closeSittings(server, of.school, examId, 0)
    expect(await attendance()).toMatchObject({ absentCount: 2, isKept: false })
    await close(examId)
    await move(away.id, other.id)
    await of.school.admin.people.deleteStudents({ ids: [gone.id] })
    expect(await attendance()).toMatchObject({
      ...{ expectedCount: 3, satCount: 1, absentCount: 2, isKept: true },
      missing: [named('Obi Away', true), { student: null, studentNumber: null, className: mine.name, isAbsent: true }],
    })
  })

  test('of several sittings calls nobody absent who sits another, or still may', async () => {
    const { examId, pupil } = await ofOwnClass()
    const [first, second] = [await pupil('Quadri First'), await pupil('Rita Second')]
    await close(examId)
    const later = await addSitting(examId, 'now()', "now() + interval '1 hour'")
    const attendance = () => of.teacher.result.attendance({ examId })
    expect(await attendance()).toMatchObject({ expectedCount: 2, satCount: 0, absentCount: 0, isKept: true })
    await openPage(second.client, examId)
    await within((tx) => tx.run('UPDATE exam_sittings SET closes_at = now() WHERE id = $1', [later]))
    await run('close_sitting', later)
    expect(await attendance()).toMatchObject({
      ...{ expectedCount: 2, satCount: 1, absentCount: 1 },
      missing: [{ studentId: first.student.id, isAbsent: true }],
    })
  })

  test('of a draft says nothing', async () => {
    const { examId } = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], isPublished: false })
    expect(await of.teacher.result.attendance({ examId })).toEqual({
      ...{ expectedCount: 0, satCount: 0, onDeviceCount: 0, absentCount: 0, isKept: true, missing: [] },
    })
  })
})
