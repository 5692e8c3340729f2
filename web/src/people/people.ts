import { profileFields } from '@sabimark/domain/people/profile/profile-fields.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import type { Fact } from '../platform/record/record-facts.ts'
import { serverNow } from '../platform/server-now.ts'

/** What the specification says for a student without a class. */
export const noClass = 'No class assigned'

/** What somebody wrote on their own profile, where they wrote anything. */
export const bioFact = (bio: string): readonly Fact[] => (bio === '' ? [] : [[profileFields.bio.label, bio]])

/** By its day: no more of it is kept. */
export function lastSignIn(at: string | null): Fact {
  const day = at === null ? 'Never' : lagosDay(new Date(at))
  return ['Last signed in', day === lagosDay(serverNow()) ? 'Today' : day]
}
