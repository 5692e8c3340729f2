import { oc } from '@orpc/contract'
import { z } from 'zod'
import { lastingOutcome } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id, text } from '../text.ts'

const ofSchool = (verb: string, summary: string) =>
  oc
    .meta({ demoNoun: 'schools' })
    .route({ method: 'POST', path: `/schools/{id}/${verb}`, tags: ['school'], summary })
    .output(lastingOutcome)
    .errors(refuses('UNKNOWN_SCHOOL'))

/** What the company does with a school as a whole: here, because it ends sessions and writes to people. */
export const suspensionContract = {
  /**
   * Suspends a school: nobody begins an exam or changes anything there; who sits one finishes it, and sign-in ends after the last of
   * them. Its administrators are told the reason. A school that is suspended stays as it is.
   */
  suspendSchool: ofSchool('suspend', 'Suspend a school').input(z.object({ id, reason: text(300) })),

  /** Takes a suspension back; its administrators are told. */
  reactivateSchool: ofSchool('reactivate', 'Reactivate a school').input(z.object({ id })),

  /** Deletes a school that never had anybody but its owner, no exam, no question and no payment; any other is left, with why. */
  deleteSchool: ofSchool('delete', 'Delete a school').input(z.object({ id })),
}
