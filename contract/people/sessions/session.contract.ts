import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../../refusal.ts'
import { id, instant } from '../../text.ts'
import { membership } from '../person.ts'

const tags = ['account']
const done = z.object({})

/**
 * One browser on which the caller is signed in. `device`: browser and system in words; `address`: where the sign-in came from. Both
 * are null where the school keeps none. `usedAt`: to a minute; null for a student, of whom it is not kept. `id` opens nothing.
 */
const session = z.object({
  id,
  isThisOne: z.boolean(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  school: z.string().nullable(),
  beganAt: instant,
  usedAt: instant.nullable(),
})

/** Where the caller is signed in, and the schools to work in. A session is the account's, whichever school it works in. */
export const sessionContract = {
  /** This one first, then the newest; at most a hundred. */
  listSessions: oc
    .route({ method: 'GET', path: '/sessions', tags, summary: 'List where you are signed in' })
    .output(z.object({ items: z.array(session) }))
    .errors(refuses()),

  /** Ending the one that asks signs out. */
  endSession: oc
    .route({ method: 'POST', path: '/sessions/end', tags, summary: 'Sign out another browser' })
    .input(z.object({ id }))
    .output(done)
    .errors(refuses('SESSION_GONE')),

  endOtherSessions: oc
    .route({ method: 'POST', path: '/sessions/end-others', tags, summary: 'Sign out everywhere else' })
    .output(z.object({ endedCount: z.int() }))
    .errors(refuses()),

  /** The schools `chooseMembership` leads to; on a school's own host that one alone. */
  listMemberships: oc
    .route({ method: 'GET', path: '/memberships', tags, summary: 'List the schools you work in' })
    .output(z.object({ items: z.array(membership) }))
    .errors(refuses()),
}
