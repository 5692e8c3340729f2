import { planEnds } from '@sabimark/domain/notice/notices.ts'
import { endOfPlan, lastDayOf } from '@sabimark/domain/school/billing/cycle.ts'
import { tellingDue } from '@sabimark/domain/school/billing/end-told.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { tell } from '../../platform/notice/tell.ts'
import type { Services } from '../../platform/process/services.ts'
import { type Billing, lockBilling } from '../../school/billing/billing.db.ts'
import { followTurns } from '../../school/billing/follow-turns.ts'
import { selectSchoolAdmins } from './telling.db.ts'

/** Follows the cycles of a school: what was asked for takes effect, and its administrators are told of an end to come. */
export function followBilling({ pools, config }: Pick<Services, 'pools' | 'config'>): Worker {
  return ({ schoolId }) =>
    inSchool(pools.app, { schoolId }, async (tx) => {
      const billing = await lockBilling(tx)
      if (!billing) return
      await tellEnd(tx, config.publicUrl, await followTurns(tx, billing))
    })
}

/** Who was told of this end so long before is not told again, at the bell or by mail. */
async function tellEnd(tx: Tx, publicUrl: string, billing: Billing): Promise<void> {
  const end = endOfPlan(billing)
  const due = end && tellingDue(end, billing.now)
  if (!due || billing.status !== 'active') return
  const endsOn = lastDayOf(end)
  const data = { endsOn, daysLeft: due.daysLeft, isTrial: billing.periods.length === 0 }
  const about = `${endsOn}/${due.telling}`
  const admins = await selectSchoolAdmins(tx)
  const told = new Set(
    await tell(
      tx,
      planEnds,
      admins.map(({ id }) => ({ userId: id, about, data })),
    ),
  )
  for (const { id, name, email } of admins) {
    if (!told.has(id) || !email) continue
    const said = { ...data, daysLeft: String(data.daysLeft), isTrial: data.isTrial ? 'yes' : '' }
    const link = `${publicUrl}/dashboard/plan`
    await askForMail(tx, { kind: 'plan_ends', to: email, data: { ...said, name, school: billing.name, link } })
  }
}
