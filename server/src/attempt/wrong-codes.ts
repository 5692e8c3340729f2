import { codeWaitMs, wrongCodesMs } from '@sabimark/domain/exam/access-code.ts'
import { noteUse, selectAgesOfUses } from '../platform/allowance/allowance.db.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import type { Services } from '../platform/process/services.ts'

/** Who has typed wrong access codes lately. */
export type WrongCodes = {
  /** How long this candidate waits before the next try. */
  waitMs(tx: Tx, candidate: string): Promise<number>
  /** Counts a wrong code, unless others at this very moment were too many already: then how long this candidate waits. */
  note(tx: Tx, candidate: string): number
}

/** Nobody needs more candidates than that at one time; beyond, those who were wrong longest ago are forgotten. */
const mostKept = 20_000

const usesOf = (candidate: string) => ({ what: 'access_code', who: candidate })

/**
 * Counted in the database, for all processes and across restarts, and here at once: the refusal of a wrong one leaves nothing
 * behind, so it is written down in a transaction of its own behind that, and many at one moment are not to pass before it.
 */
export function createWrongCodes(
  { pools, log }: Pick<Services, 'pools' | 'log'>,
  nowMs: () => number = () => performance.now(),
): WrongCodes {
  const wrong = new Map<string, number[]>()
  const lately = (candidate: string) => (wrong.get(candidate) ?? []).filter((at) => at > nowMs() - wrongCodesMs)
  return {
    async waitMs(tx, candidate) {
      const here = codeWaitMs(lately(candidate), nowMs())
      if (here > 0) return here
      const ages = await selectAgesOfUses(tx, usesOf(candidate), wrongCodesMs)
      const since = ages.map((age) => -age)
      return codeWaitMs(since, 0)
    },
    note({ schoolId }, candidate) {
      const before = lately(candidate)
      const waitMs = codeWaitMs(before, nowMs())
      if (waitMs > 0) return waitMs
      const times = [...before, nowMs()]
      // Last again, so that the first of the map is who was wrong longest ago.
      wrong.delete(candidate)
      wrong.set(candidate, times)
      const [oldest] = wrong.keys()
      if (wrong.size > mostKept && oldest !== undefined) wrong.delete(oldest)
      inSchool(pools.app, { schoolId }, (tx) => noteUse(tx, usesOf(candidate))).catch((error: unknown) =>
        log.error({ err: error }, 'A wrong access code could not be written down.'),
      )
      return 0
    },
  }
}
