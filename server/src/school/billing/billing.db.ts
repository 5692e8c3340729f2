import type { Cycle, PaidPeriod } from '@sabimark/domain/school/billing/cycle.ts'
import { type PeriodDays, receiptText } from '@sabimark/domain/school/billing/period.ts'
import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import type { SchoolStatus } from '../school.db.ts'

/** A period as it is stored. */
export type PeriodRow = PaidPeriod & {
  id: string
  paidNaira: number
  paidOn: string
  number: number
  note: string
  voidedAt: Date | null
  voidReason: string | null
}

/** The cycles of the school this transaction is bound to, with the clock of the database once nobody else writes them. */
export type Billing = Cycle & {
  name: string
  status: SchoolStatus
  revision: number
  /** Of any trial, also one that ends no plan. */
  trialUntil: Date | null
  /** Up to when its turns have been followed. */
  readAt: Date
  all: readonly PeriodRow[]
  now: Date
}

type SchoolRow = Pick<Billing, 'name' | 'status' | 'revision' | 'plan' | 'trialUntil' | 'readAt'> & {
  nextPlan: Plan | null
  askedAt: Date | null
  trialEndsPlan: boolean
}

/** All periods of the school, the newest days first. */
async function selectPeriods(tx: Tx): Promise<PeriodRow[]> {
  return await tx.rows<PeriodRow>(
    `SELECT id, plan, to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", to_char(ends_on, 'YYYY-MM-DD') AS "endsOn",
       paid_naira::float8 AS "paidNaira", to_char(paid_on, 'YYYY-MM-DD') AS "paidOn", receipt_number AS number, note,
       made_at AS "madeAt", voided_at AS "voidedAt", void_reason AS "voidReason"
     FROM billing_periods WHERE school_id = $1 ORDER BY starts_on DESC, id DESC`,
    [tx.schoolId],
  )
}

async function selectBilling(tx: Tx, lock: '' | ' FOR NO KEY UPDATE'): Promise<Billing | undefined> {
  const row = await tx.optional<SchoolRow>(
    `SELECT name, status, revision, subscription AS plan, next_subscription AS "nextPlan", next_asked_at AS "askedAt",
       trial_ends_at AS "trialUntil", trial_ends_plan AS "trialEndsPlan", cycle_read_at AS "readAt"
     FROM schools WHERE id = $1${lock}`,
    [tx.schoolId],
  )
  if (!row) return undefined
  const { nextPlan, askedAt, trialEndsPlan, ...school } = row
  const all = await selectPeriods(tx)
  const { now } = await tx.one<{ now: Date }>('SELECT clock_timestamp() AS now')
  return {
    ...school,
    all,
    now,
    asked: nextPlan && askedAt ? { plan: nextPlan, at: askedAt } : null,
    trialEndsAt: trialEndsPlan ? school.trialUntil : null,
    periods: all.filter(({ voidedAt }) => voidedAt === null),
  }
}

/** The cycles as they are. */
export async function selectOptionalBilling(tx: Tx): Promise<Billing | undefined> {
  return await selectBilling(tx, '')
}

/** The same, and whoever else writes them waits. */
export async function lockBilling(tx: Tx): Promise<Billing | undefined> {
  return await selectBilling(tx, ' FOR NO KEY UPDATE')
}

/** The number after the last receipt's; whoever else wants one waits, so that none is left out. */
export async function takeReceiptNumber(companyTx: Tx): Promise<number> {
  const { number } = await companyTx.one<{ number: number }>(
    `INSERT INTO receipt_counters AS c (school_id, last_number) VALUES ($1, 1)
     ON CONFLICT (school_id) DO UPDATE SET last_number = c.last_number + 1 RETURNING last_number AS number`,
    [companyTx.schoolId],
  )
  return number
}

type NewPeriod = PeriodDays & Pick<PeriodRow, 'plan' | 'paidNaira' | 'paidOn' | 'note' | 'number' | 'madeAt'>

export async function insertPeriod(tx: Tx, period: NewPeriod): Promise<PeriodRow> {
  const id = newId()
  await tx.run(
    `INSERT INTO billing_periods
       (school_id, id, plan, starts_on, ends_on, paid_naira, paid_on, receipt_number, note, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.schoolId,
      id,
      period.plan,
      period.startsOn,
      period.endsOn,
      period.paidNaira,
      period.paidOn,
      period.number,
      period.note,
      period.madeAt,
    ],
  )
  return { ...period, id, voidedAt: null, voidReason: null }
}

export async function updateVoided(tx: Tx, id: string, at: Date, reason: string): Promise<void> {
  await tx.run('UPDATE billing_periods SET voided_at = $3, void_reason = $4 WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    id,
    at,
    reason,
  ])
}

/** A trial that ends with the plan, whatever an older one did. */
export async function updateTrial(tx: Tx, endsAt: Date): Promise<void> {
  await tx.run('UPDATE schools SET trial_ends_at = $2, trial_ends_plan = true WHERE id = $1', [tx.schoolId, endsAt])
}

/** Writes what a locked school has now, and up to when that holds. `isChanged`: an edit of what it was is told. */
export async function updateCycle(
  tx: Tx,
  { plan, asked, periods }: Pick<Billing, 'plan' | 'asked' | 'periods'>,
  { readAt, isChanged }: { readAt: Date; isChanged: boolean },
): Promise<void> {
  const days = periods.map(({ endsOn }) => endsOn).sort()
  await tx.run(
    `UPDATE schools SET subscription = $2, next_subscription = $3, next_asked_at = $4, paid_until = $5::date,
       cycle_read_at = $6, revision = revision + $7,
       updated_at = CASE WHEN $7 > 0 THEN clock_timestamp() ELSE updated_at END
     WHERE id = $1`,
    [tx.schoolId, plan, asked?.plan ?? null, asked?.at ?? null, days.at(-1) ?? null, readAt, isChanged ? 1 : 0],
  )
}

/** A period as it travels. */
export function sentPeriod({ number, madeAt, voidedAt, ...period }: PeriodRow) {
  return {
    ...period,
    receiptNumber: receiptText(number),
    madeAt: madeAt.toISOString(),
    voidedAt: voidedAt?.toISOString() ?? null,
  }
}
