import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { daysFrom, sampleId } from '../../platform/sample.ts'
import { homeSchool, sampleSchools } from '../company/schools.ts'

/** What a sample school has paid for: a term that runs, and the one before it. */
export function sampleBilling(schoolId: string, now: Date) {
  const schools = sampleSchools(now)
  const place = schools.findIndex(({ id }) => id === schoolId)
  const school = schools[place]
  if (!school) return undefined
  const { subscription: plan, revision, trialEndsAt, expiryDate: endsOn, studentsCount, subjectsCount } = school
  const period = (number: number, from: number, lastDay: string, paidNaira: number, of: typeof plan) => ({
    id: sampleId('period', number),
    plan: of,
    paidNaira,
    receiptNumber: `SM-00000${number}`,
    note: '',
    startsOn: dayAfter(lagosDate(now), from),
    endsOn: lastDay,
    paidOn: dayAfter(lagosDate(now), from - 3),
    madeAt: daysFrom(now, from - 3, '10:00'),
    voidedAt: null,
    voidReason: null,
  })
  return {
    plan,
    revision,
    trialEndsAt,
    endsOn,
    next: null,
    hasEnded: endsOn !== null && endsOn < lagosDate(now),
    taken: { students: school.id === homeSchool.id ? 4 : studentsCount, subjects: subjectsCount },
    // A receipt has its number in one school alone.
    periods: [
      period(7 - place, -30, endsOn, 350_000, plan),
      period(3 - place, -121, dayAfter(lagosDate(now), -31), 120_000, 'professional'),
    ],
    school: { name: school.name, address: school.address },
    contact: null,
  }
}

/** The plan of the sample school. */
export function samplePlan(now: Date) {
  const billing = sampleBilling(homeSchool.id, now)
  if (!billing) throw new Error('The sample school is there.')
  return billing
}

/** What the sample schools have paid, asked for, and when their plans end. */
export function samplePlans(now: Date) {
  const schools = sampleSchools(now)
  const of = ({ id, name, owner }: (typeof schools)[number]) => ({ schoolId: id, school: name, owner })
  const payments = schools.flatMap((school, place) =>
    (sampleBilling(school.id, now)?.periods ?? []).map(
      ({ plan, startsOn, endsOn, paidNaira, paidOn, receiptNumber }, at) => ({
        ...of(school),
        id: sampleId('period', 10 * place + at),
        plan,
        startsOn,
        endsOn,
        paidNaira,
        paidOn,
        receiptNumber,
        isVoid: false,
      }),
    ),
  )
  payments.sort((one, other) => other.paidOn.localeCompare(one.paidOn))
  const asking = schools.slice(1, 2).map((school) => ({
    ...of(school),
    plan: school.subscription,
    asked: 'enterprise' as const,
    askedAt: daysFrom(now, -2, '11:20'),
  }))
  const ending = schools.slice(2).map((school) => ({
    ...of(school),
    plan: school.subscription,
    isTrial: false,
    endsOn: school.expiryDate,
    hasEnded: false,
  }))
  const listed = <Line>(items: Line[]) => ({ items, total: items.length })
  return { payments: listed(payments), requests: listed(asking), ends: listed(ending) }
}
