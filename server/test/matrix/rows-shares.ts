import { newId } from '../../src/platform/ids.ts'
import { aMadeReport } from '../builders/made-report.ts'
import type { Person } from './people.ts'
import { aFilterOfTheirs, type IdField, type Row } from './row.ts'
import type { World } from './world.ts'

const aReportOf = async ({ server }: World, { schoolId }: { schoolId: string }) =>
  (await aMadeReport(server, schoolId)).id
const aReportOfTheirs: IdField = {
  foreign: async (world) => [await aReportOf(world, world.theirs)],
  verdict: 'UNKNOWN_REPORT',
}
const aShareOf = async (world: World, person: Person) =>
  (await person.client.report.share({ id: await aReportOf(world, person) })).share.id
const unknownElsewhere = { 'the same role of another school': 'UNKNOWN_REPORT' } as const
const anAddress = () => `${newId()}@reports.test`

export const shareRows = {
  'report.share': {
    input: async (world, caller) => ({ id: await aReportOf(world, caller), days: 7 }),
    beyond: unknownElsewhere,
    ids: { id: aReportOfTheirs },
  },
  'report.listShares': {
    input: () => ({}),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { reportId: aFilterOfTheirs(async (world) => [await aReportOf(world, world.theirs)]) },
  },
  'report.revokeShare': {
    input: async (world, caller) => ({ id: await aShareOf(world, caller) }),
    beyond: { 'the same role of another school': 'UNKNOWN_SHARE' },
    ids: { id: { foreign: async (world) => [await aShareOf(world, world.theirs.admin)], verdict: 'UNKNOWN_SHARE' } },
  },
  'report.email': {
    input: async (world, caller) => ({
      ...{ id: await aReportOf(world, caller), toMe: false, staffIds: [], addresses: [anAddress()], as: 'link' },
    }),
    beyond: unknownElsewhere,
    ids: {
      id: aReportOfTheirs,
      'staffIds[]': {
        foreign: ({ theirs: { teacher, admin, student } }) => [teacher.userId, admin.userId, student.userId],
        verdict: 'UNKNOWN_PERSON',
      },
      'addresses[]': {
        foreign: () => [anAddress()],
        unknown: anAddress,
        verdict: 'allowed',
        why: 'whoever has an address can be written to, and nothing is said of them',
      },
    },
    also: [
      {
        what: 'a student of the school among the staff',
        role: 'school_admin',
        input: ({ ours }, valid) => ({ ...(valid as object), staffIds: [ours.student.userId] }),
        verdict: 'UNKNOWN_PERSON',
      },
    ],
  },
} as const satisfies Record<string, Row>
