import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refusesOnly } from '../refusal.ts'
import { ticket } from './attempt.contract.ts'

/** A length the device tells, in milliseconds: whatever its clock has been set to, nothing is refused over it. */
const told = z.int().min(0)
/** A reading of the device's clock, in milliseconds of the epoch: evidence, and never a time anything is judged by. */
const wall = z.int()

export const arriveContract = {
  /**
   * The first word of a page that began without the server, and of one that was closed since and has its ticket no more. Page 0 begins the
   * attempt; everything of it waits for staff (`allWaits`) unless it was begun with the hall (domain/attempt/first-contact.ts). Asked again by
   * the same page it answers the same. `ticket` is the pass that is sealed with the paper, and the answer a page's ticket; or the delivery
   * ticket of page 0, and the answer one that delivers: only once the time is over (NOT_OVER). BEGUN_ELSEWHERE: another device is page 0.
   * UNAVAILABLE also before the doors open.
   */
  arrive: oc
    .route({ method: 'POST', path: '/attempts/arrive', tags: ['attempt'], summary: 'Bring in an exam begun offline' })
    .meta({ demoNoun: 'exam attempts' })
    .input(
      z.object({
        ticket,
        pageId: z.string().regex(/^[0-9a-f]{32}$/),
        /** 0 of a page that began without the server, else the number it was given. */
        epoch: z.int().min(0).max(1_000_000),
        /** So long ago Start was pressed, by the device. */
        begunAgoMs: told,
        /** How often the page has been closed since. */
        breaks: told,
        walls: z.object({ begun: wall, now: wall }),
      }),
    )
    .output(
      z.object({
        ticket,
        /** The number the server knows this page by. */
        epoch: z.int(),
        /** Everything it sends from now on waits for staff. */
        allWaits: z.boolean(),
      }),
    )
    .errors(
      refusesOnly('FORGED_TICKET', 'UNKNOWN_ATTEMPT', 'WINDOW_CLOSED', 'NOT_OVER', 'BEGUN_ELSEWHERE', 'UNAVAILABLE'),
    ),
}
