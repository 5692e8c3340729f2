import type { SignUpForm } from '@sabimark/domain/people/sign-up-rules.ts'
import type { Pool } from 'pg'
import { inSchool } from '../../platform/database/tenant.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { selectOptionalAccountByEmail } from '../account/account.db.ts'
import { isPasswordRight } from '../account/password-hash.ts'
import type { PeopleServices } from '../account/services.ts'
import { guess } from '../sign-in/guess-limit.ts'
import { typedEmail } from '../sign-in/typed-name.ts'
import { isSignUpOf } from './sign-up-facts.db.ts'

/**
 * The school of the very same sign-up, sent again because its answer was lost: nothing differs, and nobody has followed
 * its mail yet. Undefined for any other. Whether the password is the same is asked as a guess at the door is: one hash
 * and one count, whoever's the address is, so that a stranger learns no more here than there. Only who names a school
 * that waits for its mail costs one; which school does, its own host shows.
 */
export async function readRepeatedSignUp(
  room: PeopleServices,
  form: SignUpForm,
  request: RequestFacts,
): Promise<string | undefined> {
  const { app, auth } = room.pools
  const school = await selectOptionalSchoolBySubdomain(app, form.subdomain)
  if (school?.status !== 'pending_verification') return undefined
  const account = await selectOptionalAccountByEmail(auth, form.email)
  const isRight = async () => {
    const isSame = await isTheSame(app, { schoolId: school.id, accountId: account?.id ?? '', form })
    const known = isSame && account?.isVerified === false ? account.passwordHash : null
    return await isPasswordRight(known, form.password)
  }
  const passwordSetAt = account?.passwordSetAt ?? null
  const verdict = await guess(room, { typed: typedEmail(form.email), request, passwordSetAt, isRight })
  return verdict === 'right' ? school.id : undefined
}

type Asked = { schoolId: string; accountId: string; form: SignUpForm }

async function isTheSame(app: Pool, { schoolId, accountId, form }: Asked): Promise<boolean> {
  return await inSchool(app, { schoolId }, (tx) => isSignUpOf(tx, accountId, form))
}
