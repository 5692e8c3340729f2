import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Actor, Ctx } from '../../platform/http/route.ts'
import { askForMail, refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { type Account, selectOptionalAccount } from '../account/account.db.ts'
import { isPasswordRight } from '../account/password-hash.ts'
import type { PeopleServices } from '../account/services.ts'
import { emailChangeMail } from '../mails.ts'
import { guess } from '../sign-in/guess-limit.ts'
import { typedEmail } from '../sign-in/typed-name.ts'
import { dropLinks, keepLinkSparingly, makeLink, selectOptionalPendingEmail } from './email-change.db.ts'

type Typed = { email: string; password: string }

/** Whether somebody may ask for this address: it is one, another than theirs, and the password is right. It hashes. */
export async function proveEmailChange(
  room: PeopleServices,
  { email, password }: Typed,
  actor: Actor,
  request: RequestFacts,
) {
  const account = await selectOptionalAccount(room.pools.auth, actor.accountId)
  if (!account) return refuse('NOT_SIGNED_IN')
  const wrong = email === account.email ? 'This is already your email.' : emailProblem(email)
  if (wrong) return refuse('INVALID_FORM', { fields: { email: wrong } })
  // Counted with the guesses at the door: who sits at an open session has no allowance of its own.
  const { passwordSetAt, passwordHash } = account
  const isRight = () => isPasswordRight(passwordHash, password)
  const verdict = await guess(room, { typed: typedEmail(account.email), request, passwordSetAt, isRight })
  if (isRefused(verdict)) return verdict
  return verdict === 'wrong' ? refuse('WRONG_PASSWORD') : account
}

/**
 * Mails a link to the new address. Whether somebody has it is not looked at here, so nothing says so, neither the answer nor the
 * time it takes: the link is refused to who follows it, and they read the mail of that address.
 */
export async function changeEmail(room: PeopleServices, ctx: Ctx<Typed> & { prepared: Account }) {
  return await mailLink(room, ctx, { email: ctx.input.email, judgedHash: ctx.prepared.passwordHash })
}

/** Mails the link once more. */
export async function sendEmailChange(room: PeopleServices, ctx: Ctx<unknown>) {
  const pending = await selectOptionalPendingEmail(room.pools.auth, ctx.actor.accountId)
  return pending ? await mailLink(room, ctx, { email: pending.email, judgedHash: null }) : refuse('LINK_USED_UP')
}

type Wanted = { email: string; judgedHash: string | null }

async function mailLink(
  { config }: PeopleServices,
  { tx, actor }: Pick<Ctx<unknown>, 'tx' | 'actor'>,
  { email, judgedHash }: Wanted,
) {
  const { accountId, name } = actor
  const school = await selectOptionalSchool(tx)
  const token = makeLink()
  const facts = { to: email, name, school: school?.name ?? '', token }
  // The account is locked before the school's mails, as by whoever follows such a link, or makes a new password.
  const outcome = await keepLinkSparingly(tx, token, { accountId, email, judgedHash })
  if (outcome === 'gone') return refuse(judgedHash === null ? 'LINK_USED_UP' : 'WRONG_PASSWORD')
  if (outcome === 'too_soon') return refuse('MAIL_SENT_LATELY')
  const hindrance = await askForMail(tx, emailChangeMail(config.publicUrl, facts))
  return hindrance ? refuse(refusalOfMail[hindrance]) : {}
}

/** The address stays; links that are on their way work no more. */
export async function cancelEmailChange({ pools }: PeopleServices, { actor }: Pick<Ctx<unknown>, 'actor'>) {
  await dropLinks(pools.auth, actor.accountId)
  return {}
}
