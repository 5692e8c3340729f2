import { randomBytes } from 'node:crypto'
import {
  aClassOfTheirs,
  aFilterOfTheirs,
  aListCursorOfTheirs,
  aPersonOfTheirs,
  aSubjectOfTheirs,
  type IdField,
  type Row,
  somePeopleOfTheirs,
} from './row.ts'
import type { LivingSchool, World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')

/** New ones each time: an act leaves them changed, and what was asked with once is one of ours as well. */
async function aTeacherOf({ admin, marker }: LivingSchool) {
  const employeeId = `T${unique()}`
  const form = { name: 'New', email: `${employeeId}@${marker}.test`, employeeId, signIn: 'first_password' as const }
  return (await admin.client.people.addTeacher(form)).teacher
}

/** Who was brought back has no account, and so was sent no link lately. */
async function anInvitedTeacherOf(school: LivingSchool) {
  const { client } = school.admin
  const { id } = await aTeacherOf(school)
  const { batch } = await client.people.deleteTeachers({ ids: [id] })
  await client.school.undo({ batch: batch ?? '' })
  return { id }
}

const aNumberOfTheirs = {
  foreign: async ({ theirs }: World) => [(await aTeacherOf(theirs)).employeeId],
  unknown: () => `T${unique()}`,
  verdict: 'allowed',
  why: 'each school numbers its own',
} as const satisfies IdField

const ofPerson = (who: 'student' | 'admin') => ({
  what: who === 'student' ? 'a student' : 'themselves',
  role: 'school_admin' as const,
  input: ({ ours }: World) => ({ id: ours[who].userId, revision: 1 }),
  verdict: 'UNKNOWN_PERSON' as const,
})

export const teacherRows = {
  'people.listTeachers': {
    input: () => ({}),
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      cursor: aListCursorOfTheirs(({ people }) => people.listTeachers({ size: 1 })),
      classId: aFilterOfTheirs(({ theirs }) => [theirs.classId]),
      subjectId: aFilterOfTheirs(({ theirs }) => [theirs.subjectId]),
    },
  },
  'people.teacherFigures': {
    input: () => undefined,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'people.getTeacher': {
    input: ({ ours }) => ({ id: ours.teacher.userId }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
    also: [ofPerson('student')],
  },
  'people.addTeacher': {
    input: ({ ours }) => ({
      name: `Added to ${ours.marker}`,
      email: `added${unique()}@${ours.marker}.test`,
      employeeId: `T${unique()}`,
      subjectIds: [ours.subjectId],
      classIds: [ours.classId],
      signIn: 'first_password',
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_CLASS' },
    ids: {
      email: {
        foreign: ({ theirs }) => [theirs.spareTeacher.email],
        unknown: () => `${unique()}@nowhere.test`,
        verdict: 'allowed',
        why: 'a teacher may work at two schools: the account stays shut to this one until its owner follows the mail',
      },
      employeeId: aNumberOfTheirs,
      'subjectIds[]': aSubjectOfTheirs,
      'classIds[]': aClassOfTheirs,
    },
  },
  'people.updateTeacher': {
    input: async ({ ours }) => ({
      ...{ id: (await aTeacherOf(ours)).id, revision: 1, name: `Edited at ${ours.marker}`, employeeId: `T${unique()}` },
      ...{ subjectIds: [ours.subjectId], classIds: [ours.classId] },
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: {
      ...aPersonOfTheirs,
      employeeId: aNumberOfTheirs,
      'subjectIds[]': aSubjectOfTheirs,
      'classIds[]': aClassOfTheirs,
    },
    also: [ofPerson('student'), ofPerson('admin')],
  },
  'people.setTeachersStatus': {
    // No teacher, and so skipped: the same input serves whoever may ask.
    input: ({ ours }) => ({ ids: [ours.admin.userId], status: 'inactive' }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
  },
  'people.deleteTeachers': {
    // Has made exams, and so stays.
    input: ({ ours }) => ({ ids: [ours.teacher.userId] }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
  },
  'people.sendInvitation': {
    // A new one each time: a link goes out once a minute.
    input: async ({ ours }) => ({ id: (await anInvitedTeacherOf(ours)).id }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
    also: [ofPerson('student'), ofPerson('admin')],
  },
  'people.reissueTeacherPassword': {
    input: ({ ours }) => ({ id: ours.spareTeacher.id }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
    also: [ofPerson('student'), ofPerson('admin')],
  },
} as const satisfies Record<string, Row>
