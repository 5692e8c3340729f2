import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { platformSchoolId } from '../../src/school/school.db.ts'
import type { Person } from './people.ts'
import type { IdField, Row } from './row.ts'
import type { World } from './world.ts'

const theCompanysOwn = { foreign: () => [platformSchoolId], verdict: 'UNKNOWN_SCHOOL' } as const satisfies IdField
const ofTheirOwn = { 'the same role of another school': 'allowed' } as const

let recorded = 0
/** A day far enough ahead that nothing begins by it, and another one each time. */
function aPeriod(schoolId: string) {
  recorded += 1
  const day = dayAfter(lagosDate(new Date()), 30 + recorded)
  const days = { startsOn: day, endsOn: day, paidOn: lagosDate(new Date()) }
  return { id: schoolId, plan: 'professional' as const, ...days, paidNaira: 1, note: 'x' }
}

async function aRecordedPeriod({ client }: Person, schoolId: string): Promise<string> {
  const period = aPeriod(schoolId)
  await client.school.recordPeriod(period)
  const { periods } = await client.school.billing({ id: schoolId })
  const found = periods.find(({ startsOn }) => startsOn === period.startsOn)
  if (!found) throw new Error('A period was just recorded.')
  return found.id
}

/** Another plan than the one that is asked for, or the present one where one is. */
const another = ({ next, plan, revision }: { next: object | null; plan: string; revision: number }) => ({
  revision,
  plan: next ? plan : plan === 'enterprise' ? 'starter' : 'enterprise',
})

/** What schools pay for. */
export const billingRows = {
  'school.billing': { input: ({ ours }) => ({ id: ours.schoolId }), ids: { id: theCompanysOwn } },
  'school.recordPeriod': { input: ({ ours }) => aPeriod(ours.schoolId), ids: { id: theCompanysOwn } },
  'school.voidPeriod': {
    input: async ({ ours }, caller) => ({
      id: ours.schoolId,
      periodId: await aRecordedPeriod(caller, ours.schoolId),
      reason: 'A mistake',
    }),
    ids: {
      id: theCompanysOwn,
      periodId: {
        foreign: async ({ theirs, superAdmin }) => [await aRecordedPeriod(superAdmin, theirs.schoolId)],
        verdict: 'UNKNOWN_PERIOD',
      },
    },
  },
  'school.setNextPlan': {
    input: async ({ ours }: World, { client }: Person) => {
      return { id: ours.schoolId, ...another(await client.school.billing({ id: ours.schoolId })) }
    },
    ids: { id: theCompanysOwn },
  },
  'school.extendTrial': {
    input: ({ ours }) => ({ id: ours.schoolId, until: dayAfter(lagosDate(new Date()), 20), reason: 'Holidays' }),
    ids: { id: theCompanysOwn },
  },
  'school.plan': { input: () => undefined, beyond: ofTheirOwn },
  'school.askPlan': {
    input: async (_world, { client }) => another(await client.school.plan()),
    beyond: { 'the same role of another school': 'CHANGED_MEANWHILE' },
  },
} as const satisfies Record<string, Row>
