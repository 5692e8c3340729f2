import { isWithinTrial, type TrialStock, trialLimit } from '@sabimark/domain/school/trial-limit.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { lockSchool } from './school.db.ts'

/**
 * Refuses to store more than a school may keep in its trial, in use or not, and anything once its plan has ended; undefined where
 * there is room. Everybody of the school who stores such a thing waits here, so that the count still holds at the commit.
 */
export async function refuseBeyondTrial(tx: Tx, what: TrialStock, count: (tx: Tx) => Promise<number>, adding = 1) {
  if (adding === 0) return undefined
  const school = await lockSchool(tx)
  if (school?.hasEnded) return refuse('PLAN_ENDED')
  if (!school?.isInTrial || isWithinTrial(what, await count(tx), adding)) return undefined
  return refuse('TRIAL_LIMIT', { limit: trialLimit[what] })
}

/** Does what may store things again, and refuses it where a trial has no room for them: only what it did counts. */
export async function withinTrial<Done>(
  tx: Tx,
  what: TrialStock,
  count: (tx: Tx) => Promise<number>,
  work: () => Promise<Done>,
) {
  const school = await lockSchool(tx)
  if (!school?.isInTrial && !school?.hasEnded) return await work()
  const before = await count(tx)
  const done = await work()
  const adding = (await count(tx)) - before
  if (adding <= 0) return done
  if (school.hasEnded) return refuse('PLAN_ENDED')
  return isWithinTrial(what, before, adding) ? done : refuse('TRIAL_LIMIT', { limit: trialLimit[what] })
}
