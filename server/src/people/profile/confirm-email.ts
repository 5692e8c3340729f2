import { inSchool } from '../../platform/database/tenant.ts'
import { asError, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { isActiveMembership, selectMemberships, selectOptionalAccount } from '../account/account.db.ts'
import { selectNameOf } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { emailChangedMail } from '../mails.ts'
import { rememberSource } from '../sign-in/guess-source.ts'
import { typedEmail } from '../sign-in/typed-name.ts'
import { type Followed, selectOptionalLink, selectSchoolsToFollow } from './email-change.db.ts'
import { followEverywhere } from './follow-elsewhere.ts'

/** More than one school takes somebody in for each try: then whoever follows the link is asked to try again. */
const mostTries = 3

/**
 * Follows the link to a new address; a second click is told that it worked, as long as it did. The old address is written to in
 * the same transaction. The link lets in nobody who may work nowhere by now.
 */
export async function confirmEmail(room: PeopleServices, { token }: { token: string }, request: RequestFacts) {
  const { pools, config, identity } = room
  const link = await selectOptionalLink(pools.auth, token)
  const account = link && (await selectOptionalAccount(pools.auth, link.accountId))
  if (!link || !account) return refuse('LINK_USED_UP')
  const { email } = link
  if (link.isUsed) return account.email === email ? { email } : refuse('LINK_USED_UP')
  const memberships = await selectMemberships(pools.auth, account.id)
  const membership = memberships.find(isActiveMembership)
  if (!membership) return refuse('LINK_USED_UP')
  const { schoolId, school, userId } = membership
  const follow = async (): Promise<Followed> => {
    const schoolIds = await selectSchoolsToFollow(pools.auth, account.id)
    return await inSchool(pools.app, { schoolId }, async (tx) => {
      const following = { token, keptSession: identity.tokenOf(request), schoolIds }
      return await followEverywhere(tx, following, async () => {
        const facts = { to: account.email, name: await selectNameOf(tx, userId), school }
        await askForMail(tx, emailChangedMail(config.publicUrl, facts))
      })
    })
  }
  let outcome = await follow()
  for (let tries = 1; outcome === 'again' && tries < mostTries; tries += 1) outcome = await follow()
  if (outcome === 'again') throw asError(refuse('UNAVAILABLE'))
  if (outcome === 'taken') return refuse('EMAIL_TAKEN')
  // Of two clicks at one moment the second finds the link used, and its work done.
  if (outcome === 'gone') {
    const now = await selectOptionalAccount(pools.auth, account.id)
    return now?.email === email ? { email } : refuse('LINK_USED_UP')
  }
  room.wakeJobs()
  // Who reads the mail of the account is not kept out of it by guesses from elsewhere.
  await rememberSource(room, typedEmail(email), request)
  return { email }
}
