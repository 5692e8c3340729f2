import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { classPartsOf, defaultClassNames } from '@sabimark/domain/school/classes/class-name.ts'
import { proposedSubdomains } from '@sabimark/domain/school/subdomain.ts'
import { trialEndsAt } from '@sabimark/domain/school/trial.ts'
import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import type { Pool } from 'pg'
import { violatedConstraint } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { planTelling } from '../../school/billing/plan-following.ts'
import { inSchoolOf } from '../../school/company/in-school-of.ts'
import { selectSchoolOf } from '../../school/company/school-list.ts'
import { insertClasses, insertSchool, isSubdomainTaken } from '../../school/school.db.ts'
import { insertSettings } from '../../school/settings/settings.db.ts'
import { websiteOf } from '../../school/website.ts'
import { claimEmail } from '../account/claim-email.ts'
import { activateSchool, insertUser } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { askForInvitation } from '../teachers/send-invitation.ts'

/** Until the owner says their own, in their profile. */
const ownersName = 'Administrator'

/** The one that was typed, or the best of those made of the name; null where it is taken. */
async function freeSubdomain(app: Pool, { subdomain, name }: NewSchool): Promise<string | null> {
  for (const one of subdomain === '' ? proposedSubdomains(name) : [subdomain]) {
    if (!(await isSubdomainTaken(app, one))) return one
  }
  return null
}

type NewSchool = { name: string; email: string; phone: string; address: string; subscription: Plan; subdomain: string }

/**
 * Adds a school for the company: open at once, with a free trial, and an owner who is invited and lets nobody in until the mail is
 * followed. Who has an account already joins with it.
 */
export async function addSchool(room: PeopleServices, ctx: Ctx<NewSchool>) {
  const { name, phone, address, subscription: plan } = ctx.input
  const email = ctx.input.email.toLowerCase()
  const subdomain = await freeSubdomain(room.pools.app, ctx.input)
  if (subdomain === null) return refuse('DOMAIN_TAKEN')
  const wrong = emailProblem(email)
  if (wrong) return refuse('INVALID_FORM', { fields: { email: wrong } })
  const added = await inSchoolOf(ctx, newId(), async ({ tx, note }) => {
    const claimed = await claimEmail(room.pools.auth, tx, email)
    const accountId =
      claimed?.account.id ??
      (await room.identity.createAccount({ email, name: ownersName, passwordHash: null, isVerified: false }))
    const website = websiteOf(room.config, subdomain)
    const owned = { ownerId: accountId, trialEndsAt: trialEndsAt(tx.now) }
    await insertSchool(tx, { ...owned, name, subdomain, email, phone, address, website, plan })
    await insertSettings(tx)
    await insertClasses(tx, defaultClassNames.map(classPartsOf))
    const status = 'pending_verification'
    await insertUser(tx, { id: newId(), accountId, name: ownersName, email, phone, role: 'school_admin', status })
    await activateSchool(tx, accountId)
    await planTelling(tx, owned.trialEndsAt)
    await note('school.added', tx.schoolId)
    const hasPassword = typeof claimed?.account.passwordHash === 'string'
    const hindrance = await askForInvitation(room, tx, {
      to: email,
      name: ownersName,
      school: name,
      accountId,
      hasPassword,
      role: 'school_admin',
    })
    return hindrance ? refuse(refusalOfMail[hindrance]) : { school: await selectSchoolOf(tx) }
  }).catch((error: unknown) => {
    const constraint = violatedConstraint(error)
    if (constraint === 'schools_subdomain_key' || constraint === 'schools_look_key') return refuse('DOMAIN_TAKEN')
    throw error
  })
  if (!added) throw new Error('A new school is not the company’s own.')
  return added
}
