import { passwordExpires } from '@sabimark/domain/people/people-notices.ts'
import type { SignInRules } from '@sabimark/domain/people/sign-in-rules.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { tell } from '../../platform/notice/tell.ts'
import { type Account, type Membership, noteExpiryTold } from '../account/account.db.ts'
import { selectNameOf } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { passwordExpiresMail } from '../mails.ts'

type Due = { until: Date; active: readonly Membership[]; schools: readonly SignInRules[] }

/**
 * Tells who signs in that the password will expire, once for each password: at the bell of a school that asks for it, and by email.
 * The seven days count from here. When it fails they are let in all the same, and told the next time.
 */
export async function tellExpiry(
  { pools, config, log, wakeJobs }: Pick<PeopleServices, 'pools' | 'config' | 'log' | 'wakeJobs'>,
  { id, email, passwordSetAt }: Account,
  { until, active, schools }: Due,
): Promise<void> {
  const isAsking = ({ schoolId }: Membership) =>
    schools.some((one) => one.schoolId === schoolId && one.passwordExpiry > 0)
  const place = active.find(isAsking)
  if (!place || !passwordSetAt) return
  const { schoolId, userId, school } = place
  const day = until.toISOString()
  try {
    await inSchool(pools.app, { schoolId }, async (tx) => {
      const about = `password of ${passwordSetAt.toISOString()}`
      const told = await tell(tx, passwordExpires, [{ userId, about, data: { until: day } }])
      if (told.length === 0) return
      const name = await selectNameOf(tx, userId)
      await askForMail(tx, passwordExpiresMail(config.publicUrl, { to: email, name, school, until: day }))
    })
    await noteExpiryTold(pools.auth, id)
  } catch (error) {
    return log.error({ err: error }, 'who signed in could not be told that the password will expire')
  }
  wakeJobs()
}
