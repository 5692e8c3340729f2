import type { Ctx } from '../../platform/http/route.ts'
import { selectMemberships } from '../account/account.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { selectOptionalPendingEmail } from './email-change.db.ts'
import { selectProfile } from './profile.db.ts'

/** Everything the profile page shows of who is signed in. */
export async function readProfile({ pools }: PeopleServices, { tx, actor }: Pick<Ctx<unknown>, 'tx' | 'actor'>) {
  const [profile, memberships, pendingEmail] = await Promise.all([
    selectProfile(tx, actor.userId),
    selectMemberships(pools.auth, actor.accountId),
    selectOptionalPendingEmail(pools.auth, actor.accountId),
  ])
  return { profile: { ...profile, schoolsCount: memberships.length, pendingEmail: pendingEmail ?? null } }
}
