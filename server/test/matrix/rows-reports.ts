import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { aPicture, asSent } from '../builders/picture.ts'
import type { Person } from './people.ts'
import { type Also, aClassOfTheirs, aListCursorOfTheirs, aSubjectOfTheirs, type IdField, type Row } from './row.ts'
import type { World } from './world.ts'

/** The report of somebody, an administrator's of the whole school; whoever has none yet makes one. Cancelled, it is still there. */
async function aReportIdOf({ role, client: { report } }: Person): Promise<string> {
  const { items } = await report.listMade()
  const made = items.find(({ params }) => role === 'teacher' || params.classId === undefined)
  return (made ?? (await report.make({ type: 'performance', range: 'this_week', format: 'csv' }))).id
}

const aReportOfTheirs = {
  id: { foreign: async ({ theirs }) => [await aReportIdOf(theirs.admin)], verdict: 'UNKNOWN_REPORT' },
} as const satisfies Record<string, IdField>

/** A teacher's is of the own class: whoever has another is told that there is none. */
export const reportOf = ({ ours }: World, { role }: Person) => ({
  ...{ type: 'performance' as const, range: 'this_week' as const },
  ...(role === 'teacher' && { classId: ours.classId }),
})
export const beyondReport = {
  'another teacher': 'UNKNOWN_CLASS',
  'the same role of another school': { school_admin: 'allowed', teacher: 'UNKNOWN_CLASS' },
} as const satisfies Row['beyond']
/** What a teacher has no report of. */
export const notTheirs: Also[] = [
  {
    what: 'of a class of the school that they do not have',
    role: 'teacher',
    input: ({ ours }, valid) => ({ ...Object(valid), classId: ours.otherClassId }),
    verdict: 'UNKNOWN_CLASS',
  },
  {
    what: 'of a subject of the school that they do not have',
    role: 'teacher',
    input: ({ ours }, valid) => ({ ...Object(valid), subjectId: ours.otherSubjectId }),
    verdict: 'UNKNOWN_SUBJECT',
  },
  {
    what: 'with a card for each student',
    role: 'teacher',
    input: (_world, valid) => ({ ...Object(valid), type: 'report_cards', format: 'pdf' }),
    verdict: 'NOT_ALLOWED',
  },
]
const anothersReport: Also = {
  what: 'of a report of the whole school',
  role: 'teacher',
  input: async ({ ours }) => ({ id: await aReportIdOf(ours.admin) }),
  verdict: 'UNKNOWN_REPORT',
}
const unknownReport = {
  'another teacher': 'UNKNOWN_REPORT',
  'the same role of another school': 'UNKNOWN_REPORT',
} as const

/** Two files, so that one stands behind the first. */
async function cursorOfFiles({ report, school, bank }: Person['client']) {
  await school.setLogo({ data: aPicture })
  await bank.addPicture({ data: asSent(samplePictures.jpeg) })
  return await report.listFiles({ size: 1 })
}

export const reportFileRows = {
  'report.make': {
    input: async (world, caller) => {
      const { report } = caller.client
      // Only so many may wait at the same moment.
      for (const { id } of (await report.listMade()).items) await report.cancel({ id })
      return { ...reportOf(world, caller), format: 'csv' }
    },
    beyond: beyondReport,
    also: notTheirs,
    ids: {
      classId: aClassOfTheirs,
      subjectId: aSubjectOfTheirs,
      studentId: { foreign: ({ theirs }) => [theirs.student.userId], verdict: 'UNKNOWN_PERSON' },
      againOf: aReportOfTheirs.id,
    },
  },
  'report.listFiles': {
    input: () => ({}),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { cursor: aListCursorOfTheirs(cursorOfFiles) },
  },
  'report.fileFigures': {
    input: () => undefined,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'report.listMade': {
    input: () => undefined,
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
  },
  'report.getMade': {
    input: async (_world, caller) => ({ id: await aReportIdOf(caller) }),
    beyond: unknownReport,
    ids: aReportOfTheirs,
    also: [anothersReport],
  },
  'report.cancel': {
    input: async (_world, caller) => ({ id: await aReportIdOf(caller) }),
    beyond: unknownReport,
    ids: aReportOfTheirs,
    also: [anothersReport],
  },
} as const satisfies Record<string, Row>
