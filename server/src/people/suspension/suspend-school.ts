import { comingDays, reactivationEffects, suspensionEffects } from '@sabimark/domain/school/suspension.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { inSchoolOf } from '../../school/company/in-school-of.ts'
import { lockSchool } from '../../school/school.db.ts'
import { selectAdminAddresses } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { suspensionMail } from '../mails.ts'
import { endSignInKind } from './end-sign-in.ts'
import { countMissed, reactivate, selectStanding, suspend } from './suspension.db.ts'

type Mailing = Pick<PeopleServices, 'config'>
const dayMs = 24 * 3_600_000
/** By then whoever began in the moment of the suspension is seen to sit an exam. */
const settledAfterMs = 30_000

const done = (effects: string[]) => ({ batch: null, doneCount: 1, skipped: [], effects })
const notDone = (id: string, name: string, why: string) => ({
  batch: null,
  doneCount: 0,
  effects: [],
  skipped: [{ id, name, why }],
})

/** Suspends a school for the company, with why: from now on nobody begins anything there, and what runs goes on. */
export async function suspendSchool(room: Mailing, ctx: Ctx<{ id: string; reason: string }>) {
  const { id, reason } = ctx.input
  const outcome = await inSchoolOf(ctx, id, async ({ tx, note }) => {
    const school = await lockSchool(tx)
    if (!school) return refuse('UNKNOWN_SCHOOL')
    if (school.isSuspended) return notDone(id, school.name, 'Is suspended already.')
    if (school.status !== 'active') return notDone(id, school.name, 'Is not active.')
    const standing = await selectStanding(tx, new Date(tx.now.getTime() + comingDays * dayMs))
    await suspend(tx, reason)
    await enqueue(tx, endSignInKind, tx.schoolId, new Date(tx.now.getTime() + settledAfterMs))
    await note('school.suspended', tx.schoolId, { detail: { reason, runningCount: standing.runningCount } })
    const adminCount = await tellAdmins(room, tx, { school: school.name, reason })
    return done(suspensionEffects({ ...standing, adminCount }))
  })
  return outcome ?? refuse('UNKNOWN_SCHOOL')
}

/** Takes a suspension back. */
export async function reactivateSchool(room: Mailing, ctx: Ctx<{ id: string }>) {
  const { id } = ctx.input
  const outcome = await inSchoolOf(ctx, id, async ({ tx, note }) => {
    const school = await lockSchool(tx)
    if (!school) return refuse('UNKNOWN_SCHOOL')
    if (!school.isSuspended && school.status !== 'inactive') return notDone(id, school.name, 'Is not suspended.')
    const missedCount = await countMissed(tx)
    await reactivate(tx)
    await note('school.reactivated', tx.schoolId)
    const adminCount = await tellAdmins(room, tx, { school: school.name, reason: null })
    return done(reactivationEffects({ missedCount, adminCount }))
  })
  return outcome ?? refuse('UNKNOWN_SCHOOL')
}

async function tellAdmins(
  { config }: Mailing,
  tx: Tx,
  said: { school: string; reason: string | null },
): Promise<number> {
  const admins = await selectAdminAddresses(tx)
  for (const { name, email } of admins) await askForMail(tx, suspensionMail(config.publicUrl, { ...said, name }, email))
  return admins.length
}
