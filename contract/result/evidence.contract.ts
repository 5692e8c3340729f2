import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant } from '../text.ts'

const timeAway = z.object({ page: z.int(), leftClaimed: instant, returnedClaimed: instant.nullable() })

/**
 * How an attempt was sat, for staff: facts for a person to weigh, and no verdict. What names `claimed` is by the clock of the
 * device, which nobody can check. Of each list the first two hundred.
 */
export const evidenceCall = oc
  .route({
    method: 'GET',
    path: '/results/{attemptId}/evidence',
    tags: ['result'],
    summary: 'Read how an attempt was sat',
  })
  .input(z.object({ attemptId: id }))
  .output(
    z.object({
      startedAt: instant,
      submittedAt: instant.nullable(),
      endedBy: z.enum(['candidate', 'time']).nullable(),
      /**
       * Every time the exam was opened, in order. `othersCount`: how many other candidates of the sitting opened it from the same
       * address. `device`: what the browser says of itself, in words. `usedUntilClaimed`: the window was still used after the next
       * one had been opened.
       */
      pages: z.array(
        z.object({
          openedAt: instant,
          address: z.string(),
          othersCount: z.int(),
          device: z.string(),
          otherAddresses: z.array(z.string()),
          usedUntilClaimed: instant.nullable(),
        }),
      ),
      /** Every time the exam was out of sight; null: it did not come back in that window. `page` counts from 1. */
      away: z.array(timeAway),
      awayCount: z.int(),
      /** Of those that came back. */
      awayMs: z.int(),
      /** The exam asked for full screen, and how often it was seen without. Absent: it did not ask. */
      fullScreen: z.object({ left: z.array(timeAway), leftCount: z.int() }).optional(),
      /** What waited on the device for minutes and arrived together; `isLate`: too late to count without a decision. */
      waited: z.array(
        z.object({
          count: z.int(),
          firstClaimed: instant,
          lastClaimed: instant,
          arrivedAt: instant,
          address: z.string(),
          isLate: z.boolean(),
        }),
      ),
      /** How often the device slept or stood still. */
      sleptCount: z.int(),
      /** Entries that do not count because their times contradict each other or lie after the end. */
      impossibleCount: z.int(),
      /** Entries that came again under the number of another; the first of each stands. */
      reusedCount: z.int(),
      /** Deliveries that came much later than the device says they left, and by how many milliseconds at most. */
      behind: z.object({ count: z.int(), mostMs: z.int() }),
      /** Answers that came after the end and count, and how long before a delivery that left them out they are said to have been given. */
      leftOut: z.object({ count: z.int(), mostMs: z.int() }),
    }),
  )
  .errors(refuses('UNKNOWN_ATTEMPT'))
