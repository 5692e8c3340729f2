// Once a plan has ended nobody is locked out, and nothing is added.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aQuestionForm, examDraft } from '../../../test/builders/exam.ts'
import { later } from '../../../test/builders/later.ts'
import { aSchool, aStudent, aSubject, type TestSchool } from '../../../test/builders/people.ts'
import { aSitting, openPage } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Every way to add something. */
async function addings(school: TestSchool, subjectId: string) {
  const { admin } = school
  const tag = crypto.randomUUID().slice(0, 8)
  const draft = examDraft({ subjectId, classIds: [], questions: [] })
  return [
    admin.people.addStudent({ name: 'Bisi Ade', studentNumber: tag }),
    admin.people.addTeacher({
      ...{ name: 'Bola Ade', email: `${tag}@staff.test`, employeeId: tag, subjectIds: [] },
      signIn: 'first_password',
    }),
    admin.school.addSubject({ name: 'Biology', code: tag }),
    admin.bank.addQuestion(aQuestionForm({ subjectId, topic: 'Cells' })),
    admin.exam.create(draft),
  ]
}
const codesOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'rejected' ? one.reason.code : 'added'))

it('students, teachers, subjects, questions and exams are not added; all else goes on', async () => {
  const { school, subjectId, classId, examId, students } = await aSitting(server)
  const { student } = await aStudent(server, school)
  expect(await codesOf(await addings(school, subjectId))).toEqual(Array(5).fill('added'))
  await school.admin.people.setStudentsStatus({ ids: [student.id], status: 'inactive' })
  const { batch } = await school.admin.school.deleteSubjects({ ids: [(await aSubject(school, { name: 'Unused' })).id] })

  await later(server, school.schoolId, 15)
  expect(await school.admin.school.plan()).toMatchObject({ hasEnded: true })
  expect(await codesOf(await addings(school, subjectId))).toEqual(Array(5).fill('PLAN_ENDED'))
  const copied = school.admin.exam.duplicate({ examId })
  expect(await refusalOf(copied)).toMatchObject({ status: 409, message: expect.stringContaining('Your plan') })
  const again = school.admin.people.setStudentsStatus({ ids: [student.id], status: 'active' })
  expect(await refusalOf(again)).toMatchObject({ code: 'PLAN_ENDED' })
  expect(await refusalOf(school.admin.school.undo({ batch: batch ?? '' }))).toMatchObject({ code: 'PLAN_ENDED' })

  // An edit adds nothing, nor does who sits an exam, or is given another class.
  const { subject } = await school.admin.school.getSubject({ id: subjectId })
  await school.admin.school.updateSubject({ id: subjectId, revision: subject.revision, name: 'Further Mathematics' })
  await school.admin.people.setStudentsClass({ ids: [student.id], classId })
  expect((await openPage(students[0], examId)).attemptId).toMatch(/-/)
})

it('a school without a trial, and one with a period that runs, add on', async () => {
  const school = await aSchool(server)
  const subject = await aSubject(school)
  await later(server, school.schoolId, 15)
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(`UPDATE schools SET paid_until = ($2::timestamptz AT TIME ZONE 'Africa/Lagos')::date WHERE id = $1`, [
      tx.schoolId,
      tx.now,
    ]),
  )
  // The last day is still paid for.
  expect(await codesOf(await addings(school, subject.id))).toEqual(Array(5).fill('added'))
  await later(server, school.schoolId, 1)
  expect(await codesOf(await addings(school, subject.id))).toEqual(Array(5).fill('PLAN_ENDED'))
  await inSchool(server.pools.app, school, (tx) =>
    tx.run('UPDATE schools SET paid_until = NULL, trial_ends_at = NULL WHERE id = $1', [tx.schoolId]),
  )
  expect(await codesOf(await addings(school, subject.id))).toEqual(Array(5).fill('added'))
})

it('a school whose trial was over before plans ended is not ended, one in its trial will be', async () => {
  const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const before = await mkdtemp(join(tmpdir(), 'sabimark-before-'))
  try {
    for (const name of (await readdir(folder)).filter((one) => one < '098')) {
      await cp(join(folder, name), join(before, name), { recursive: true })
    }
    await migrate(ownerUrl, { secret, rolePrefix, folder: before })
    const school = (name: string, ends: string) =>
      `INSERT INTO schools (id, name, subdomain, look, email, phone, website, subscription, status, trial_ends_at)
       VALUES (gen_random_uuid(), '${name}', '${name}', '${name}', '', '', '', 'starter', 'active', ${ends})`
    await asOne(ownerUrl, async (owner) => {
      await owner.query('ALTER TABLE schools NO FORCE ROW LEVEL SECURITY')
      for (const [name, ends] of [
        ['over', `now() - interval '1 day'`],
        ['trying', `now() + interval '1 day'`],
        ['never', 'NULL'],
      ]) {
        await owner.query(school(name ?? '', ends ?? ''))
      }
      await owner.query('ALTER TABLE schools FORCE ROW LEVEL SECURITY')
    })
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    const rows = await asOne(ownerUrl, async (owner) => {
      await owner.query('ALTER TABLE schools NO FORCE ROW LEVEL SECURITY')
      const found = await owner.query(
        `SELECT s.subdomain, s.plan_ends_at IS NOT NULL AS ends, d.kind IS NOT NULL AS "isFollowed" FROM schools s
         LEFT JOIN due_work d ON d.school_id = s.id AND d.kind = 'follow_billing' ORDER BY 1`,
      )
      return found.rows
    })
    expect(rows).toEqual([
      { subdomain: 'never', ends: false, isFollowed: false },
      { subdomain: 'over', ends: false, isFollowed: false },
      { subdomain: 'platform', ends: false, isFollowed: false },
      { subdomain: 'trying', ends: true, isFollowed: true },
    ])
  } finally {
    await rm(before, { recursive: true })
    await drop()
  }
})
