import { refusals } from '@sabimark/contract/refusal.ts'
import { signUpsOfOneSite } from '@sabimark/domain/people/sign-up-limit.ts'
import { type SignUpForm, signUpProblems } from '@sabimark/domain/people/sign-up-rules.ts'
import { classPartsOf, defaultClassNames } from '@sabimark/domain/school/classes/class-name.ts'
import { subdomainTaken } from '@sabimark/domain/school/subdomain.ts'
import { trialEndsAt } from '@sabimark/domain/school/trial.ts'
import { placeOf, siteOf } from '@sabimark/domain/words/address/place.ts'
import type { Allowance } from '@sabimark/domain/words/allowance.ts'
import { takeAllowance } from '../../platform/allowance/allowance.db.ts'
import { isDatabaseBusy } from '../../platform/database/busy.ts'
import { inSchool, type Tx, violatedConstraint } from '../../platform/database/tenant.ts'
import { isDatabaseLost } from '../../platform/http/errors.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { newId } from '../../platform/ids.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { insertClasses, insertSchool, isSubdomainTaken, platformSchoolId } from '../../school/school.db.ts'
import { insertSettings } from '../../school/settings/settings.db.ts'
import { websiteOf } from '../../school/website.ts'
import { deleteOrphanAccount } from '../account/account.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import { insertUser } from '../account/membership.db.ts'
import { issueToken } from '../account/one-time-token.ts'
import { hashPasswordOf } from '../account/password-hash.ts'
import type { PeopleServices } from '../account/services.ts'
import { claimMail, verificationMail } from '../mails.ts'
import { judgePassword } from '../password/judge-password.ts'
import { planFreeing } from './free-school.ts'
import { writeReceipt } from './receipt.ts'
import { readRepeatedSignUp } from './repeated-sign-up.ts'

/**
 * Creates a school and its first administrator in the specification's order: subdomain, account, school, profile. The
 * account is committed by itself, all the rest in one transaction; whoever is killed in between leaves at most an
 * account nobody is by, which the next try replaces. The very same form again, while nobody has followed its mail, is
 * answered as it was.
 */
export async function signUp(room: PeopleServices, typed: SignUpForm, request: RequestFacts) {
  const problems = signUpProblems(typed)
  const isOnlyTaken = Object.keys(problems).length === 1 && problems.subdomain === subdomainTaken
  if (isOnlyTaken) return refuse('DOMAIN_TAKEN')
  if (Object.keys(problems).length > 0) return refuse('INVALID_FORM', { fields: problems })
  const form = tidy(typed)
  const { pools, config, log } = room
  const { name, email, schoolName, subdomain } = form
  const bad = judgePassword(form.password, { name, email, schools: [{ name: schoolName, subdomain }] })
  if (bad) return refuse('INVALID_FORM', { fields: { password: refusals[bad.refusal].message } })

  if (await isSubdomainTaken(pools.app, form.subdomain)) return await answerTaken(room, form, request)
  const { address } = request
  const place = placeOf(address).name
  // Committed by itself: a try that comes to nothing counts, too.
  const isAllowed = await inSchool(pools.app, { schoolId: platformSchoolId }, (tx) =>
    takeSignUp(tx, address, room.signUpAllowance),
  )
  if (!isAllowed) return refuse('TOO_MANY_SIGN_UPS')
  const passwordHash = await hashPasswordOf(`place ${place}`, form.password)

  const schoolId = newId()
  let accountId: string | undefined
  let failure: 'ACCOUNT_NOT_CREATED' | 'SCHOOL_NOT_CREATED' | 'PROFILE_NOT_CREATED' = 'ACCOUNT_NOT_CREATED'
  try {
    const refused = await inSchool(pools.app, { schoolId }, async (tx) => {
      const held = (await claimEmail(room.pools.auth, tx, form.email))?.account
      if (held?.isVerified) return refuse('EMAIL_TAKEN')
      // An address nobody has proven is nobody's yet. Whoever reads its mail chooses a new password there, and the one
      // typed here opens nothing: somebody else may have typed it, or made the account.
      const account = { email: form.email, name: form.name, passwordHash, isVerified: false }
      accountId = held?.id ?? (await room.identity.createAccount(account))
      const token = await issueToken(pools.auth, { kind: held ? 'invitation' : 'verify_email', accountId, schoolId })

      failure = 'SCHOOL_NOT_CREATED'
      const website = websiteOf(config, form.subdomain)
      const owned = { ownerId: accountId, trialEndsAt: trialEndsAt(tx.now) }
      await insertSchool(tx, { ...form, ...owned, name: form.schoolName, website })
      await insertSettings(tx)
      await insertClasses(tx, defaultClassNames.map(classPartsOf))

      failure = 'PROFILE_NOT_CREATED'
      const { phone } = form
      await insertUser(tx, {
        id: newId(),
        accountId,
        name,
        email,
        phone,
        role: 'school_admin',
        status: 'pending_verification',
      })
      const write = held ? claimMail : verificationMail
      const mail = write(config.publicUrl, { to: email, name, school: form.schoolName, token })
      if (await askForMail(tx, mail)) throw new TooManyMails()
      await planFreeing(tx, accountId)
    })
    if (refused) return refused
  } catch (error) {
    // Whatever was lost, the name and the address must be free for the next try.
    if (accountId !== undefined) await deleteOrphanAccount(pools.auth, accountId).catch(() => undefined)
    const constraint = violatedConstraint(error)
    if (error instanceof TooManyMails) return refuse('MAIL_SENT_LATELY')
    const isTaken = constraint === 'schools_subdomain_key' || constraint === 'schools_look_key'
    if (isTaken) return await answerTaken(room, form, request)
    if (constraint === 'user_email_key') return refuse('EMAIL_TAKEN')
    if (isDatabaseLost(error) || isDatabaseBusy(error)) throw error
    log.error({ err: error }, 'a sign-up failed')
    return refuse(failure)
  }
  room.wakeJobs()
  return { receipt: writeReceipt(schoolId, config.secrets) }
}

/** By somebody else, or by this sign-up itself, whose answer was lost on the way: nobody is written to again. */
async function answerTaken(room: PeopleServices, form: SignUpForm, request: RequestFacts) {
  const schoolId = await readRepeatedSignUp(room, form, request)
  return schoolId === undefined ? refuse('DOMAIN_TAKEN') : { receipt: writeReceipt(schoolId, room.config.secrets) }
}

/** Uses one sign-up of the address, and of the IPv6 site it may be one of 65,536 networks of. */
async function takeSignUp(tx: Tx, address: string, allowance: Allowance): Promise<boolean> {
  const site = siteOf(address)
  if (!(await takeAllowance(tx, { what: 'sign_up', who: placeOf(address).name, allowance }))) return false
  if (site === null) return true
  return await takeAllowance(tx, { what: 'sign_up', who: site, allowance: signUpsOfOneSite(allowance) })
}

/** Thrown, so that account, school and profile go the way of everything a sign-up could not finish. */
class TooManyMails extends Error {}

function tidy(form: SignUpForm): SignUpForm {
  const clean = (text: string) => text.normalize('NFC').trim()
  return {
    ...form,
    name: clean(form.name),
    email: clean(form.email).toLowerCase(),
    phone: clean(form.phone),
    schoolName: clean(form.schoolName),
  }
}
