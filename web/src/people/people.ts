import { profileFields } from '@sabimark/domain/people/profile/profile-fields.ts'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { nearDay } from '@sabimark/domain/words/near-time.ts'
import type { ReactNode } from 'react'
import type { Fact } from '../platform/record/record-facts.ts'
import { serverNow } from '../platform/server-now.ts'

/** What the specification says for a student without a class. */
export const noClass = 'No class assigned'

/** What somebody wrote on their own profile, where they wrote anything. */
export const bioFact = (bio: string): readonly Fact[] => (bio === '' ? [] : [[profileFields.bio.label, bio]])

/** The marks of a student, drawn by the room of results, which this one knows nothing of. */
export type ResultsOf = (of: { studentId: string; averageScore: number | null; examsTaken: number }) => ReactNode

/** By its day, for no more of it is kept: 'Today', 'Yesterday', '12 Nov 2026'. */
export function lastSignIn(at: string | null): Fact {
  return ['Last signed in', at === null ? 'Never' : capitalised(nearDay(new Date(at), serverNow()))]
}
