import { receiptText } from '@sabimark/domain/school/billing/period.ts'
import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import { rowsOfEach } from '../../platform/database/across-schools.ts'
import type { Services } from '../../platform/process/services.ts'
import { platformSchoolId } from '../school.db.ts'
import { ownerToPlatform } from './school-list.ts'

type Reading = Pick<Services, 'pools'>
type OfSchool = { schoolId: string; school: string; owner: string | null; total: number }

/** So many lines of each. */
const mostLines = 50

const ofSchool = `s.id AS "schoolId", s.name AS school,
  ${ownerToPlatform} AS owner, count(*) OVER () AS total`

/** Payments, requests and ends of all schools, as the role reads them that may see across; nothing of what schools hold. */
export async function readPlans(services: Reading) {
  const [payments, requests, ends] = await Promise.all([
    selectPayments(services),
    selectRequests(services),
    selectEnds(services),
  ])
  return {
    payments: listed(payments, ({ number, ...line }) => ({ ...line, receiptNumber: receiptText(number) })),
    requests: listed(requests, ({ askedAt, ...line }) => ({ ...line, askedAt: askedAt.toISOString() })),
    ends: listed(ends, (line) => line),
  }
}

function listed<Row extends OfSchool, Line>(rows: readonly Row[], lineOf: (row: Row) => Line) {
  return { items: rows.map(lineOf), total: rows[0]?.total ?? 0 }
}

type Payment = OfSchool & {
  id: string
  plan: Plan
  startsOn: string
  endsOn: string
  paidNaira: number
  paidOn: string
  number: number
  isVoid: boolean
}

/** By the day on which they were paid, the newest first: what is typed later may have been paid before. */
async function selectPayments({ pools }: Reading): Promise<Payment[]> {
  const each = await rowsOfEach<Payment>(
    pools,
    `SELECT ${ofSchool}, p.id, p.plan, to_char(p.starts_on, 'YYYY-MM-DD') AS "startsOn",
       to_char(p.ends_on, 'YYYY-MM-DD') AS "endsOn", p.paid_naira::float8 AS "paidNaira",
       to_char(p.paid_on, 'YYYY-MM-DD') AS "paidOn", p.receipt_number AS number, p.voided_at IS NOT NULL AS "isVoid"
     FROM billing_periods p JOIN schools s ON s.id = p.school_id WHERE s.id <> $1
     ORDER BY p.paid_on DESC, p.receipt_number DESC LIMIT $2`,
    [platformSchoolId, mostLines],
  )
  return firstOf(each, (one, other) => other.paidOn.localeCompare(one.paidOn) || other.number - one.number)
}

type Request = OfSchool & { plan: Plan; asked: Plan; askedAt: Date }

/** Who has waited longest first. */
async function selectRequests({ pools }: Reading): Promise<Request[]> {
  const each = await rowsOfEach<Request>(
    pools,
    `SELECT ${ofSchool}, s.subscription AS plan, s.next_subscription AS asked, s.next_asked_at AS "askedAt"
     FROM schools s WHERE s.id <> $1 AND s.next_subscription IS NOT NULL ORDER BY s.next_asked_at, s.id LIMIT $2`,
    [platformSchoolId, mostLines],
  )
  return firstOf(each, (one, other) => byTime(one.askedAt, other.askedAt) || byId(one, other))
}

type End = OfSchool & { plan: Plan; isTrial: boolean; endsOn: string; hasEnded: boolean }

/** Plans that end within thirty days or ended as long ago, the soonest first; of no school that is suspended. */
async function selectEnds({ pools }: Reading): Promise<End[]> {
  const each = await rowsOfEach<End & { endsAt: Date }>(
    pools,
    `SELECT ${ofSchool}, s.subscription AS plan, s.paid_until IS NULL AS "isTrial",
       to_char((s.plan_ends_at - interval '1 millisecond') AT TIME ZONE 'Africa/Lagos', 'YYYY-MM-DD') AS "endsOn",
       s.plan_ends_at <= now() AS "hasEnded", s.plan_ends_at AS "endsAt"
     FROM schools s
     WHERE s.id <> $1 AND s.suspended_at IS NULL AND s.status = 'active'
       AND s.plan_ends_at BETWEEN now() - interval '30 days' AND now() + interval '30 days'
     ORDER BY s.plan_ends_at, s.id LIMIT $2`,
    [platformSchoolId, mostLines],
  )
  const first = firstOf(each, (one, other) => byTime(one.endsAt, other.endsAt) || byId(one, other))
  return first.map(({ endsAt: _endsAt, ...line }) => line)
}

/** Of each database its first lines, with how many it has: the first of all, with how many there are. */
function firstOf<Row extends OfSchool>(
  each: readonly (readonly Row[])[],
  order: (one: Row, other: Row) => number,
): Row[] {
  const total = each.reduce((sum, rows) => sum + (rows[0]?.total ?? 0), 0)
  const all = each.length === 1 ? each.flat() : each.flat().sort(order)
  return all.slice(0, mostLines).map((row) => ({ ...row, total }))
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()
const byId = (one: OfSchool, other: OfSchool) => (one.schoolId < other.schoolId ? -1 : 1)
