import { randomBytes } from 'node:crypto'
import { tokenMailedTo } from '@sabimark/server/test/builders/people.ts'
import { aPicture } from '@sabimark/server/test/builders/picture.ts'
import { refusalOf, type TestClient } from '@sabimark/server/test/client.ts'
import type { TestServer } from '@sabimark/server/test/server.ts'
import { changePlaces, changeSettings } from './run-school.ts'

/** Students and teachers come, change, go and come back. */
export async function addPeople(
  server: TestServer,
  aside: TestServer,
  head: TestClient,
  places: { subjectId: string; classIds: string[] },
): Promise<void> {
  const { subjectId, classIds } = places
  const tag = randomBytes(3).toString('hex')
  const student = {
    name: 'Student New',
    studentNumber: `NEW/${tag}`,
    classId: classIds[0] ?? null,
    subjectIds: [subjectId],
  }
  const { student: added } = await head.people.addStudent(student)
  const ids = [added.id]
  await head.people.studentFigures()
  await head.people.getStudent({ id: added.id })
  await head.people.updateStudent({ id: added.id, revision: 1, phone: '0800' })
  await head.people.setPhoto({ id: added.id, data: aPicture })
  await head.people.setStudentsClass({ ids, classId: null })
  await head.people.setStudentsStatus({ ids, status: 'inactive' })
  await beginYear(head)
  const left = await head.people.leaveStudents({ ids, reason: 'other', on: '2024-07-26' })
  await head.people.listStudents({ status: 'left' })
  await head.school.undo({ batch: left.batch ?? '' })
  const { batch } = await head.people.deleteStudents({ ids })
  await head.school.listActs({})
  await head.school.listAudit({ kind: 'student' })
  await head.school.undo({ batch: batch ?? '' })
  await head.people.setStudentsStatus({ ids, status: 'active' })
  await head.people.issueSlips({ ids })
  await bringRegister(head, tag)
  const employee = { subjectIds: [subjectId], classIds, phone: '' }
  const email = (name: string) => `${name}${tag}@people.test`
  const known = { ...employee, name: 'Teacher Known', email: email('known'), employeeId: `K${tag}` }
  const { teacher } = await head.people.addTeacher({ ...known, signIn: 'first_password' })
  await head.people.reissueTeacherPassword({ id: teacher.id })
  await refusalOf(head.people.sendInvitation({ id: teacher.id }))
  await head.people.teacherFigures()
  await head.people.getTeacher({ id: teacher.id })
  await head.people.updateTeacher({ id: teacher.id, revision: 1, department: 'Science', experience: 8 })
  await head.people.setTeachersStatus({ ids: [teacher.id], status: 'inactive' })
  await head.people.setTeachersStatus({ ids: [teacher.id], status: 'active' })
  await manageUsers(head, teacher.id, email('chief'))
  const gone = await head.people.deleteTeachers({ ids: [teacher.id] })
  await head.school.undo({ batch: gone.batch ?? '' })
  const invited = { ...employee, name: 'Teacher Invited', email: email('invited'), employeeId: `I${tag}` }
  await head.people.addTeacher({ ...invited, signIn: 'invitation' })
  await head.people.addTeacher({ ...invited, signIn: 'invitation' })
  await changePlaces(head, tag)
  await head.school.setLogo({ data: aPicture })
  await changeSettings(head)
  const { me } = await head.people.me()
  const token = await tokenMailedTo(aside, me?.schoolId ?? '', invited.email)
  const newcomer = server.client()
  await head.people.invitation({ token })
  await newcomer.people.acceptInvitation({ token, password: 'correct horse' })
  await newcomer.people.signIn({ email: invited.email, password: 'correct horse' })
}

/** A list of one student, who is changed by it a second time; then it is taken back. */
async function bringRegister({ people, school }: TestClient, tag: string): Promise<void> {
  const values = { name: 'Student Listed', studentNumber: `LIST/${tag}`, dateOfBirth: '2010-04-03' }
  await people.matchStudents({ rows: [values] })
  const { importId } = await people.startRegister({
    ...{ fileName: 'SS1A.csv', format: 'csv', foundCount: 2, leftOutCount: 0 },
  })
  const { answers } = await people.importStudents({
    importId,
    rows: [{ position: 0, id: null, revision: null, values }],
  })
  await people.importStudents({
    importId,
    rows: [{ position: 1, id: answers[0]?.id ?? '', revision: 1, values: { phone: '0800' } }],
  })
  await people.exportStudents({})
  await school.undo({ batch: importId })
}

/** An administrator is invited, and a teacher made one, taken back, signed out. */
async function manageUsers(head: TestClient, id: string, email: string): Promise<void> {
  const { people, school } = head
  for (const sort of ['name', 'newest', 'lastSignIn'] as const) await people.listUsers({ sort })
  await people.listUsers({ search: 'teacher3', role: 'teacher', status: 'active' })
  await people.listRights()
  const { user } = await people.inviteAdmin({ name: 'Chief New', email })
  await refusalOf(people.inviteUserAgain({ id: user.id }))
  const [teacher] = (await people.listUsers({ search: 'Teacher Known', sort: 'newest' })).items
  const { batch } = await people.changeRole({ id, revision: teacher?.revision ?? 0, role: 'school_admin' })
  await school.undo({ batch: batch ?? '' })
  await people.endUserSessions({ ids: [id] })
  await people.dropUserSecondFactor({ id })
  await people.setUsersStatus({ ids: [id], status: 'inactive' })
  await people.setUsersStatus({ ids: [id], status: 'active' })
}

/** Everybody goes over the year again, and the year that began is taken back. */
async function beginYear({ people, school }: TestClient): Promise<void> {
  const { year: from, classes, withoutClass } = await people.planPromotion()
  const { batch } = await people.promote({
    ...{ from, year: 'A year of the drive', withoutClass, exceptions: [] },
    classes: classes.map(({ id: classId, studentsCount }) => ({
      ...{ classId, studentsCount },
      target: { kind: 'class' as const, classId },
    })),
  })
  await school.undo({ batch: batch ?? '' })
}
