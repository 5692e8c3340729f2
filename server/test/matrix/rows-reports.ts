import type { Person } from './people.ts'
import { aClassOfTheirs, aSubjectOfTheirs, type IdField, type Row } from './row.ts'

/** The report of somebody; whoever has none yet makes one. Cancelled, it is still there. */
async function reportOf({ client: { report } }: Person): Promise<string> {
  const [made] = (await report.listMade()).items
  return (made ?? (await report.make({ type: 'performance', range: 'this_week', format: 'csv' }))).id
}

const aReportOfTheirs = {
  id: { foreign: async ({ theirs }) => [await reportOf(theirs.admin)], verdict: 'UNKNOWN_REPORT' },
} as const satisfies Record<string, IdField>

export const reportFileRows = {
  'report.make': {
    input: async (_world, { client: { report } }) => {
      // Only so many may wait at the same moment.
      for (const { id } of (await report.listMade()).items) await report.cancel({ id })
      return { type: 'performance', range: 'this_week', format: 'csv' }
    },
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      classId: aClassOfTheirs,
      subjectId: aSubjectOfTheirs,
      studentId: { foreign: ({ theirs }) => [theirs.student.userId], verdict: 'UNKNOWN_PERSON' },
      againOf: aReportOfTheirs.id,
    },
  },
  'report.listMade': {
    input: () => undefined,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'report.getMade': {
    input: async (_world, caller) => ({ id: await reportOf(caller) }),
    beyond: { 'the same role of another school': 'UNKNOWN_REPORT' },
    ids: aReportOfTheirs,
  },
  'report.cancel': {
    input: async (_world, caller) => ({ id: await reportOf(caller) }),
    beyond: { 'the same role of another school': 'UNKNOWN_REPORT' },
    ids: aReportOfTheirs,
  },
} as const satisfies Record<string, Row>
