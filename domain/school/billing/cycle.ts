import { lagosDate } from '../../words/lagos-time.ts'
import type { Plan } from '../../words/plan/plan-name.ts'
import { beginOf, endOfPeriod, type PeriodDays } from './period.ts'

/** A period that counts: it is not voided. */
export type PaidPeriod = PeriodDays & { plan: Plan; madeAt: Date }

/** What a school has paid for and asked for. `trialEndsAt` is null where no trial ends its plan. */
export type Cycle = {
  plan: Plan
  asked: { plan: Plan; at: Date } | null
  trialEndsAt: Date | null
  periods: readonly PaidPeriod[]
}

/** The period that runs on a day. */
export function runningPeriod<Period extends PeriodDays>(periods: readonly Period[], day: string): Period | undefined {
  return periods.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
}

/**
 * When a school's plan ends: with its last period, or with the trial where that is later; null: never. Days between two
 * periods are no end.
 */
export function endOfPlan({ trialEndsAt, periods }: Pick<Cycle, 'trialEndsAt' | 'periods'>): Date | null {
  const ends = periods.map((one) => endOfPeriod(one).getTime())
  if (trialEndsAt) ends.push(trialEndsAt.getTime())
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

/** The last day of what ends at an instant. */
export function lastDayOf(end: Date): string {
  return lagosDate(new Date(end.getTime() - 1))
}

/** A moment at which a cycle ends, or one begins with its period. */
type Turn = { at: Date; begins: PaidPeriod | null }

/**
 * The turns after `since` up to `until`, in order. A period that was recorded behind its first day begins as it is recorded; at the
 * same moment what begins comes before what ends.
 */
function turnsOf({ trialEndsAt, periods }: Cycle, since: Date, until: Date): Turn[] {
  const begins = periods.map((period) => ({ at: beginningOf(period), begins: period }))
  const ends = [...(trialEndsAt ? [trialEndsAt] : []), ...periods.map(endOfPeriod)].map((at) => ({ at, begins: null }))
  return [...begins.filter(({ at, begins: one }) => at < endOfPeriod(one)), ...ends.filter(isNotWithin(periods))]
    .filter(({ at }) => since < at && at <= until)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.begins ? -1 : 1))
}

/** A trial that is over while a period runs ends no cycle. */
const isNotWithin = (periods: readonly PaidPeriod[]) => (turn: Turn) =>
  !periods.some((one) => beginningOf(one) < turn.at && turn.at < endOfPeriod(one))

function beginningOf({ startsOn, madeAt }: PaidPeriod): Date {
  const begin = beginOf(startsOn)
  return begin > madeAt ? begin : madeAt
}

/**
 * The plan in force at `now`, and what is still asked for, where `cycle` says how it was at `since`. A change of plan takes
 * effect at the next billing cycle (specification part 1, section 9): when the running period or the trial ends, or the next
 * recorded period begins, whichever is first. A period begins with the plan it was recorded for, unless another was
 * asked for since then.
 */
export function turned(cycle: Cycle, since: Date, now: Date): Pick<Cycle, 'plan' | 'asked'> {
  let { plan, asked } = cycle
  for (const { at, begins } of turnsOf(cycle, since, now)) {
    const isDue = asked !== null && asked.at < at
    if (begins) plan = isDue && asked && asked.at > begins.madeAt ? asked.plan : begins.plan
    else if (isDue && asked) plan = asked.plan
    if (isDue) asked = null
  }
  return { plan, asked }
}

/** The next moment after `now` at which a cycle ends or begins; null: none is known. */
export function nextTurn(cycle: Cycle, now: Date): Date | null {
  return turnsOf(cycle, now, new Date(8.64e15))[0]?.at ?? null
}
