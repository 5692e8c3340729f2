import { afterHandingInMs } from '@sabimark/domain/people/session-watch.ts'
import { endSessionsAfterExam } from '../people/sign-in/session.db.ts'
import { inSchool } from '../platform/database/tenant.ts'
import type { Services } from '../platform/services.ts'
import { selectAccountsDone } from './attempt.db.ts'

/** Who has handed in. */
export type Leaver = { schoolId: string; studentId: string }

/** A hall that hands in together costs two statements, not two a candidate. */
const gatherMs = 1_000

/**
 * Leaves candidates who have handed in on a shared computer a few minutes of their session, all of a school together;
 * who is still sitting another exam keeps it.
 */
export async function endSessions(
  { pools }: Pick<Services, 'pools'>,
  { schoolId, studentIds }: { schoolId: string; studentIds: readonly string[] },
): Promise<void> {
  const accountIds = await inSchool(pools.app, { schoolId }, (tx) => selectAccountsDone(tx, studentIds))
  if (accountIds.length > 0) await endSessionsAfterExam(pools.auth, { schoolId, accountIds, inMs: afterHandingInMs })
}

/** The same a moment later, beside the saves. It promises nothing beyond a crash of the server: the page signs out, too. */
export function createSessionEnds(services: Pick<Services, 'pools' | 'log'>): { soon(leaver: Leaver): void } {
  let leavers = new Map<string, string[]>()

  const endAll = async () => {
    const bySchool = leavers
    leavers = new Map()
    for (const [schoolId, studentIds] of bySchool) {
      try {
        await endSessions(services, { schoolId, studentIds })
      } catch (error) {
        services.log.error({ err: error, candidates: studentIds.length }, 'sessions after an exam were not cut')
      }
    }
  }
  return {
    soon: ({ schoolId, studentId }) => {
      if (leavers.size === 0) setTimeout(() => void endAll(), gatherMs).unref()
      leavers.set(schoolId, [...(leavers.get(schoolId) ?? []), studentId])
    },
  }
}
