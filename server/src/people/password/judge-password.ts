import { readFileSync } from 'node:fs'
import { isGuessable, type PasswordOwner } from '@sabimark/domain/people/guessable-password.ts'
import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import type { Pool } from 'pg'
import { refuse } from '../../platform/http/refused.ts'
import { type Account, selectMemberships } from '../account/account.db.ts'

/**
 * The passwords of six letters and more among the 10,000 most common, as counted for zxcvbn (Copyright 2012-2016 Dan
 * Wheeler and Dropbox, Inc., MIT licence).
 */
let common: ReadonlySet<string> | undefined

/** Refuses a new password of staff that is too short, or that a stranger would try early; undefined for a good one. */
export function judgePassword(password: string, owner: PasswordOwner) {
  if (passwordProblem(password) !== null) return refuse('WEAK_PASSWORD')
  common ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  return isGuessable(password, common, owner) ? refuse('GUESSABLE_PASSWORD') : undefined
}

/** What anybody may know of who has an account. */
export async function ownerOf(auth: Pool, { id, name, email }: Account): Promise<PasswordOwner> {
  const memberships = await selectMemberships(auth, id)
  return { name, email, schools: memberships.map(({ school, subdomain }) => ({ name: school, subdomain })) }
}
