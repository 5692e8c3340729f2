import { randomBytes } from 'node:crypto'
import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import { aQuestion } from '../builders/exam.ts'
import { aPicture } from '../builders/picture.ts'
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

const unique = () => randomBytes(4).toString('hex')

/** New ones each time: an act leaves them changed. */
async function aStudentOf({ admin, classId, marker }: World['ours']) {
  const form = { name: `Student of ${marker}`, studentNumber: `GF/${unique()}`, classId }
  return (await admin.client.people.addStudent(form)).student
}
/** Who sits an exam now is left alone by every act: the same input serves whoever may ask. */
const oneSitting = ({ ours }: World) => ({ ids: [ours.student.userId] })

const aList = { fileName: 'SS1A.xlsx', format: 'xlsx', foundCount: 1, leftOutCount: 0 }

/** An address at the other school, which a student of ours can have all the same. */
export const addressAt = ({ marker }: LivingSchool) => `${marker}@${marker}.test`

const anEmail = {
  foreign: ({ theirs }) => [addressAt(theirs)],
  unknown: () => `${unique()}@nowhere.test`,
  verdict: 'allowed',
  why: 'an address to write to, no account',
} as const satisfies IdField

const numbersAndEmails = {
  studentNumber: {
    foreign: async ({ theirs }) => [(await aStudentOf(theirs)).studentNumber],
    unknown: () => `GF/${unique()}`,
    verdict: 'allowed',
    why: 'each school numbers its own',
  },
  email: anEmail,
  guardianEmail: anEmail,
} as const satisfies Record<string, IdField>

