import { randomBytes } from 'node:crypto'
import type { IdField, Row } from './row.ts'
import type { World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')
const seen = { 'another teacher': 'allowed', 'the same role of another school': 'allowed' } as const

/** A new one each time: an act leaves it changed. */
const aSubjectOf = async ({ admin }: World['ours']) =>
  (await admin.client.school.addSubject({ name: `Added ${unique()}`, code: unique() })).subject

/** An active one with exams is left alone by every act: the same input serves whoever may ask. */
const oneInUse = ({ ours }: World) => ({ ids: [ours.subjectId] })

const aSubjectOfTheirs = {
  id: { foreign: ({ theirs }) => [theirs.subjectId], verdict: 'UNKNOWN_SUBJECT' },
} as const satisfies Record<string, IdField>

/** Ids of an act that are not the school's own are named as unknown; nothing is done about them. */
const someOfTheirs = {
  'ids[]': {
    foreign: ({ theirs }) => [theirs.subjectId, theirs.classId],
    verdict: 'allowed',
    why: 'they are skipped, and their names are not said',
  },
} as const satisfies Record<string, IdField>

const aClassOf = async ({ admin }: World['ours']) =>
  (await admin.client.school.addClass({ level: 'SS1', arm: unique() })).class
const oneWithStudents = ({ ours }: World) => ({ ids: [ours.classId] })
const aClassOfTheirs = {
  id: { foreign: ({ theirs }) => [theirs.classId], verdict: 'UNKNOWN_CLASS' },
} as const satisfies Record<string, IdField>
const formTeacherOfTheirs = {
  formTeacherId: { foreign: ({ theirs }) => [theirs.teacher.userId], verdict: 'UNKNOWN_PERSON' },
} as const satisfies Record<string, IdField>

let turn = 0
/** Days no other term here has. */
const freeDays = () => {
  turn += 3
  const dayAt = (count: number) => new Date(Date.UTC(2040, 0, count)).toISOString().slice(0, 10)
  return { firstDay: dayAt(turn), lastDay: dayAt(turn + 1) }
}
const aNewTerm = () => ({ name: 'First term', year: '2040/2041', ...freeDays() })
const aTermOf = async ({ admin }: World['ours']) => (await admin.client.school.addTerm(aNewTerm())).term
export const termIdOfTheirs: IdField = {
  foreign: async ({ theirs }) => [(await aTermOf(theirs)).id],
  verdict: 'UNKNOWN_TERM',
}
const aTermOfTheirs = { id: termIdOfTheirs }

export const placeRows = {
  'school.listClasses': {
    input: () => ({}),
    beyond: seen,
    ids: {
      cursor: {
        foreign: async ({ theirs }) => {
          const { nextCursor } = await theirs.admin.client.school.listClasses({ size: 1 })
          return nextCursor ? [nextCursor] : []
        },
        unknown: () => 'nobody',
        verdict: 'BAD_REQUEST',
      },
    },
  },
  'school.getClass': {
    input: ({ ours }) => ({ id: ours.classId }),
    beyond: { 'the same role of another school': 'UNKNOWN_CLASS' },
    ids: aClassOfTheirs,
  },
  'school.addClass': {
    input: ({ ours }) => ({ level: 'SS1', arm: unique(), formTeacherId: ours.teacher.userId }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: formTeacherOfTheirs,
  },
  'school.addClasses': {
    input: () => ({ levels: ['SS1', 'JSS1'], arms: [unique()] }),
    beyond: { 'the same role of another school': 'allowed' },
  },
  'school.updateClass': {
    input: async ({ ours }) => ({
      ...{ id: (await aClassOf(ours)).id, revision: 1, formTeacherId: ours.teacher.userId },
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_CLASS' },
    ids: { ...aClassOfTheirs, ...formTeacherOfTheirs },
  },
  'school.setClassesStatus': {
    input: (world) => ({ ...oneWithStudents(world), status: 'closed' }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: someOfTheirs,
  },
  'school.deleteClasses': {
    input: oneWithStudents,
    beyond: { 'the same role of another school': 'allowed' },
    ids: someOfTheirs,
  },
  'school.listSubjects': {
    input: () => ({}),
    beyond: seen,
    ids: {
      cursor: {
        foreign: async ({ theirs }) => {
          await aSubjectOf(theirs)
          const { nextCursor } = await theirs.admin.client.school.listSubjects({ size: 1 })
          return nextCursor ? [nextCursor] : []
        },
        unknown: () => 'nobody',
        verdict: 'BAD_REQUEST',
      },
    },
  },
  'school.subjectFigures': {
    input: () => undefined,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'school.getSubject': {
    input: ({ ours }) => ({ id: ours.subjectId }),
    beyond: { 'the same role of another school': 'UNKNOWN_SUBJECT' },
    ids: aSubjectOfTheirs,
  },
  'school.addSubject': {
    input: () => ({ name: `Added ${unique()}`, code: unique() }),
    beyond: { 'the same role of another school': 'allowed' },
  },
  'school.updateSubject': {
    input: async ({ ours }) => ({ id: (await aSubjectOf(ours)).id, revision: 1, name: `Edited at ${ours.marker}` }),
    beyond: { 'the same role of another school': 'UNKNOWN_SUBJECT' },
    ids: aSubjectOfTheirs,
  },
  'school.setSubjectsStatus': {
    input: (world) => ({ ...oneInUse(world), status: 'active' }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: someOfTheirs,
  },
  'school.deleteSubjects': {
    input: oneInUse,
    beyond: { 'the same role of another school': 'allowed' },
    ids: someOfTheirs,
  },
  'school.listTerms': {
    input: () => ({}),
    beyond: seen,
    ids: {
      cursor: {
        foreign: async ({ theirs }) => {
          await aTermOf(theirs)
          await aTermOf(theirs)
          const { nextCursor } = await theirs.admin.client.school.listTerms({ size: 1 })
          return nextCursor ? [nextCursor] : []
        },
        unknown: () => 'nobody',
        verdict: 'BAD_REQUEST',
      },
    },
  },
  'school.getTerm': {
    input: async ({ ours }) => ({ id: (await aTermOf(ours)).id }),
    beyond: { 'the same role of another school': 'UNKNOWN_TERM' },
    ids: aTermOfTheirs,
  },
  'school.addTerm': {
    input: aNewTerm,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'school.updateTerm': {
    input: async ({ ours }) => ({ id: (await aTermOf(ours)).id, revision: 1, name: 'Second term' }),
    beyond: { 'the same role of another school': 'UNKNOWN_TERM' },
    ids: aTermOfTheirs,
  },
  'school.deleteTerms': {
    input: async ({ ours }) => ({ ids: [(await aTermOf(ours)).id] }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      'ids[]': {
        foreign: async ({ theirs }) => [(await aTermOf(theirs)).id],
        verdict: 'allowed',
        why: 'they are skipped, and their names are not said',
      },
    },
  },
  'school.grading': {
    input: () => undefined,
    beyond: seen,
  },
  'school.saveGrading': {
    input: async (_world, caller) => ({
      revision: (await caller.client.school.grading().catch(() => ({ grading: { revision: 1 } }))).grading.revision,
      rounding: 'half_up',
    }),
    beyond: { 'the same role of another school': 'allowed' },
  },
} as const satisfies Record<string, Row>