export const studentRows = {
  'people.listStudents': {
    input: () => ({}),
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
    ids: {
      cursor: aListCursorOfTheirs(({ people }) => people.listStudents({ size: 1 })),
      classId: aFilterOfTheirs(({ theirs }) => [theirs.classId]),
      subjectId: aFilterOfTheirs(({ theirs }) => [theirs.subjectId]),
    },
    also: [
      {
        what: 'of a class of a colleague',
        role: 'teacher',
        input: ({ ours }) => ({ classId: ours.otherClassId }),
        verdict: 'allowed',
      },
    ],
  },
  'people.studentFigures': {
    input: () => undefined,
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
  },
  'people.getStudent': {
    input: ({ ours }) => ({ id: ours.student.userId }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
    also: [
      {
        what: 'a teacher',
        role: 'school_admin',
        input: ({ ours }) => ({ id: ours.teacher.userId }),
        verdict: 'UNKNOWN_PERSON',
      },
    ],
  },
  'people.getMyStudent': {
    input: ({ ours }) => ({ id: ours.student.userId }),
    beyond: { 'another teacher': 'UNKNOWN_PERSON', 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
  },
  'people.addStudent': {
    input: ({ ours }) => ({
      ...{ name: `Added to ${ours.marker}`, studentNumber: `GF/${unique()}`, classId: ours.classId },
      ...{ email: `${unique()}@${ours.marker}.test`, subjectIds: [ours.subjectId] },
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_CLASS' },
    ids: { ...numbersAndEmails, classId: aClassOfTheirs, 'subjectIds[]': aSubjectOfTheirs },
  },
  'people.updateStudent': {
    input: async ({ ours }) => ({
      ...{ id: (await aStudentOf(ours)).id, revision: 1, name: `Edited at ${ours.marker}` },
      ...{ studentNumber: `GF/${unique()}`, email: `${unique()}@${ours.marker}.test` },
      ...{ classId: ours.otherClassId, subjectIds: [ours.subjectId] },
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: { ...aPersonOfTheirs, ...numbersAndEmails, classId: aClassOfTheirs, 'subjectIds[]': aSubjectOfTheirs },
  },
  'people.setStudentsStatus': {
    input: (world) => ({ ...oneSitting(world), status: 'inactive' }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
  },
  'people.leaveStudents': {
    input: (world) => ({ ...oneSitting(world), reason: 'transferred', on: '2024-07-26' }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
  },
  'people.setStudentsClass': {
    input: async ({ ours }) => ({ ids: [(await aStudentOf(ours)).id], classId: ours.otherClassId }),
    beyond: { 'the same role of another school': 'UNKNOWN_CLASS' },
    ids: { ...somePeopleOfTheirs, classId: aClassOfTheirs },
  },
  'people.deleteStudents': {
    input: oneSitting,
    beyond: { 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
  },
  'people.matchStudents': {
    input: ({ ours }) => ({ rows: [{ id: ours.student.userId }] }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      'rows[].id': {
        foreign: ({ theirs }) => [theirs.student.userId],
        verdict: 'allowed',
        why: 'nobody of another school is found',
        finds: /"students":\[\]/,
      },
      'rows[].studentNumber': numbersAndEmails.studentNumber,
    },
  },
  'people.startRegister': { input: () => aList, beyond: { 'the same role of another school': 'allowed' } },
  'people.importStudents': {
    input: async ({ ours }) => ({
      importId: (await ours.admin.client.people.startRegister(aList)).importId,
      rows: [{ position: 0, id: (await aStudentOf(ours)).id, revision: 1, values: { phone: '0800' } }],
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_IMPORT' },
    ids: {
      importId: {
        foreign: async ({ theirs }) => [(await theirs.admin.client.people.startRegister(aList)).importId],
        verdict: 'UNKNOWN_IMPORT',
      },
      'rows[].id': {
        foreign: ({ theirs }) => [theirs.student.userId],
        verdict: 'allowed',
        why: 'that row alone is refused',
        finds: /"id":null,"fields":\[\{"field":"row"/,
      },
      'rows[].values.studentNumber': numbersAndEmails.studentNumber,
      'rows[].values.guardianEmail': numbersAndEmails.guardianEmail,
    },
  },
  'people.exportStudents': {
    input: () => ({}),
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      cursor: aListCursorOfTheirs(({ people }) => people.listStudents({ size: 1 })),
      classId: aFilterOfTheirs(({ theirs }) => [theirs.classId]),
      subjectId: aFilterOfTheirs(({ theirs }) => [theirs.subjectId]),
    },
  },
  'people.planPromotion': {
    input: () => undefined,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'people.promote': {
    // The school of the matrix stays in its year: of the class with students nothing is said.
    input: ({ ours: { student, classId, otherClassId } }) => ({
      ...{ from: usualYear(new Date()), year: '2091/2092', withoutClass: 0 },
      classes: [{ classId: otherClassId, studentsCount: 0, target: { kind: 'class', classId } }],
      exceptions: [{ kind: 'class', studentId: student.userId, classId }],
    }),
    passing: 'PROMOTION_INCOMPLETE',
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: {
      'classes[].classId': {
        foreign: ({ theirs }) => [theirs.classId],
        verdict: 'PROMOTION_INCOMPLETE',
        why: 'a class of another school says nothing of those of this one',
      },
      'classes[].target.classId': { foreign: ({ theirs }) => [theirs.classId], verdict: 'CLASS_CLOSED' },
      'exceptions[].studentId': { foreign: ({ theirs }) => [theirs.student.userId], verdict: 'UNKNOWN_PERSON' },
      'exceptions[].classId': { foreign: ({ theirs }) => [theirs.classId], verdict: 'CLASS_CLOSED' },
    },
  },
  'people.issueSlips': {
    input: oneSitting,
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
  },
  'people.setPhoto': {
    input: ({ ours }) => ({ id: ours.elsewhere.userId, data: aPicture }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: {
      id: {
        foreign: ({ theirs: { teacher, student } }) => [teacher.userId, student.userId],
        verdict: 'UNKNOWN_PERSON',
      },
    },
    also: [
      {
        what: 'an administrator',
        role: 'school_admin',
        input: ({ ours }) => ({ id: ours.admin.userId, data: null }),
        verdict: 'UNKNOWN_PERSON',
      },
    ],
  },
  'school.listActs': {
    input: () => ({}),
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
    ids: {
      cursor: {
        foreign: async ({ theirs }) => {
          const { client } = theirs.admin
          const ids = [(await aStudentOf(theirs)).id]
          for (const status of ['inactive', 'active'] as const) await client.people.setStudentsStatus({ ids, status })
          return [(await client.school.listActs({ size: 1 })).nextCursor ?? '']
        },
        unknown: () => 'nobody',
        verdict: 'BAD_REQUEST',
      },
    },
  },
  'school.undo': {
    // What the caller did: a teacher takes back nobody else's act.
    input: async ({ ours, superAdmin }, { client, role }) => {
      if (role === 'super_admin') {
        const { user } = await superAdmin.client.people.inviteAdmin({
          ...{ name: 'New', email: `chief${crypto.randomUUID()}@people.test` },
        })
        return { batch: (await client.people.setUsersStatus({ ids: [user.id], status: 'inactive' })).batch }
      }
      if (role !== 'teacher') {
        const ids = [(await aStudentOf(ours)).id]
        return { batch: (await client.people.setStudentsStatus({ ids, status: 'inactive' })).batch }
      }
      const { id } = await aQuestion(client, { subjectId: ours.subjectId, question: `Question of ${ours.marker}` })
      return { batch: (await client.bank.setQuestionsStatus({ ids: [id], status: 'archived' })).batch }
    },
    beyond: { 'another teacher': 'UNKNOWN_ACT', 'the same role of another school': 'UNKNOWN_ACT' },
    ids: {
      batch: {
        foreign: async ({ theirs }) => {
          const { people } = theirs.admin.client
          const ids = [(await aStudentOf(theirs)).id]
          return [(await people.setStudentsStatus({ ids, status: 'inactive' })).batch ?? '']
        },
        verdict: 'UNKNOWN_ACT',
      },
    },
  },
} as const satisfies Record<string, Row>
